#!/bin/sh
# Installs this folder for one user (no argument), or below a prefix such as /usr/local.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${1:-${HOME:?HOME is not set; name a folder to install to}/.local}
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
rm -rf "$prefix/lib/sueca-desktop"
cp -R "$here/lib/sueca-desktop" "$prefix/lib/sueca-desktop"
cp -R "$here/share/." "$prefix/share/"
entry=$prefix/share/applications/sueca-desktop.desktop
# The menu finds it even where $prefix/bin is not on the search path; \1 is what follows the name of the program.
sed "s|^Exec=sueca-desktop\(.*\)|Exec=\"$prefix/bin/sueca-desktop\"\1|" "$here/share/applications/sueca-desktop.desktop" > "$entry"
ln -sf ../lib/sueca-desktop/sueca-desktop "$prefix/bin/sueca-desktop"
refresh() {
  command -v "$1" >/dev/null 2>&1 && "$1" "$2" || true
}
refresh update-desktop-database "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
inside=$prefix/lib/sueca-desktop/_internal
missing=$(LD_LIBRARY_PATH=$inside ldd "$inside"/PySide6/Qt/plugins/platforms/*.so 2>/dev/null |
  awk '/not found/ { print $1 }' | sort -u | tr '\n' ' ')
echo "Sueca Desktop is installed: $prefix/bin/sueca-desktop"
[ -z "$missing" ] || echo "It needs libraries this system lacks: $missing"
