#!/usr/bin/env bash
# Builds the release program: .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh
swift build -c release --product navhost --static-swift-stdlib
