#!/usr/bin/env bash
# Builds the release program: .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh
# Unused sections and symbols are dropped: the program starts sooner and is smaller.
swift build -c release --product navhost --static-swift-stdlib \
  --disable-local-rpath -Xlinker --gc-sections -Xlinker -s
