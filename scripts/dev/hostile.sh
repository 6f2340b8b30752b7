#!/usr/bin/env bash
# Loads each attack of the corpus into the release program, as a plugin beside another one, and taps
# the back button. The program has to end by itself, with the neighbour asked and the screen popped.
#
#   NAVHOST=path      the program, default .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."
export NAVHOST_PATH=$(realpath "${NAVHOST:-.build/release/navhost}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat >"$folder/script.lua" <<'END'
local asked = false
nav.use { name = "neighbour", priority = -1000, shouldPop = function() asked = true end }
nav.use(arg[1])
nav.setRoot "Home"
nav.push { class = "Form", props = { dirty = true } }
nav.tapBack()
if nav.question() then nav.answer(true) end
nav.pop()
print(asked and nav.depth == 1 and "held" or "broken")
END
export SCRIPT=$folder/script.lua

# More than 20 s of CPU time or 1 GiB of memory is a broken promise whatever came out.
attack() {
  local out
  out=$(ulimit -t 20 -v 1048576; "$NAVHOST_PATH" run --no-plugins "$SCRIPT" "$1" 2>/dev/null | tail -n 1)
  [ "$out" = held ] && echo held || echo "broken: $1: $out"
}
export -f attack

printf '%s\0' Tests/CLuaTests/hostile/*.lua |
  xargs -0 -P "$(nproc)" -I{} bash -c 'attack "$1"' attack {} >"$folder/log"
grep -v '^held$' "$folder/log" || true
held=$(grep -c '^held$' "$folder/log" || true)
broken=$(grep -vc '^held$' "$folder/log" || true)
echo "$held passed, $broken failed"
[ "$broken" -eq 0 ]
