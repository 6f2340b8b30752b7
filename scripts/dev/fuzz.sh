#!/usr/bin/env bash
# Feeds made-up input to what reads input: patterns (held against Lua's own matcher), plugins (loaded,
# asked, reloaded, closed) and the lines of the REPL (cut, completed, run in a plugin's sandbox).
# usage: fuzz.sh [SECONDS [TARGET...]]   each target that long, default 60; pattern, plugin, repl
# What was found interesting is kept in .build/fuzz and serves the next run; what breaks is written
# there as crash-* or timeout-*. Where clang has no libFuzzer the C targets make their own input, and
# the REPL is left out.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh

seconds=${1:-60}
shift || true
targets=("$@") # never empty
[ ${#targets[@]} -gt 0 ] || targets=(pattern plugin repl)

out=.build/fuzz
scratch=$out/swift
objects=$scratch/debug
mkdir -p "$out"
flags=(-O1 -std=gnu11 -Wall -Wextra -Werror -g -DCLUA_TESTS="\"$PWD/Tests/CLuaTests\"")
flags+=(-ISources/Core/CNavhostLua/include $(pkg-config --cflags lua5.4))
linker=()
command -v ld.lld >/dev/null && linker=(-fuse-ld=lld)

has_libfuzzer() {
  echo 'int LLVMFuzzerTestOneInput(const char *d, long n) { return 0; }' |
    clang ${linker[@]+"${linker[@]}"} -fsanitize=fuzzer,address -x c - -o "$out/probe" 2>/dev/null
}

# Runs a target of libFuzzer with its seeds.
fuzz() {
  local name=$1 length=$2
  shift 2
  mkdir -p "$out/$name-corpus"
  echo "== $name"
  "$out/$name" -max_total_time="$seconds" -max_len="$length" -timeout=20 -verbosity=0 \
    -artifact_prefix="$out/" -dict=Tests/CLuaTests/fuzz/lua.dict "$out/$name-corpus" "$@" \
    2>"$out/$name.log" || { tail -n 40 "$out/$name.log"; exit 1; }
  ls "$out/$name-corpus" | wc -l | xargs echo "inputs kept:"
}

c_target() {
  local name=$1 length=$2 files=(Sources/Core/CNavhostLua/*.c "Tests/CLuaTests/fuzz/$1_fuzz.c")
  [ "$name" = plugin ] && files+=(Tests/CLuaTests/harness.c)
  if has_libfuzzer; then
    clang ${linker[@]+"${linker[@]}"} -fsanitize=fuzzer,address "${flags[@]}" "${files[@]}" -o "$out/$name" \
      $(pkg-config --libs lua5.4) -lm
    fuzz "$name" "$length" "${@:3}"
  else
    gcc -fsanitize=address,undefined -DCLUA_FUZZ_MAIN "${flags[@]}" "${files[@]}" -o "$out/$name" \
      $(pkg-config --libs lua5.4) -lm
    "$out/$name" $((seconds * 500)) Tests/Hostile/*.lua
  fi
}

# The lines that the documentation types at the prompt.
repl_seeds() {
  mkdir -p "$out/repl-seeds"
  grep -hE '^>>? ' docs/*.md README.md | sed -E 's/^>>? //' | sort -u |
    awk -v folder="$out/repl-seeds" '{ print > (folder "/" NR); close(folder "/" NR) }'
}

repl() {
  has_libfuzzer || { echo "== repl: left out, this clang has no libFuzzer"; return; }
  swift build --target navhost --scratch-path "$scratch" \
    -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing
  swiftc ${linker:+-use-ld=lld} -parse-as-library -sanitize=fuzzer -swift-version 6 \
    -module-name ReplFuzz -I "$objects/Modules" \
    -Xcc -fmodule-map-file="$PWD/$objects/CNavhostLua.build/module.modulemap" \
    $(pkg-config --cflags-only-I lua5.4 | sed 's/-I/-Xcc -I/g') \
    Tests/navhostTests/Fuzz/ReplFuzz.swift \
    $(find "$objects/" -path '*.build/*.o' -not -path '*-tool.build/*') \
    $(pkg-config --libs lua5.4) -o "$out/repl"
  repl_seeds
  fuzz repl 300 "$out/repl-seeds"
}

for target in "${targets[@]}"; do
  case "$target" in
    pattern) c_target pattern 200 ;;
    plugin) c_target plugin 4096 Tests/Hostile plugins ;;
    repl) repl ;;
    *) echo "navhost: no such target: $target (known: pattern, plugin, repl)" >&2; exit 2 ;;
  esac
done
