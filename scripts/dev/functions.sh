#!/usr/bin/env bash
# Holds the verifier of compiled functions against two compilers: made-up functions are compiled by Lua 5.4.4 and by
# the newest 5.4, large ones of all that is hard, small ones of all that makes ways, and small ones with `goto`.
# - What is refused of 5.4.4 compiles to other code with the newest, which is accepted.
# - The newest has one mistake left, of `goto`: there both are refused, and what the message says to write is not.
# - What both accept does the same in both, and the same as when it is written as the message advises.
# What is refused also runs: the script prints how often the answers differ. If they do not, the wrong way was not
# taken, or what was read or left open there made no difference.
# usage: functions.sh [COUNT [FIRST]]   default 100000 small functions of each kind, a tenth of large ones
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-100000}
first=${2:-1}
old=5.4.4
new=5.4.9
out=.build/functions
mkdir -p "$out"

for version in $old $new; do
  NAVHOST_LUA=$(bash scripts/dev/lua-source.sh "$version" | tail -n 1) \
    bash scripts/dev/ctest.sh plain verify >/dev/null
done

# The two compilers, one for each core.
compare() {  # KIND COUNT
  local version
  for version in $old $new; do
    ".build/ctest/lua-$version/plain/tests" --functions "$1" "$first" "$2" >"$out/$1-$version" &
  done
  wait
  paste "$out/$1-$old" "$out/$1-$new" | judge "$1" "$2"
}

# Fields: name, code, verdict and answers, and the latter three of the same written otherwise; then those of the newest.
judge() {  # KIND COUNT
  awk -F '\t' -v kind="$1" -v count="$2" '
  function broken(what) { print $1 ": " what; failed++ }
  function is_goto(verdict) { return verdict ~ /this .goto. wrongly/ }
  function word(verdict) { sub(/.*wrongly: /, "", verdict); return substr(verdict, 1, 60) }
  NF % 2 { broken("a line is torn"); next }
  { n = NF / 2; code = $2; verdict = $3; answers = $4; new_code = $(n + 2); new_verdict = $(n + 3); new_answers = $(n + 4) }
  $1 != $(n + 1) { broken("not the same in both") }
  code != new_code { others++ }
  verdict != "sound" && !is_goto(verdict) {
    refused[word(verdict)]++
    differ[word(verdict)] += answers != new_answers
    if (code == new_code) broken("refused, and compiled to the same code: " verdict)
  }
  is_goto(verdict) {
    refused[word(verdict)]++
    if (n > 4) differ[word(verdict)] += answers != $7
    else unknown[word(verdict)] = 1
    if (n > 4 && is_goto($6)) broken("refused, as it is advised: " $6)
  }
  new_verdict != "sound" && !is_goto(new_verdict) { broken("refused of the newest: " new_verdict) }
  is_goto(new_verdict) && n > 4 && $(n + 6) != "sound" { broken("refused of the newest, as it is advised: " $(n + 6)) }
  is_goto(new_verdict) && verdict == "sound" { broken("refused of the newest alone: " new_verdict) }
  verdict == "sound" && new_verdict == "sound" {
    same++
    if (answers != new_answers) broken("accepted of both, and they do not do the same")
    if (n > 4 && $6 != "sound") broken("refused when it is written otherwise: " $6)
    if (n > 4 && answers != $7) broken("does something else when it is written otherwise")
  }
  END {
    if (NR != count) { print "lines are missing"; failed++ }
    for (verdict in refused) {
      told = verdict in unknown ? "right answers unknown" : "of them " differ[verdict] " with other answers"
      printf "%7d refused of 5.4.4, %s: %s\n", refused[verdict], told, verdict
    }
    printf "%7d compiled to other code\n%7d accepted of both, and run in both\n", others, same
    printf "%s: %d passed, %d failed\n", kind, NR - failed, failed
    exit failed > 0
  }'
}

compare large $((count / 10))
compare small "$count"
compare goto "$count"
