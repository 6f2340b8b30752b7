#!/usr/bin/env bash
# Builds and runs the tests of the C room, plain and under the sanitizers.
# usage: ctest.sh [plain|sanitized] [SUITE...]
set -euo pipefail
cd "$(dirname "$0")/../.."
out=.build/ctest
mkdir -p "$out"
warnings=(-std=gnu11 -Wall -Wextra -Werror -g)
paths=(-DCLUA_TESTS="\"$PWD/Tests/CLuaTests\"" -ISources/CLua/include $(pkg-config --cflags lua5.4))
files=(Sources/CLua/*.c Tests/CLuaTests/*.c)

plain() {
  ${CC:-clang} -O2 "${warnings[@]}" "${paths[@]}" "${files[@]}" -o "$out/plain" -llua5.4 -lm
  "$out/plain" "$@"
}

sanitized() {
  gcc -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined \
    "${warnings[@]}" "${paths[@]}" "${files[@]}" -o "$out/sanitized" -llua5.4 -lm
  CLUA_QUICK=1 "$out/sanitized" "$@"
}

mode=${1:-all}
shift || true
case "$mode" in
  plain) plain "$@" ;;
  sanitized) sanitized "$@" ;;
  *) plain && sanitized ;;
esac
