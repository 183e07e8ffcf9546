#!/bin/sh
# Takes away what install.sh put there; saved games and settings stay.
set -eu
prefix=${1:-${HOME:?HOME is not set; name the folder it was installed to}/.local}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
(cd "$here/share" && find . -type f) | while IFS= read -r file; do rm -f "$prefix/share/$file"; done
rm -f "$prefix/bin/sueca-desktop"
rm -rf "$prefix/lib/sueca-desktop"
refresh() {
  command -v "$1" >/dev/null 2>&1 && "$1" "$2" || true
}
refresh update-desktop-database "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
echo "Sueca Desktop is gone from $prefix; saved games and settings are where they were"
