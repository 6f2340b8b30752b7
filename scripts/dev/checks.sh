# Read by scripts that count what holds: check-adapter.sh, check-darwin.sh, check-release.sh and their like.
# shellcheck shell=bash

passed=0
failed=0

# One thing holds, or does not.
report() {  # STATUS NAME
  if [ "$1" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $2"; fi
}

# A command that has to end well; if it does not, its output is shown.
check() {  # NAME COMMAND…
  local name=$1 said status=0
  shift
  said=$("$@" 2>&1) || status=1
  report $status "$name"
  [ $status -eq 0 ] || printf '%s\n' "$said"
}

# Says the counts, which is the last line, and ends with 1 where something failed.
close_checks() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
