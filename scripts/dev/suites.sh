#!/usr/bin/env bash
# Other people's specs, written for busted, run unchanged by navhost: fetched from Debian's source
# packages into .build/suites, never kept in the repository. busted itself runs them first; navhost
# has to count the same. Linux only.
#
#   bash scripts/dev/suites.sh
#   NAVHOST=path      the `navhost` to run, default .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
navhost=$(absolute "${NAVHOST:-.build/release/navhost}")
packages=(lua-argparse lua-inspect lua-luassert lua-mediator lua-say)
place=$PWD/.build/suites

stop() { echo "navhost: $1" >&2; exit 1; }
[ -x "$navhost" ] || stop "$navhost is missing: run scripts/dev/build.sh, or set NAVHOST"

# busted, to compare with.
if ! command -v busted >/dev/null; then
  { apt-get update && apt-get install -y --no-install-recommends lua-busted; } >/dev/null 2>&1 ||
    stop "busted could not be installed: apt-get install lua-busted"
fi

# Lists and archives of their own: the machine's are not touched.
mkdir -p "$place"/{lists/partial,cache/archives/partial,archives,sources}
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]" \
  "http://deb.debian.org/debian $release main" >"$place/sources.list"
apt=(apt-get -o Dir::Etc::SourceList="$place/sources.list" -o Dir::Etc::SourceParts=/dev/null
  -o Dir::State::Lists="$place/lists" -o Dir::Cache="$place/cache" -o APT::Sandbox::User=root)

fetch() {
  compgen -G "$place/archives/$1_*.orig.tar.gz" >/dev/null && return
  [ -n "${updated:-}" ] || "${apt[@]}" update >"$place/log" 2>&1 || { tail -n 3 "$place/log"; return 1; }
  updated=yes
  (cd "$place/archives" && "${apt[@]}" source --download-only --tar-only "$1") >"$place/log" 2>&1 ||
    { tail -n 3 "$place/log"; return 1; }
}

# The count of a project's specs, by busted and by navhost: `N passed, N failed`.
by_busted() {
  (cd "$1" && lua5.4 "$(command -v busted)" --output=plainTerminal spec 2>&1 || true) |
    sed -nE 's/^([0-9]+) success[a-z]* \/ ([0-9]+) failure[s]? \/ ([0-9]+) error.*/\1 \2 \3/p' |
    awk '{ print $1 " passed, " ($2 + $3) " failed" }' | tail -n 1
}
by_navhost() { (cd "$1" && "$navhost" test spec 2>&1 || true) | tail -n 1; }

same=0
different=0
for package in "${packages[@]}"; do
  fetch "$package" || stop "the source of $package could not be fetched (is there a network?)"
  folder=$place/sources/$package
  rm -rf "$folder" && mkdir "$folder"
  tar -xf "$place/archives/${package}"_*.orig.tar.gz -C "$folder" --strip-components 1
  theirs=$(by_busted "$folder")
  ours=$(by_navhost "$folder")
  if [ -n "$theirs" ] && [ "${ours%, * pending}" = "$theirs" ] && [[ "$ours" != 0\ passed* ]]; then
    same=$((same + 1))
    echo "$package: as busted: $ours" | tr ',' ';'
  else
    different=$((different + 1))
    echo "$package: busted says '$theirs', navhost '$ours'"
  fi
done
echo "$same passed, $different failed"
[ "$different" -eq 0 ]
