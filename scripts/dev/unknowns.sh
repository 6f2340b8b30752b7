#!/usr/bin/env bash
# Runs the adapter's tests under combinations of what is unknown about UIKit (UIUnknowns, from a to o), such that every
# pair of unknowns meets each pair of answers: as many runs at a time as there are cores. The package must be built.
# usage: unknowns.sh [ARGUMENT OF THE TESTS]...
#        unknowns.sh --others [ARGUMENT OF THE TESTS]...   without the combination of none, which ran already
#        unknowns.sh LETTERS [ARGUMENT OF THE TESTS]...    as one phone does it; - for none, mixed for the mixed phone
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh

# Each letter is one of the fifteen fours of six lines, and the first line has none: two fours differ
# both ways, and have a line in common. "mixed" is c, except for swipes.
combinations=(
  "-"            # none
  "abcdefghij"
  "abcdefklmn"
  "abcghiklmo"
  "adeghjklno"
  "bdfgijkmno"
  "cefhijlmno"
  "mixed"
)
if [[ "${1:-}" =~ ^(-|mixed|[a-o]+)$ ]]; then
  combinations=("$1")
  shift
elif [ "${1:-}" = --others ]; then
  combinations=("${combinations[@]:1}")
  shift
fi
# The test program runs directly, so that no run waits for another.
tests=$(NAVHOST_UIKIT_STAND_IN=1 swift build --show-bin-path --package-path Tests/UIKitStandIn)
printf '%s\0' "${combinations[@]}" | xargs -0 -P "$(cores)" -I{} bash -c '
  tests=$1 letters=$2
  shift 2
  NAVHOST_UIKIT_STAND_IN=1 NAVHOST_UNKNOWNS=${letters#-} python3 scripts/dev/swift_tests.py \
    --name "unknowns $letters" "$tests"/*.xctest --testing-library swift-testing "$@"
' combination "$tests" {} "$@"
