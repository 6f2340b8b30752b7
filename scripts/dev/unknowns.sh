#!/usr/bin/env bash
# Runs the adapter's tests under combinations of what nobody knows of UIKit (UIUnknowns, from a to j),
# such that every two of them are met with each pair of answers. The package must be built.
# usage: unknowns.sh [ARGUMENT OF swift test]...
#        unknowns.sh LETTERS [ARGUMENT OF swift test]...    as one phone does it; - for none
set -euo pipefail
cd "$(dirname "$0")/../.."

# Each letter is one of the ten triples of five lines, and the first line has none: two triples differ
# both ways, and have a line in common.
combinations=(
  "-"        # none
  "abcdef"   # a: 123, b: 124, c: 125, d: 134, e: 135, f: 145
  "abcghi"   # g: 234, h: 235, i: 245
  "adeghj"   # j: 345
  "bdfgij"
  "cefhij"
)
if [[ "${1:-}" =~ ^(-|[a-j]+)$ ]]; then
  combinations=("$1")
  shift
fi
status=0
for letters in "${combinations[@]}"; do
  echo "unknowns: $letters"
  NAVHOST_UIKIT_STAND_IN=1 NAVHOST_UNKNOWNS=${letters#-} \
    swift test --skip-build --package-path Tests/UIKitStandIn "$@" 2>&1 \
    | grep -E '^(✘|.*Test run with)' || status=1
done
exit $status
