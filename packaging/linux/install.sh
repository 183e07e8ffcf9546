#!/bin/sh
# Installs this folder for one user (no argument), or below a prefix such as /usr/local.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${1:-${HOME:?HOME is not set; name a folder to install to}/.local}
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
rm -rf "$prefix/lib/sueca-desktop"
cp -R "$here/lib/sueca-desktop" "$prefix/lib/sueca-desktop"
cp -R "$here/share/." "$prefix/share/"
ln -sf ../lib/sueca-desktop/sueca-desktop "$prefix/bin/sueca-desktop"
for refresh in "update-desktop-database $prefix/share/applications" "update-mime-database $prefix/share/mime"; do
  command -v "${refresh%% *}" >/dev/null 2>&1 && $refresh || true
done
missing=$(ldd "$prefix/lib/sueca-desktop/_internal/PySide6/Qt/plugins/platforms/libqxcb.so" 2>/dev/null |
  awk '/not found/ { print $1 }' | sort -u)
echo "Sueca Desktop is installed: $prefix/bin/sueca-desktop"
[ -z "$missing" ] || echo "It needs libraries this system lacks: $missing"
