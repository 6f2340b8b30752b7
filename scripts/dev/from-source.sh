#!/usr/bin/env bash
# Builds the package with Lua's own C sources instead of the system's library, and runs every test, those
# of CNavhostLua in C and the corpus of attacks too: with 5.4.4, as Debian has it, then with the newest 5.4. In a
# folder of its own.
# usage: from-source.sh [VERSION...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
. scripts/dev/stages.sh

versions=("$@") # never empty
[ ${#versions[@]} -gt 0 ] || versions=(5.4.4 5.4.8)

# The built `navhost` must not load the system's Lua beside its own.
holds_its_own() {
  if libraries .build/from-source/debug/navhost | grep -q liblua; then
    echo "navhost loads the system's liblua"
    return 1
  fi
}

# What an app links must not ask for libraries that are loaded at run time, with no system's settings.
has_no_dlopen() {  # FOLDER
  local folder=$1 system defines=() # never empty
  [[ $folder = /* ]] || folder=$PWD/$folder
  for file in "$folder"/l*.c; do
    defines+=("-DNAVHOST_LUA_$(basename "$file" .c)=\"$file\"")
  done
  for header in lua lauxlib lualib; do
    defines+=("-DNAVHOST_LUA_HEADER_$header=\"$folder/$header.h\"")
  done
  defines+=("-DNAVHOST_LUA_lprefix=\"$folder/lprefix.h\"" -DLUA_COMPAT_5_3)
  for system in LUA_USE_POSIX LUA_USE_IOS LUA_USE_MACOSX; do
    clang -w -c -I"$folder" -ISources/CLuaSource/include "${defines[@]}" "-D$system" \
      -o .build/lua/dlopen.o Sources/Core/CNavhostLuaSource/lua.c || return 1
    if nm -u .build/lua/dlopen.o | grep -wE 'dlopen|dlsym'; then
      echo "Lua with $system asks for dlopen"
      return 1
    fi
  done
}

# On a Mac the manifest finds the folder of lua-source.sh without a variable: here with Linux in its place.
needs_no_variable() {
  local folder copy status=0 said
  folder=$(bash scripts/dev/lua-source.sh | tail -n 1)
  copy=$(mktemp -d)
  sed 's/^#if os(macOS)/#if os(Linux)/' Package.swift >"$copy/Package.swift"
  said=$(cd "$copy" && env -u NAVHOST_LUA swift package dump-package | tr -d '\\') || status=1
  grep -qF "\"$copy/$folder/lapi.c\"" <<<"$said" || status=1
  said=$(cd "$copy" && NAVHOST_LUA=system swift package dump-package | tr -d '\\') || status=1
  ! grep -qF "/lapi.c" <<<"$said" || status=1
  rm -rf "$copy"
  [ $status -eq 0 ] || echo "the manifest does not find $folder by itself"
  return $status
}

# If there is no Lua, the error names the command.
names_the_command() {
  local said
  for header in lua lauxlib lualib; do
    said=$(echo "#include <$header.h>" | clang -fsyntax-only -x c -ISources/CLuaSource/include \
      "-DNAVHOST_LUA_HEADER_$header=\"/nowhere/$header.h\"" - 2>&1) || true
    grep -qF "run  bash scripts/dev/lua-source.sh  in navhost's folder" <<<"$said" || return 1
  done
}

with_lua() {  # FOLDER
  export NAVHOST_LUA=$1
  has_no_dlopen "$1"
  CLUA_QUICK=1 bash scripts/dev/ctest.sh plain
  bash scripts/dev/ctest.sh hostile
  build_tests --scratch-path .build/from-source
  holds_its_own
  run_tests --scratch-path .build/from-source
}

needs_no_variable
names_the_command

# The folder may be named from the package, and from the root.
start=
for version in "${versions[@]}"; do
  echo "Lua $version"
  with_lua "$start$(bash scripts/dev/lua-source.sh "$version" | tail -n 1)"
  start=$PWD/
done
