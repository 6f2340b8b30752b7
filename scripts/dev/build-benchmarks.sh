#!/usr/bin/env bash
# Builds the benchmarks, and the program that they measure, both linked as a whole:
# Benchmarks/.build/release/Benchmarks and Benchmarks/.build/release/navhost
# usage: build-benchmarks.sh [Benchmarks|navhost]
set -euo pipefail
cd "$(dirname "$0")/../.."

. scripts/dev/linking.sh

export NAVHOST_BENCHMARKS=1
build() {
  steady swift build -c release --scratch-path Benchmarks/.build ${compiling[@]+"${compiling[@]}"} \
    ${whole[@]+"${whole[@]}"} --product "$@"
}
# The benchmarks count allocations by functions that Lua's library has to see.
[ "${1:-Benchmarks}" = navhost ] || build Benchmarks
[ "${1:-navhost}" = Benchmarks ] || build navhost "${linking[@]}" ${packed[@]+"${packed[@]}"}
