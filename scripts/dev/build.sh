#!/usr/bin/env bash
# Builds the release program: .build/release/navhost. In the one that is published, and measured, all modules are
# optimized, and linked as a whole: release.sh, build-benchmarks.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh

. scripts/dev/linking.sh

SWIFT_EXEC=$PWD/scripts/dev/quick/swiftc
export SWIFT_EXEC
steady swift build -c release --product navhost ${compiling[@]+"${compiling[@]}"} "${linking[@]}" \
  ${quick[@]+"${quick[@]}"} ${packed[@]+"${packed[@]}"}
