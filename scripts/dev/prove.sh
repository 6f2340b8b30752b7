#!/usr/bin/env bash
# Proves that the shipped plugins trap no user: each alone, any two of them, all together, over the app that
# `navhost prove` makes up (depth 4) and over the setup script scripts/dev/prove/scene.lua (depth 3). Then explores
# that stack at random: no invariant may be broken.
# `checkout_guard` holds a screen on purpose while a payment is under way: it has a part in every trap that there may be.
# usage: prove.sh
#
#   NAVHOST=path      the `navhost` to run, default .build/release/navhost
#   STEPS=1000000     how many random steps are taken in each iOS version
#   JOBS=2            how many proofs run at a time
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
program=$(absolute "${NAVHOST:-.build/release/navhost}")
scene=$PWD/scripts/dev/prove/scene.lua
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0
count() { if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi; }

plugins=() # never empty
for file in plugins/*/init.lua; do
  name=$(basename "$(dirname "$file")")
  [ "$name" = checkout_guard ] || plugins+=("$name")
done

# put NAME…: prints a folder that has these plugins alone.
put() {
  local at name
  at=$folder/$(IFS=+ && echo "$*")
  mkdir -p "$at"
  for name in "$@"; do cp -r "plugins/$name" "$at/"; done
  echo "$at"
}

# A line for each proof: its plugins' folder, then what else it is called with.
list() {
  local i j at
  for ((i = 0; i < ${#plugins[@]}; i++)); do
    for ((j = i; j < ${#plugins[@]}; j++)); do
      if [ "$i" = "$j" ]; then at=$(put "${plugins[i]}"); else at=$(put "${plugins[i]}" "${plugins[j]}"); fi
      echo "$at --depth 4"
      echo "$at --depth 3 --setup $scene"
    done
  done
  at=$(put "${plugins[@]}")
  echo "$at --depth 4"
  echo "$at --depth 3 --setup $scene"
}

# Runs one proof; one that fails is printed with its findings.
cat >"$folder/one.sh" <<'END'
at=$1
shift
out=$(cd "$(dirname "$at")" && "$PROGRAM" prove --plugins "$(basename "$at")" "$@" 2>&1) && status=0 || status=$?
if [ $status = 0 ]; then echo "proved $(basename "$at") $*: ${out##*$'\n'}"; exit; fi
printf 'not proved: %s %s\n%s\n' "$(basename "$at")" "$*" "$out"
END

list >"$folder/list"
PROGRAM=$program xargs -P "${JOBS:-2}" -L 1 bash "$folder/one.sh" <"$folder/list" >"$folder/results"
passed=$(grep -c '^proved ' "$folder/results" || true)
failed=$(($(wc -l <"$folder/list") - passed))
grep -v '^proved ' "$folder/results" || true
grep "$(basename "$(put "${plugins[@]}")") " "$folder/results" | sed 's/^proved [^ ]*/all together/' || true
echo "proofs: $SECONDS s"

# Where checkout_guard joins, it has a part in every trap; another may hold the same screen, too.
at=$(put "${plugins[@]}" checkout_guard)
status=0
(cd "$folder" && "$program" prove --plugins "$(basename "$at")" --depth 3 --json) >"$folder/json" || status=$?
python3 - "$folder/json" <<'END' || status=2
import json, sys
findings = json.load(open(sys.argv[1]))["findings"]
others = [f for f in findings if f["kind"] != "trap" or "checkout_guard" not in f["plugins"]]
if others:
    sys.exit(f"with checkout_guard: {others}")
END
[ $status -le 1 ] && count 0 || count 1

for version in 17 26; do
  status=0
  (cd "$folder" && "$program" explore --plugins "$(basename "$at")" --ios "$version" \
    --steps "${STEPS:-1000000}" --setup "$scene") || status=$?
  count $status
done
echo "in all: $SECONDS s"

echo "$passed passed, $failed failed"
[ $failed = 0 ]
