# Read by test.sh and deep.sh: runs stages and adds up what they counted, by kind.
# A stage counts the lines `N passed, N failed` that it prints; a stage without one counts as one test.
# shellcheck shell=bash
. scripts/dev/portable.sh

stages_kinds=()  # the kinds, in the order of their first stage, each with its counts in the two next lists
stages_passed=() # never empty once a stage has run
stages_failed=() # never empty once a stage has run
stages_broken=()
stages_ends=() # the last lines of each broken stage
stages_started=$SECONDS

# With NAVHOST_DEBUG_INFO=none the tests are built without information for debuggers, in a fifth less time. A change
# of it builds everything again.
building=()
[ -z "${NAVHOST_DEBUG_INFO:-}" ] || building=(-debug-info-format "$NAVHOST_DEBUG_INFO")

# stage KIND NAME COMMAND…: runs the command; if it fails, the next stage still runs. KIND is the word under which the
# last line counts the stage's tests.
stage() {
  local kind=$1 name=$2 status=0 log counted started=$SECONDS
  shift 2
  log=$(mktemp)
  printf '\n== %s\n' "$name"
  # Not behind `||`: there bash goes on after a command that fails in the middle of a stage.
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
  count "$kind" "$passed" "$failed"
  printf '   (%s: %d s)\n' "$name" $((SECONDS - started))
}

# Adds to the counts of a kind.
count() {  # KIND PASSED FAILED
  local index
  for index in ${stages_kinds[@]+"${!stages_kinds[@]}"}; do
    if [ "${stages_kinds[index]}" = "$1" ]; then
      stages_passed[index]=$((stages_passed[index] + $2))
      stages_failed[index]=$((stages_failed[index] + $3))
      return
    fi
  done
  stages_kinds+=("$1")
  stages_passed+=("$2")
  stages_failed+=("$3")
}

# Adds up the lines that count: passed, failed, how many such lines there were.
sum_of() {
  sed $'s/\033\\[[0-9;]*m//g' "$1" | awk '
    /^([^:]*: )?[0-9]+ passed, [0-9]+ failed(, [0-9]+ (pending|skipped))?$/ {
      sub(/^[^:]*: /, ""); passed += $1; failed += $3; lines++
    }
    END { print passed + 0, failed + 0, lines + 0 }'
}

# Lists the stages that failed, each with its last lines, then all counts; the last line has the counts of each kind.
close_stages() {
  local index passed=0 failed=0 kinds=""
  printf '\n%d s\n' $((SECONDS - stages_started))
  for index in ${stages_broken[@]+"${!stages_broken[@]}"}; do
    printf '\nfailed: %s\n%s\n' "${stages_broken[index]}" "${stages_ends[index]}"
  done
  for index in ${stages_kinds[@]+"${!stages_kinds[@]}"}; do
    passed=$((passed + stages_passed[index]))
    failed=$((failed + stages_failed[index]))
    kinds="$kinds, ${stages_kinds[index]} $((stages_passed[index] + stages_failed[index]))"
  done
  echo "$passed passed, $failed failed"
  echo "tests by kind: ${kinds#, }"
  [ ${#stages_broken[@]} -eq 0 ]
}

# Builds the tests of a package; the options are those of `swift build`. The targets that Package.swift names are
# optimized.
build_tests() {
  NAVHOST_OPTIMIZED_TESTS=1 steady swift build --build-tests ${building[@]+"${building[@]}"} "$@"
}

# Options of build_tests and run_tests: all is optimized, in a folder of its own, and what `assert` says is checked as ever.
# shellcheck disable=SC2034 # the scripts that read this use it
optimized=(-Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug --scratch-path .build/optimized)

# run_tests [OPTION OF swift build]… [-- ARGUMENT OF THE TESTS…]: runs the tests that build_tests has built with the same
# options. swift_tests.py judges the run.
run_tests() {
  local options=() folder bundle
  while [ $# -gt 0 ] && [ "$1" != -- ]; do options+=("$1"); shift; done
  [ $# -eq 0 ] || shift
  if is_mac; then
    python3 scripts/dev/swift_tests.py swift test --skip-build ${options[@]+"${options[@]}"} "$@"
    return
  fi
  folder=$(swift build --show-bin-path ${building[@]+"${building[@]}"} ${options[@]+"${options[@]}"})
  for bundle in "$folder"/*.xctest; do
    python3 scripts/dev/swift_tests.py "$bundle" --testing-library swift-testing "$@"
  done
}
