#!/usr/bin/env bash
# Builds the tests of CLua, for which Swift is not needed, and runs them.
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
paths=(-DCLUA_TESTS="\"$PWD/Tests/CLuaTests\"" -ISources/CLua/include)
lua=() # never empty
if [ -n "${NAVHOST_LUA:-}" ]; then
  out=$out/$(basename "$NAVHOST_LUA")
  paths+=("-I$(cd "$NAVHOST_LUA" && pwd)")
else
  paths+=($(pkg-config --cflags lua5.4))
  lua=($(pkg-config --libs lua5.4))
fi

# Lua itself, where it is built from source.
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

# build NAME COMPILER…: compiles each file by itself, as many at a time as there are cores.
build() {
  local name=$1
  shift
  mkdir -p "$out/$name"
  build_lua "$name" "$@"
  printf '%s\0' Sources/CLua/*.c Tests/CLuaTests/*.c | xargs -0 -P "$(cores)" -I{} bash -c '
    file=$1; folder=$2; shift 2; "$@" -c "$file" -o "$folder/$(basename "$file" .c).o"
  ' compile {} "$out/$name" "$@" "${warnings[@]}" "${paths[@]}"
  "$@" "$out/$name"/*.o "${lua[@]}" -o "$out/$name/tests" -lm
}

# Fails where files of CLua call one another in a circle, and names them.
layers() {
  local file
  for file in Sources/CLua/*.c; do
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

mode=${1:-}
shift || true
case "$mode" in
  plain)
    build plain "${CC:-clang}" -O2
    layers
    [ $# -gt 0 ] || set -- $(suites)
    "$out/plain/tests" "$@" ;;
  sanitized)
    build sanitized gcc -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined
    CLUA_QUICK=1 "$out/sanitized/tests" "$@" ;;
  hostile)
    build plain "${CC:-clang}" -O2
    "$out/plain/tests" hostile times ;;
  *) echo "navhost: usage: ctest.sh plain|sanitized|hostile [SUITE...]" >&2; exit 2 ;;
esac
