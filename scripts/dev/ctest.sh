#!/usr/bin/env bash
# Builds the tests of CLua, for which Swift is not needed, and runs them.
# usage: ctest.sh plain|sanitized|hostile [SUITE...]
#   plain       every suite but the corpus of attacks, or those that are named
#   sanitized   the same under AddressSanitizer and UndefinedBehaviorSanitizer, the corpus with them
#   hostile     the corpus of attacks alone
set -euo pipefail
cd "$(dirname "$0")/../.."
out=.build/ctest
warnings=(-std=gnu11 -Wall -Wextra -Werror -g)
paths=(-DCLUA_TESTS="\"$PWD/Tests/CLuaTests\"" -ISources/CLua/include $(pkg-config --cflags lua5.4))

# build NAME COMPILER…: compiles each file by itself, as many at a time as there are cores.
build() {
  local name=$1
  shift
  mkdir -p "$out/$name"
  printf '%s\0' Sources/CLua/*.c Tests/CLuaTests/*.c | xargs -0 -P "$(nproc)" -I{} bash -c '
    file=$1; folder=$2; shift 2; "$@" -c "$file" -o "$folder/$(basename "$file" .c).o"
  ' compile {} "$out/$name" "$@" "${warnings[@]}" "${paths[@]}"
  "$@" "$out/$name"/*.o -o "$out/$name/tests" -llua5.4 -lm
}

# The suites, without the corpus of attacks.
suites() {
  sed -nE 's/.*\{"([a-z]+)", *[a-z]+_cases\}.*/&/p' Tests/CLuaTests/main.c |
    grep -oE '\{"[a-z]+"' | tr -d '{"' | grep -v '^hostile$'
}

mode=${1:-}
shift || true
case "$mode" in
  plain)
    build plain "${CC:-clang}" -O2
    [ $# -gt 0 ] || set -- $(suites)
    "$out/plain/tests" "$@" ;;
  sanitized)
    build sanitized gcc -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined
    CLUA_QUICK=1 "$out/sanitized/tests" "$@" ;;
  hostile)
    build plain "${CC:-clang}" -O2
    "$out/plain/tests" hostile ;;
  *) echo "navhost: usage: ctest.sh plain|sanitized|hostile [SUITE...]" >&2; exit 2 ;;
esac
