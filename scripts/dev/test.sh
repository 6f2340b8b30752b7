#!/usr/bin/env bash
# The tests for every day: installs what is missing, checks the format, builds once for debugging, and
# runs the tests of C, Swift and Lua on that build. deep.sh has what takes longer. If NAVHOST_PROGRAM is set, the
# tests run that program instead of the one that was built with them.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/stages.sh

bash scripts/dev/install.sh
swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks
build_tests
navhost=${NAVHOST_PROGRAM:-$(swift build --show-bin-path)/navhost}

lua_check() { luacheck --quiet plugins scripts Sources/Tools/NavhostSpecRunner && echo "luacheck: no findings"; }
# The specs of localized strings have a catalog.
specs_of_the_program() {
  local folders=() # never empty
  local folder
  for folder in Tests/Specs/*/; do
    case $folder in */texts/) ;; *) folders+=("$folder") ;; esac
  done
  "$navhost" test --check "${folders[@]}" || return
  "$navhost" test --check --strings Tests/Specs/texts/texts.xcstrings --language de Tests/Specs/texts
}
test_files() { python3 scripts/dev/test-files.py && echo "test files: nothing missing"; }
# The counts of wording to change may only fall; `plain_words.py --since HEAD` lists the places of a change.
plain_words() {
  python3 scripts/dev/plain_words.py --self-test
  python3 scripts/dev/plain_words.py --ceiling scripts/dev/plain_words.json
}
navhost_check() { "$navhost" check plugins scripts examples && echo "navhost check: no findings"; }

stage C "C tests" env CLUA_QUICK=1 bash scripts/dev/ctest.sh plain
# deep.sh has the corpus of attacks and the long comparisons with Lua itself.
stage Swift "Swift tests" run_tests
stage specs "specs" "$navhost" test plugins examples/field
stage specs "specs of the program" specs_of_the_program
stage checks "luacheck" lua_check
stage checks "check" navhost_check
stage checks "embedded files" python3 scripts/dev/embed.py --check
stage checks "test files" test_files
stage checks "names" python3 scripts/dev/names.py
stage checks "process state" python3 scripts/dev/process-state.py
stage checks "plain words" plain_words
stage checks "the judge of Swift tests" python3 Tests/ScriptTests/swift_tests_test.py
stage checks "scripts" bash scripts/dev/check-scripts.sh
stage checks "API" bash scripts/dev/api.sh
close_stages
