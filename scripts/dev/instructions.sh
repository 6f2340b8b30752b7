#!/usr/bin/env bash
# Counts the instructions of five operations and compares them with Benchmarks/instructions.txt:
# more than 3 % above the recorded figure fails. No clock is involved. With --record the figures
# are written again: say in the commit why they changed. Linux only.
set -euo pipefail
cd "$(dirname "$0")/../.."

recorded=Benchmarks/instructions.txt
command -v valgrind >/dev/null || {
  echo "navhost: valgrind is missing: apt-get install valgrind" >&2
  exit 1
}
[ -n "${BENCHMARKS:-}" ] || bash scripts/dev/build-benchmarks.sh Benchmarks
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Valgrind cannot read this compiler's debugging information.
strip -g -o "$scratch/Benchmarks" "${BENCHMARKS:-Benchmarks/.build/release/Benchmarks}"

total() {
  SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    "$scratch/Benchmarks" --repeat "$1" "$2" 2>&1 | awk '/Collected/ { print $4 }'
}

# Two runs of different length: what start and end cost falls out.
instructions() {
  local operation=$1 few=$2 many=$3 first second
  first=$(total "$operation" "$few")
  second=$(total "$operation" "$many")
  echo $(((second - first) / (many - few)))
}

measure() {
  echo "hook $(instructions hook 1000 3000)"
  echo "script $(instructions script 1000 3000)"
  echo "pan $(instructions pan 50 150)"
  echo "load $(instructions load 20 60)"
  echo "push $(instructions push 500 1500)"
}

measure >"$scratch/now"
if [ "${1:-}" = --record ]; then
  cp "$scratch/now" "$recorded"
  cat "$recorded"
  exit 0
fi
awk '
  NR == FNR { before[$1] = $2; next }
  {
    grown = before[$1] > 0 ? ($2 - before[$1]) * 100 / before[$1] : 0
    verdict = before[$1] == 0 ? "not recorded" : grown > 3 ? "TOO MANY" : "ok"
    if (verdict != "ok") failed = 1
    printf "%-8s %9d recorded %9d now %+6.1f %%  %s\n", $1, before[$1], $2, grown, verdict
  }
  END { exit failed }
' "$recorded" "$scratch/now"
