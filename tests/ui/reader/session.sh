#!/bin/sh
# Inside a session bus of its own: the accessibility bus, the app (the arguments), and what listens to it.
set -u
python=$1 reader=$2 launcher=$3
shift 3
"$launcher" --launch-immediately &
bus=$!
"$python" -m sueca_desktop "$@" &
app=$!
/usr/bin/python3 "$reader"
status=$?
kill "$app" && wait "$app"
kill "$bus"
exit "$status"
