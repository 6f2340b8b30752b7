#!/usr/bin/env bash
# Builds navhost and runs the scenarios of scripts/ with the plugins of plugins/.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/build.sh
for script in scripts/*.lua; do
  printf '\n== %s\n' "$script"
  .build/release/navhost run --no-plugins "$script"
done
