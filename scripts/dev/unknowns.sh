#!/usr/bin/env bash
# Runs the adapter's tests under combinations of what nobody knows of UIKit (UIUnknowns, from a to o),
# such that every two of them are met with each pair of answers: as many at a time as there are cores. The package
# must be built.
# usage: unknowns.sh [ARGUMENT OF swift test]...
#        unknowns.sh --others [ARGUMENT OF swift test]...   without the combination of none, which somebody ran
#        unknowns.sh LETTERS [ARGUMENT OF swift test]...    as one phone does it; - for none
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh

# Each letter is one of the fifteen fours of six lines, and the first line has none: two fours differ
# both ways, and have a line in common.
combinations=(
  "-"            # none
  "abcdefghij"
  "abcdefklmn"
  "abcghiklmo"
  "adeghjklno"
  "bdfgijkmno"
  "cefhijlmno"
)
if [[ "${1:-}" =~ ^(-|[a-o]+)$ ]]; then
  combinations=("$1")
  shift
elif [ "${1:-}" = --others ]; then
  combinations=("${combinations[@]:1}")
  shift
fi
# Nothing is built, so that nobody has to wait for another.
printf '%s\0' "${combinations[@]}" | xargs -0 -P "$(cores)" -I{} bash -c '
  set -o pipefail
  letters=$1
  shift
  status=0
  said=$(NAVHOST_UIKIT_STAND_IN=1 NAVHOST_UNKNOWNS=${letters#-} \
    swift test --skip-build --ignore-lock --package-path Tests/UIKitStandIn "$@" 2>&1 \
    | grep -E "^(✘|.*Test run with)") || status=1
  printf "unknowns: %s\n%s\n" "$letters" "$said"
  exit $status
' combination {} "$@"
