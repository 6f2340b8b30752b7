#!/usr/bin/env bash
# Runs each attack of Tests/Hostile in the release build, beside a plugin that works: as a hook, while it is
# loaded, and in every other place where a plugin runs. `navhost` has to pop the screen, ask the neighbor
# and report both correctly, in 1.5 s of CPU time and 100 MB (in every place: 6 s, since it is asked
# again and again).
# usage: hostile.sh [FILE.lua...]    without a file: the corpus
#
#   NAVHOST=path      the `navhost` to run, default .build/release/navhost
#
# Lines "-- N = A | B" at the head of a file are values of a local `N`: the attack runs once with each.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
NAVHOST_PATH=$(absolute "${NAVHOST:-.build/release/navhost}")
export NAVHOST_PATH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
[ $# -gt 0 ] || set -- Tests/Hostile/*.lua
mkdir -p "$folder/scratch/hook" "$folder/scratch/load" "$folder/scratch/everywhere"

cat scripts/dev/hostile.lua - >"$folder/driver.lua" <<'END_OF_DRIVER'

local most_seconds = tonumber(arg[2])
local seconds, kilobytes = os.clock(), 0
local status = io.open "/proc/self/status"
if status then
  kilobytes = tonumber(status:read("a"):match("VmHWM:%s*(%d+)"))
  status:close()
end
assert(seconds < most_seconds, ("it took %.2f s"):format(seconds))
assert(kilobytes < 100 * 1024, ("it took %d MB"):format(kilobytes // 1024))
print("held", ("%.2f s, %d MB"):format(seconds, kilobytes // 1024))
END_OF_DRIVER
export DRIVER=$folder/driver.lua

# One file for each attack, value and place.
spread() {
  awk -v folder="$1" -v name="$(basename "$2" .lua)" '
    function write(head, path) {
      print head text > (folder "/load/" path)
      print "return { priority = 1, shouldPop = function(controller, pop) " head text "\nend }" \
        > (folder "/hook/" path)
      print "local function attack(controller, pop, next) " head text "\nend\n" \
        "return { priority = 1, onUnload = attack, didPush = attack, didPop = attack, backTitle = attack,\n" \
        "gestureShouldBegin = attack,\n" \
        "shouldPop = function(controller, pop, next) next() return attack(controller, pop, next) end }" \
        > (folder "/everywhere/" path)
    }
    { text = text $0 "\n" }
    /^-- N = / && NR == heads + 1 { count = split(substr($0, 8), parts, " [|] ")
      for (i = 1; i <= count; i++) values[++number] = parts[i] }
    /^--/ && NR == heads + 1 { heads++ }
    END {
      if (number == 0) write("", name ".lua")
      for (i = 1; i <= number; i++) write("local N = " values[i] " ", name "-" i ".lua")
    }
  ' "$2"
}

attack() {
  local most=1.5 out
  [[ $1 == */everywhere/* ]] && most=6
  out=$(ulimit -t 20; "$NAVHOST_PATH" run --no-plugins "$DRIVER" "$1" "$most" 2>"$1.log" | tail -n 1)
  case "$out" in
    held*) echo "$out" ;;
    *) echo "broken: ${1##*/scratch/}: $(tail -n 1 "$1.log")" ;;
  esac
}
export -f attack

for file in "$@"; do spread "$folder/scratch" "$file"; done
find "$folder/scratch" -name '*.lua' -print0 | sort -z |
  xargs -0 -P "$(cores)" -I{} bash -c 'attack "$1"' attack {} >"$folder/log"
grep -v '^held' "$folder/log" || true
held=$(grep -c '^held' "$folder/log" || true)
broken=$(grep -vc '^held' "$folder/log" || true)
echo "$held passed, $broken failed"
[ "$broken" -eq 0 ]
