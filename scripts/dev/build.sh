#!/usr/bin/env bash
# Builds the release program: .build/release/navhost. The one that is published, and measured, is linked as a
# whole besides: release.sh, build-benchmarks.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh

. scripts/dev/linking.sh

swift build -c release --product navhost ${compiling[@]+"${compiling[@]}"} "${linking[@]}" \
  ${quick[@]+"${quick[@]}"} ${packed[@]+"${packed[@]}"}
