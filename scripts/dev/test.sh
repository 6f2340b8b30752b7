#!/usr/bin/env bash
# The tests for every day: installs what is missing, checks the format, builds once for debugging, and
# runs the tests of C, Swift and Lua on that build. deep.sh has what takes longer. With NAVHOST_PROGRAM set the
# tests run that program instead of the one that was built with them.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/stages.sh

bash scripts/dev/install.sh
swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks
steady swift build --build-tests ${building[@]+"${building[@]}"}
navhost=${NAVHOST_PROGRAM:-$(swift build --show-bin-path)/navhost}

lua_check() { luacheck --quiet plugins scripts Sources/Tools/SpecRunner && echo "luacheck: nothing found"; }
# Those of texts have a catalog.
specs_of_the_program() {
  local folders=() # never empty
  local folder
  for folder in Tests/Specs/*/; do
    case $folder in */texts/) ;; *) folders+=("$folder") ;; esac
  done
  "$navhost" test --check "${folders[@]}" || return
  "$navhost" test --check --texts Tests/Specs/texts/texts.xcstrings --language de Tests/Specs/texts
}
test_files() { python3 scripts/dev/test-files.py && echo "test files: nothing missing"; }
navhost_check() { "$navhost" check plugins scripts examples && echo "navhost check: nothing found"; }

stage "C tests" env CLUA_QUICK=1 bash scripts/dev/ctest.sh plain
# The corpus of attacks is a part of deep.sh, and so are long comparisons with Lua itself.
stage "Swift tests" swift_tests --skip-build
stage "specs" "$navhost" test plugins examples/field
stage "specs of the program" specs_of_the_program
stage "luacheck" lua_check
stage "check" navhost_check
stage "test files" test_files
stage "names" python3 scripts/dev/names.py
stage "scripts" bash scripts/dev/check-scripts.sh
stage "API" bash scripts/dev/api.sh
close_stages
