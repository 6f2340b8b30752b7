#!/usr/bin/env bash
# Builds the release program .build/release/navhost, or those that are named. In the programs that are published, and
# measured, all modules are optimized, and linked as a whole: release.sh, build-benchmarks.sh.
# usage: build.sh [NAME...|all]    NAME is navhost, preview, lsp, debug, trace or app
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/programs.sh

wanted=$(files_of "${@:-navhost}")
bash scripts/dev/install.sh

. scripts/dev/linking.sh

SWIFT_EXEC=$PWD/scripts/dev/quick/swiftc
export SWIFT_EXEC
for program in $wanted; do
  steady swift build -c release --product "$program" ${compiling[@]+"${compiling[@]}"} "${linking[@]}" \
    ${quick[@]+"${quick[@]}"} ${packed[@]+"${packed[@]}"}
done
