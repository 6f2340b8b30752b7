#!/usr/bin/env bash
# Builds the benchmarks as build.sh builds the program: Benchmarks/.build/release/Benchmarks
set -euo pipefail
cd "$(dirname "$0")/../.."

swift build -c release --package-path Benchmarks --static-swift-stdlib --experimental-lto-mode full
