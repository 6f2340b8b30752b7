#!/usr/bin/env bash
# Builds the benchmarks, and the programs that they measure, each linked as a whole:
# Benchmarks/.build/release/Benchmarks; and navhost, navhost-preview and navhost-trace in the same folder
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
[ "${1:-navhost}" != Benchmarks ] || exit 0
for program in navhost navhost-preview navhost-trace; do build "$program" "${linking[@]}" ${packed[@]+"${packed[@]}"}; done
