#!/usr/bin/env bash
# Makes the pictures of docs/gallery.md: writes the page's scripts out and runs its commands.
# usage: gallery.sh   (the release program must be built: scripts/dev/build.sh)
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${NAVHOST:-$PWD/.build/release/navhost}
[ -x "$program" ] || { echo "navhost: $program is missing: run scripts/dev/build.sh" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A block whose first line is `-- NAME.lua` is a file; in a console block `$ ` begins a command.
awk -v folder="$folder" '
  /^```lua$/ { lua = 1; first = 1; next }
  /^```console$/ { console = 1; next }
  /^```$/ { lua = console = 0; next }
  lua && first {
    file = folder "/" substr($0, 4)
    first = 0
    path = file
    sub("/[^/]*$", "", path)
    system("mkdir -p " path)
  }
  lua { print > file }
  console && /^\$ / { print substr($0, 3) > (folder "/commands") }
' docs/gallery.md

ln -s "$PWD/examples" "$folder/examples"
navhost() { "$program" "$@"; }
while read -r command; do
  echo "$command"
  # With status 1 a proof has found something, which its picture shows.
  (cd "$folder" && eval "$command" </dev/null) || [ $? -eq 1 ]
done <"$folder/commands"

mkdir -p docs/gallery
for picture in $(grep -o 'gallery/[^"]*' docs/gallery.md | sort -u); do
  cp "$folder/${picture#gallery/}" "docs/$picture"
done
