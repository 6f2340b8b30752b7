#!/usr/bin/env bash
# Installs what is missing, checks the format, builds, runs every test and checker.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh
swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks
bash scripts/dev/build.sh
bash scripts/dev/ctest.sh
swift test
bash scripts/dev/instructions.sh
# Where two hosts run on two threads: built anew, in a folder of its own.
swift test --sanitize=thread --scratch-path .build/tsan --filter 'ThreadTests'
bash scripts/dev/fuzz.sh 20
luacheck --quiet plugins scripts Sources/SpecRunner
.build/release/navhost check plugins scripts
.build/release/navhost test plugins
