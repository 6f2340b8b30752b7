#!/usr/bin/env bash
# Builds the Swift tests once, optimized, and runs them many times, some of the runs beside three busy loops: a test that
# depends on the machine fails in one of them. The results are in .build/repeat, a file for each run. If the script is
# stopped, the next call goes on after the last finished run; another bundle begins again.
# Linux only.
# usage: repeat-tests.sh [RUNS [BUSY]]    default: 30 runs, the last 10 of them beside busy loops
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/stages.sh

runs=${1:-30}
busy=${2:-10}
results=.build/repeat
build_tests "${optimized[@]}"
bundle=$(echo "$(swift build --show-bin-path ${building[@]+"${building[@]}"} "${optimized[@]}")"/*.xctest)
identity=$(sum_of_file "$bundle")
# Made-up policies are the same in each run and take most of its time, so few are tried.
export NAVHOST_POLICIES=${NAVHOST_POLICIES:-10}
loops="" # the processes of the busy loops
status=0

start_loops() {
  local loop
  for loop in 1 2 3; do
    while :; do :; done &
    loops="$loops $!"
  done
}

stop_loops() {
  # shellcheck disable=SC2086 # several words
  [ -z "$loops" ] || kill $loops 2>/dev/null || true
  loops=""
}
trap stop_loops EXIT

if [ "$(cat "$results/identity" 2>/dev/null)" != "$identity" ]; then
  rm -rf "$results"
  mkdir -p "$results"
  echo "$identity" >"$results/identity"
fi
for ((run = 1; run <= runs; run++)); do
  log=$results/$run
  if [ ! -f "$log" ]; then
    started=$SECONDS
    [ "$run" -le $((runs - busy)) ] || start_loops
    python3 scripts/dev/swift_tests.py "$bundle" --testing-library swift-testing >"$log.part" || true
    stop_loops
    mv "$log.part" "$log"
    printf 'run %d: %s (%d s)\n' "$run" "$(tail -n 1 "$log")" $((SECONDS - started))
  fi
done
for ((run = 1; run <= runs; run++)); do
  grep -qE '^[1-9][0-9]* passed, 0 failed(, [0-9]+ skipped)?$' "$results/$run" && continue
  status=1
  printf 'run %d:\n' "$run"
  cat "$results/$run"
done
green=$(grep -lE '^[1-9][0-9]* passed, 0 failed(, [0-9]+ skipped)?$' "$results"/[0-9]* | wc -l)
echo "$((green)) of $runs runs passed every test"
exit $status
