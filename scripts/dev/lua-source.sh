#!/usr/bin/env bash
# Fetches Lua's C sources, checks and unpacks them, and prints their folder as its last line:
# NAVHOST_LUA=$(bash scripts/dev/lua-source.sh | tail -n 1) swift build --scratch-path .build/from-source
# usage: lua-source.sh [VERSION]   5.4.4 (the default, with Debian's security patches), 5.4.8 or 5.4.9
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh

pool=https://deb.debian.org/debian/pool/main/l/lua5.4
version=${1:-5.4.4}
case "$version" in
  5.4.4)
    archive_sum=164c7849653b80ae67bec4b7473b884bf5cc8d2dca05653475ec2ed27b9ebf61
    patches=lua5.4_5.4.4-3+deb12u1.debian.tar.xz
    patches_sum=2d8e0e380722c648cfeffb8d58287865619b4d035544d93d7ef3a2eaf627abe6
    wanted=(0004-cve-2022-28805.patch 0005-cve-2022-33099.patch) ;;
  5.4.8)
    archive_sum=4f18ddae154e793e46eeab727c59ef1c0c0c2b744e7b94219710d76f530629ae
    patches=
    wanted=() ;; # never empty where it is used
  5.4.9)
    archive_sum=2335b6c582a52654f94612bf10d2f4672805d05329aa6568b1d8cd9e5c6fb8e6
    patches=
    wanted=() ;;
  *)
    echo "lua-source: no checksum for Lua $version: known are 5.4.4, 5.4.8 and 5.4.9" >&2
    exit 2 ;;
esac
archive=lua5.4_$version.orig.tar.gz
folder=.build/lua/lua-$version

checked() {  # FILE SUM: whether the file is there and whole
  [ -f "$1" ] && [ "$(sum_of_file "$1")" = "$2" ]
}

fetch() {  # NAME SUM
  checked "$downloads/$1" "$2" && return
  curl --fail --silent --show-error --location --retry 3 --output "$downloads/$1" "$pool/$1" \
    || { echo "lua-source: cannot fetch $pool/$1 (is there a network?)" >&2; exit 1; }
  checked "$downloads/$1" "$2" \
    || { echo "lua-source: $1 has not the checksum that it should have: delete $downloads and try again" >&2; exit 1; }
}

unpack() {
  local work
  work=$(mktemp -d "$PWD/.build/lua/unpack.XXXXXX")
  tar -xzf "$downloads/$archive" -C "$work"
  if [ ${#wanted[@]} -gt 0 ]; then
    tar -xJf "$downloads/$patches" -C "$work"
    for patch in ${wanted[@]+"${wanted[@]}"}; do
      patch -s -d "$work/lua-$version" -p1 <"$work/debian/patches/$patch"
    done
  fi
  local source="$work/lua-$version/src"
  rm -f "$source"/{lua.c,luac.c,onelua.c,ltests.c,ltests.h,lua.hpp,Makefile}
  rm -rf "$source/testes" "$folder"
  mv "$source" "$folder"
  rm -rf "$work"
}

downloads=.build/lua/downloads
mkdir -p "$downloads"
fetch "$archive" "$archive_sum"
[ -z "$patches" ] || fetch "$patches" "$patches_sum"
[ -f "$folder/lapi.c" ] && [ -f "$folder/lua.h" ] || unpack
echo "$folder"
