#!/usr/bin/env bash
# Builds the benchmarks as build.sh builds the program: Benchmarks/.build/release/Benchmarks
set -euo pipefail
cd "$(dirname "$0")/../.."

NAVHOST_BENCHMARKS=1 swift build -c release --product Benchmarks --scratch-path Benchmarks/.build \
  --static-swift-stdlib --experimental-lto-mode full
