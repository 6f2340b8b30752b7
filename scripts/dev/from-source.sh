#!/usr/bin/env bash
# Builds the package with Lua's own C sources in place of the system's library, and runs every test:
# with 5.4.4, as Debian has it, then with the newest 5.4. In a folder of its own.
# usage: from-source.sh [VERSION...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/stages.sh

versions=("$@")
[ ${#versions[@]} -gt 0 ] || versions=(5.4.4 5.4.8)

# The program that was built must not load the system's Lua beside its own.
holds_its_own() {
  if ldd .build/from-source/debug/navhost | grep -q liblua; then
    echo "the program loads the system's liblua"
    return 1
  fi
}

with_lua() {  # VERSION
  NAVHOST_LUA=$(bash scripts/dev/lua-source.sh "$1" | tail -n 1)
  export NAVHOST_LUA
  swift build --build-tests --scratch-path .build/from-source
  holds_its_own
  swift_tests --skip-build --scratch-path .build/from-source
}

for version in "${versions[@]}"; do
  echo "Lua $version"
  with_lua "$version"
done
