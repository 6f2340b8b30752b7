#!/usr/bin/env bash
# The playground: the host and its page as a folder of static files, .build/playground, which needs no server.
# usage: playground.sh [build]             the folder
#        playground.sh test-c [SUITE...]   the tests of CNavhostLua, compiled to WebAssembly, in wasmtime
#        playground.sh test                scenes, pictures, proofs and attacks in wasmtime, the page in Chromium
#                                          without a network; NAVHOST is the program that says what is right
# The C library and what clang needs besides are Debian's, Lua is built from source, wasmtime comes from PyPI.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh

work=.build/playground-objects
folder=.build/playground
libc=/usr/include/wasm32-wasi
libraries=/usr/lib/wasm32-wasi
resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
swift=$(dirname "$(dirname "$resources")") # the toolchain
clang=${NAVHOST_CLANG:-$swift/bin/clang}
link=$swift/bin/wasm-ld
stack=524288 # bytes
target=(
  --target=wasm32-unknown-wasi -isystem playground/libc -isystem "$libc" -fwasm-exceptions
  -mllvm -wasm-enable-sjlj -mllvm -wasm-use-legacy-eh=false -ffunction-sections -fdata-sections
  -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS
)
warnings=(-std=gnu11 -Wall -Wextra -Werror)

install_tools() {
  bash scripts/dev/install.sh wasi-libc libclang-rt-14-dev-wasm32 brotli
  lua=$(bash scripts/dev/lua-source.sh | tail -n 1)
}

install_wasmtime() {
  python=.build/wasmtime/bin/python
  [ -x "$python" ] || python3 -m venv .build/wasmtime
  "$python" -c 'import wasmtime' 2>/dev/null \
    || "$python" -m pip install --quiet --disable-pip-version-check wasmtime==50.0.1
}

# compile NAME FILES FLAG…: each file by itself, into a folder of that name; FILES is a glob.
compile() {
  local name=$1 files=$2
  shift 2
  mkdir -p "$work/$name"
  # shellcheck disable=SC2086 # the glob is meant
  printf '%s\0' $files | xargs -0 -P "$(cores)" -I{} bash -c '
    file=$1; folder=$2; shift 2; "$@" -c "$file" -o "$folder/$(basename "$file" .c).o"
  ' compile {} "$work/$name" "$clang" "${target[@]}" "$@"
}

# compile_c NAME FLAG…: Lua, CNavhostLua and what the C library lacks.
compile_c() {
  local name=$1
  shift
  compile "$name/lua" "$lua/*.c" -std=gnu99 -Wno-deprecated-declarations -DLUA_COMPAT_5_3 \
    -DLUA_TMPNAMBUFSIZE=1 '-Dlua_tmpnam(name,failed)=failed=1' "$@"
  compile "$name/libc" 'playground/libc/*.c' "${warnings[@]}" -Wno-deprecated-declarations "$@"
  compile "$name/clua" 'Sources/Core/CNavhostLua/*.c' "${warnings[@]}" -I"$lua" -ISources/Core/CNavhostLua/include "$@"
}

# link_all RESULT START OBJECT-OR-FLAG…
link_all() {
  local result=$1 start=$2
  shift 2
  "$link" -z "stack-size=$stack" --stack-first --gc-sections --fatal-warnings -o "$result" "$libraries/$start" "$@" \
    -L"$libraries" -lc -lm -lwasi-emulated-signal -lwasi-emulated-process-clocks \
    /usr/lib/llvm-14/lib/clang/14*/lib/wasi/libclang_rt.builtins-wasm32.a
}

test_c() {
  install_tools
  install_wasmtime
  compile_c tests -O2 -g
  compile tests/suites 'Tests/CLuaTests/*.c' "${warnings[@]}" -O2 -g -I"$lua" -ISources/Core/CNavhostLua/include \
    -ITests/CLuaTests/wasm -include system.h -DCLUA_TESTS='"/checkout/Tests/CLuaTests"'
  link_all "$work/tests.wasm" crt1-command.o "$work"/tests/*/*.o
  if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046 # several words
    set -- $(grep -oE '\{"[a-z]+", [a-z]+_cases\}' Tests/CLuaTests/main.c | grep -oE '"[a-z]+"' | tr -d '"' \
      | grep -vE '^(hostile|times)$')
  fi
  "$python" Tests/PlaygroundTests/run_wasi.py "$work/tests.wasm" "$@"
}

build() {
  install_tools
  compile_c page -Os -DNDEBUG
  bash scripts/dev/wasm-modules.sh
  rm -rf "$folder"
  python3 playground/pack.py "$folder"
  link_all "$folder/playground.wasm" crt1-reactor.o --entry _initialize --strip-all --compress-relocations \
    --export=playground_room --export=playground_call --export=playground_answer \
    "$work"/page/*/*.o .build/wasm/modules/*.o \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  sizes
}

# What a browser loads, as it is and compressed as web servers send it.
sizes() {
  local file all=0 compressed module=0
  for file in "$folder"/*; do
    compressed=$(brotli --best --stdout "$file" | wc -c)
    all=$((all + compressed))
    [ "${file##*/}" != playground.wasm ] || module=$compressed
    printf '%9d bytes, %8d compressed  %s\n' "$(wc -c <"$file")" "$compressed" "$file"
  done
  echo "$all bytes compressed in all"
  [ "$module" -lt 1100000 ] || { echo "navhost: the page's module is larger than 1.1 MB compressed" >&2; return 1; }
}

test_page() {
  [ -f "$folder/playground.wasm" ] || build
  install_wasmtime
  bash scripts/dev/install.sh chromium chromium-driver python3-selenium
  cp "$folder/playground.wasm" "$work/playground.wasm" # what is made of it stays out of the folder
  NAVHOST=${NAVHOST:-.build/release/navhost} \
    "$python" Tests/PlaygroundTests/core_test.py "$work/playground.wasm"
  /usr/bin/python3 Tests/PlaygroundTests/page_test.py "$folder"
}

mode=${1:-build}
[ $# -eq 0 ] || shift
case "$mode" in
  build) build ;;
  test-c) test_c "$@" ;;
  test) test_page ;;
  *) echo "navhost: usage: playground.sh [build | test-c [SUITE...] | test]" >&2; exit 2 ;;
esac
