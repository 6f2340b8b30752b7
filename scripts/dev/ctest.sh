#!/usr/bin/env bash
# Builds the tests of CNavhostLua, for which Swift is not needed, and runs them.
# usage: ctest.sh plain|sanitized|hostile [SUITE...]
#   plain       every suite but those two, or those that are named
#   sanitized   the same under AddressSanitizer and UndefinedBehaviorSanitizer, the corpus with them
#   hostile     the corpus of attacks, and every function with what takes long to look at
# With NAVHOST_LUA set they run on the Lua whose sources that folder holds, as the package does.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
out=.build/ctest
warnings=(-std=gnu11 -Wall -Wextra -Werror -g)
paths=(-DCLUA_TESTS="\"$PWD/Tests/CLuaTests\"" -ISources/Core/CNavhostLua/include)
lua=() # never empty
if [ -n "${NAVHOST_LUA:-}" ]; then
  out=$out/$(basename "$NAVHOST_LUA")
  paths+=("-I$(cd "$NAVHOST_LUA" && pwd)")
else
  paths+=($(pkg-config --cflags lua5.4))
  lua=($(pkg-config --libs lua5.4))
fi

# Lua itself, if it is built from source.
build_lua() {  # NAME COMPILER…
  local name=$1
  shift
  [ -n "${NAVHOST_LUA:-}" ] || return 0
  mkdir -p "$out/$name/lua"
  printf '%s\0' "$NAVHOST_LUA"/*.c | xargs -0 -P "$(cores)" -I{} bash -c '
    file=$1; folder=$2; shift 2; "$@" -c "$file" -o "$folder/$(basename "$file" .c).o"
  ' compile {} "$out/$name/lua" "$@" -std=gnu99 -DLUA_COMPAT_5_3 -DLUA_USE_POSIX
  lua=("$out/$name/lua"/*.o)
}

# The C files that are newer than what was made of them in FOLDER, or older than a header of theirs.
stale() {  # FOLDER
  local file object headers
  headers=$(ls -t Sources/Core/CNavhostLua/*.h Sources/Core/CNavhostLua/include/*.h Tests/CLuaTests/*.h | head -1)
  for file in Sources/Core/CNavhostLua/*.c Tests/CLuaTests/*.c; do
    object=$1/$(basename "$file" .c).o
    [ "$object" -nt "$file" ] && [ "$object" -nt "$headers" ] || printf '%s\0' "$file"
  done
}

# What another command made, or of a file that has gone, is made no use of.
clear_out() {  # FOLDER COMMAND…
  local folder=$1 object name
  shift
  [ "$(cat "$folder/command" 2>/dev/null)" = "$*" ] || rm -f "$folder"/*.o
  echo "$*" >"$folder/command"
  for object in "$folder"/*.o; do
    name=$(basename "$object" .o)
    [ -f "Sources/Core/CNavhostLua/$name.c" ] || [ -f "Tests/CLuaTests/$name.c" ] || rm -f "$object"
  done
}

# build NAME COMPILER…: compiles each file that has changed, as many at a time as there are cores.
build() {
  local name=$1
  shift
  mkdir -p "$out/$name"
  build_lua "$name" "$@"
  clear_out "$out/$name" "$@" "${warnings[@]}" "${paths[@]}"
  stale "$out/$name" | xargs -0 -P "$(cores)" -I{} bash -c '
    file=$1; folder=$2; shift 2; "$@" -c "$file" -o "$folder/$(basename "$file" .c).o"
  ' compile {} "$out/$name" "$@" "${warnings[@]}" "${paths[@]}"
  "$@" "$out/$name"/*.o "${lua[@]}" -o "$out/$name/tests" -lm
}

# Fails where files of CNavhostLua call one another in a circle, and names them.
layers() {
  local file
  for file in Sources/Core/CNavhostLua/*.c; do
    file=$(basename "$file" .c)
    nm "$out/plain/$file.o" | awk -v file="$file" '
      NF == 3 && $2 ~ /[A-TV-Z]/ { print "defines", file, $3 }
      NF == 2 && $1 == "U" { print "uses", file, $2 }'
  done | awk '
    $1 == "defines" { owner[$3] = $2 }
    $1 == "uses" { user[++count] = $2; symbol[count] = $3 }
    END { for (i = 1; i <= count; i++) if (symbol[i] in owner) print user[i], owner[symbol[i]] }
  ' | tsort >/dev/null
}

# The suites, without the corpus of attacks.
suites() {
  sed -nE 's/.*\{"([a-z]+)", *[a-z]+_cases\}.*/&/p' Tests/CLuaTests/main.c |
    grep -oE '\{"[a-z]+"' | tr -d '{"' | grep -vE '^(hostile|times)$'
}

# several NAME SUITE…: runs suites, as many at a time as there are cores. Each says what it counted.
several() {
  local name=$1
  shift
  printf '%s\0' "$@" | xargs -0 -P "$(cores)" -I{} bash -c '
    status=0
    said=$("$1" "$2") || status=1
    printf "%s\n" "$said"
    exit $status
  ' suite "$out/$name/tests" {}
}

mode=${1:-}
shift || true
case "$mode" in
  plain)
    build plain "${CC:-clang}" -O2
    layers
    [ $# -gt 0 ] || set -- $(suites)
    several plain "$@" ;;
  sanitized)
    build sanitized gcc -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined
    [ $# -gt 0 ] || set -- $(suites) hostile times
    CLUA_QUICK=1 several sanitized "$@" ;;
  hostile)
    build plain "${CC:-clang}" -O2
    several plain hostile times ;;
  *) echo "navhost: usage: ctest.sh plain|sanitized|hostile [SUITE...]" >&2; exit 2 ;;
esac
