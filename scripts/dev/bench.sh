#!/usr/bin/env bash
# Measures: prints the table of Benchmarks/ and leaves it as JSON. Groups may be named:
# bench.sh [hook] [cage] [pan] [load] [many] [growth] [picture] [threads] [process]
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/build.sh
swift build -c release --package-path Benchmarks
Benchmarks/.build/release/Benchmarks \
  --program .build/release/navhost --json Benchmarks/results.json "$@"
echo "Benchmarks/results.json holds the same figures."
