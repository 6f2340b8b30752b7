# Read by test.sh and deep.sh: runs stages and adds up what they counted.
# A stage counts what it prints as `N passed, N failed`; one that prints no such line counts as one.
# shellcheck shell=bash
. scripts/dev/portable.sh

stages_passed=0
stages_failed=0
stages_broken=()
stages_ends=() # the last lines of each broken stage
stages_started=$SECONDS

# With NAVHOST_DEBUG_INFO=none the tests are built without information for debuggers, in a fifth less time. What was
# built with it is then built anew.
building=()
[ -z "${NAVHOST_DEBUG_INFO:-}" ] || building=(-debug-info-format "$NAVHOST_DEBUG_INFO")

# stage NAME COMMAND…: runs the command, and goes on where it fails.
stage() {
  local name=$1 status=0 log counted started=$SECONDS
  shift
  log=$(mktemp)
  printf '\n== %s\n' "$name"
  # Not behind `||`, where a command that fails in the midst of the stage would not end it.
  set +e
  (set -e; "$@") 2>&1 | tee "$log"
  [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
  set -e
  read -r passed failed counted < <(sum_of "$log")
  [ $status -eq 0 ] || stages_ends+=("$(tail -n 40 "$log")")
  rm -f "$log"
  if [ "$counted" = 0 ]; then
    if [ $status -eq 0 ]; then passed=1; else failed=1; fi
  elif [ $status -ne 0 ] && [ "$failed" -eq 0 ]; then
    failed=1
  fi
  [ $status -eq 0 ] || stages_broken+=("$name")
  stages_passed=$((stages_passed + passed))
  stages_failed=$((stages_failed + failed))
  printf '   (%s: %d s)\n' "$name" $((SECONDS - started))
}

# Adds up the lines that count, also swift test's: passed, failed, how many such lines there were.
sum_of() {
  sed $'s/\033\\[[0-9;]*m//g' "$1" | awk '
    /^([^:]*: )?[0-9]+ passed, [0-9]+ failed(, [0-9]+ pending)?$/ {
      sub(/^[^:]*: /, ""); passed += $1; failed += $3; lines++
    }
    END { print passed + 0, failed + 0, lines + 0 }'
}

# Says which stages failed, each with its last lines, and the sum of the counts, which is the last line.
close_stages() {
  local index
  printf '\n%d s\n' $((SECONDS - stages_started))
  for index in ${stages_broken[@]+"${!stages_broken[@]}"}; do
    printf '\nfailed: %s\n%s\n' "${stages_broken[index]}" "${stages_ends[index]}"
  done
  echo "$stages_passed passed, $stages_failed failed"
  [ ${#stages_broken[@]} -eq 0 ]
}

# swift test, of which only what failed and the count is shown. With NAVHOST_AGAIN=1 tests that failed run once
# more, alone: CI is to tell a test that depends on the machine from a defect. So does a run that ended before it had
# counted, as a whole. Both are told.
swift_tests() {
  local log status=0 mended=0 failed=()
  local run=(swift test ${building[@]+"${building[@]}"} "$@")
  # What is built already runs with an order of its own each time.
  case " $* " in *" --skip-build "*) ;; *) run=(steady "${run[@]}") ;; esac
  log=$(mktemp)
  "${run[@]}" >"$log" 2>&1 || status=$?
  if ! grep -q 'Test run with [0-9]' "$log"; then
    printf 'ended with status %s before it had counted:\n' "$status"
    tail -n 20 "$log"
    if [ -n "${NAVHOST_AGAIN:-}" ]; then
      status=0
      "${run[@]}" >"$log" 2>&1 || status=$?
    fi
  fi
  grep -E '^(✘|error:|fatal|.*: error:)|recorded an issue|^↳' "$log" || true
  if [ $status -ne 0 ] && [ -n "${NAVHOST_AGAIN:-}" ]; then
    while read -r name; do failed+=("$name"); done < <(failed_tests "$log")
    if [ ${#failed[@]} -gt 0 ] && passes_again "$@"; then
      printf 'failed, and passed alone: %s\n' ${failed[@]+"${failed[@]}"}
      status=0 mended=1
    fi
  fi
  awk -v mended="$mended" '
    !mended && /^✘ Test .* failed after/ && !/^✘ Test run with/ { failed++ }
    /Test run with [0-9]+ test/ { for (i = 1; i < NF; i++) if ($i == "with") { total = $(i + 1); break } }
    END { printf "%d passed, %d failed\n", total - failed, failed; exit total == 0 }' "$log" || status=1
  rm -f "$log"
  return $status
}

# The functions of the tests that a log says have failed.
failed_tests() {
  sed -n -E 's/^✘ Test ([A-Za-z0-9_]+)\(.* failed after .*/\1/p' "$1" | sort -u
}

# Whether swift test passes those of `failed` of its caller, with the caller's other arguments.
passes_again() {
  local filters=() name # never empty
  for name in ${failed[@]+"${failed[@]}"}; do filters+=(--filter "/$name\\("); done
  swift test ${building[@]+"${building[@]}"} "$@" "${filters[@]}"
}
