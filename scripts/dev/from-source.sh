#!/usr/bin/env bash
# Builds the package with Lua's own C sources in place of the system's library, and runs every test, those
# of CLua in C and the corpus of attacks too: with 5.4.4, as Debian has it, then with the newest 5.4. In a
# folder of its own.
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

with_lua() {  # FOLDER
  export NAVHOST_LUA=$1
  CLUA_QUICK=1 bash scripts/dev/ctest.sh plain
  bash scripts/dev/ctest.sh hostile
  swift build --build-tests --scratch-path .build/from-source
  holds_its_own
  swift_tests --skip-build --scratch-path .build/from-source
}

# The folder may be named from the package, and from the root.
start=
for version in "${versions[@]}"; do
  echo "Lua $version"
  with_lua "$start$(bash scripts/dev/lua-source.sh "$version" | tail -n 1)"
  start=$PWD/
done
