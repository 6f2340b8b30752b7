#!/usr/bin/env bash
# Builds and runs the tests of the C room, plain and under the sanitizers.
# usage: ctest.sh [plain|sanitized] [SUITE...]
#        ctest.sh fuzz [SECONDS]: libFuzzer where clang has it, else random input
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

fuzz() {
  local target=(Sources/CLua/*.c Tests/CLuaTests/fuzz/pattern_fuzz.c)
  if clang -O1 -fsanitize=fuzzer,address "${warnings[@]}" "${paths[@]}" "${target[@]}" \
    -o "$out/fuzz" -llua5.4 -lm 2> "$out/fuzz.log"; then
    mkdir -p "$out/corpus"
    "$out/fuzz" -max_total_time="${1:-60}" -max_len=200 -timeout=10 "$out/corpus"
  else
    gcc -O1 -fsanitize=address,undefined -DCLUA_FUZZ_MAIN "${warnings[@]}" "${paths[@]}" \
      "${target[@]}" -o "$out/fuzz" -llua5.4 -lm
    "$out/fuzz" $((${1:-60} * 3000))
  fi
}

mode=${1:-all}
shift || true
case "$mode" in
  plain) plain "$@" ;;
  sanitized) sanitized "$@" ;;
  fuzz) fuzz "$@" ;;
  *) plain && sanitized ;;
esac
