#!/usr/bin/env bash
# Builds the benchmarks, and the program that they measure, both linked as a whole:
# Benchmarks/.build/release/Benchmarks and Benchmarks/.build/release/navhost
# usage: build-benchmarks.sh [PRODUCT…]   both where none is named
set -euo pipefail
cd "$(dirname "$0")/../.."

. scripts/dev/linking.sh

export NAVHOST_BENCHMARKS=1
[ $# -gt 0 ] || set -- Benchmarks navhost
for product in "$@"; do
  swift build -c release --product "$product" --scratch-path Benchmarks/.build "${linking[@]}" \
    ${whole[@]+"${whole[@]}"} \
    ${packed[@]+"${packed[@]}"}
done
