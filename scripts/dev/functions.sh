#!/usr/bin/env bash
# Holds the verifier of compiled functions against two compilers: random functions are compiled by Lua 5.4.4 and
# by the newest 5.4. What is refused of the one must compile to other code in the other, and what both accept must
# do the same in both. The newest has one mistake left, of `goto`: there both are refused.
# usage: functions.sh [COUNT [FIRST]]   default 10000 functions from the first
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-10000}
first=${2:-1}
versions=(5.4.4 5.4.8)
out=.build/functions
mkdir -p "$out"

for version in "${versions[@]}"; do
  NAVHOST_LUA=$(bash scripts/dev/lua-source.sh "$version" | tail -n 1) \
    bash scripts/dev/ctest.sh plain verify >/dev/null
done

# In two halves, one for each core.
half=$((count / 2))
for version in "${versions[@]}"; do
  program=.build/ctest/lua-$version/plain/tests
  "$program" --functions "$first" "$half" >"$out/$version-1" &
  "$program" --functions "$((first + half))" "$((count - half))" >"$out/$version-2" &
  wait
  cat "$out/$version-1" "$out/$version-2" >"$out/$version"
done

paste "$out/5.4.4" "$out/5.4.8" | awk -F '\t' -v count="$count" '
  function broken(what) { print "function " $1 ": " what; failed++ }
  function is_goto(verdict) { return verdict ~ /this .goto. wrongly/ }
  function word(verdict) { sub(/.*wrongly: /, "", verdict); return substr(verdict, 1, 60) }
  $1 != $5 { broken("not the same in both") }
  $3 == "does not compile" { none++ }
  $3 != "sound" { refused[word($3)]++ }
  $3 != "sound" && $2 == $6 && !is_goto($3) { broken("refused, and compiled to the same code: " $3) }
  $7 != "sound" && !is_goto($7) { broken("refused of the newest: " $7) }
  $3 == "sound" && $7 == "sound" && $4 != $8 { broken("accepted of both, and they do not do the same") }
  $3 == "sound" && $7 == "sound" { same++ }
  $2 != $6 { others++ }
  END {
    if (NR != count) { print "lines are missing"; failed++ }
    for (verdict in refused) printf "%7d refused of 5.4.4: %s\n", refused[verdict], verdict
    printf "%7d compiled to other code\n%7d accepted of both, and run in both\n", others, same
    printf "%d passed, %d failed\n", NR - failed, failed
    exit failed > 0
  }'
