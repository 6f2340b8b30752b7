#!/usr/bin/env bash
# What takes longer than test.sh, each part by its name.
# usage: deep.sh [PART...]    without a part: all of them, in this order
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/stages.sh
. scripts/dev/programs.sh

# A part is a function `part_NAME` and a line here. To add one, write both.
parts=(
  "release       the release programs, as build.sh makes them"
  "demo          the scenarios of scripts/, by the release program"
  "hostile       the corpus of attacks: in C, and in the release program"
  "differential  the sandbox's library against Lua's own, with many made-up calls"
  "verifier      what is said of compiled functions, against two compilers, with many made-up ones"
  "sanitizers    the tests of C and the corpus under AddressSanitizer and UndefinedBehaviorSanitizer"
  "thorough      tests of Swift that try some of a thing every day, with many more"
  "threads       two hosts on two threads, under ThreadSanitizer"
  "fuzz          made-up patterns and plugins, 20 s each"
  "fuzz-repl     made-up lines at the prompt, 20 s: built anew"
  "linear        what reads a file takes twice as long for twice as much: odd files, by the release program"
  "instructions  what operations cost, against Benchmarks/instructions.txt"
  "uikit         the adapter for UIKit, type-checked, and what must not compile"
  "darwin        every module and the program, type-checked for a Mac; for iOS what an app links"
  "packages      what an app resolves besides this package: nothing; builds such an app"
  "adapter       the adapter's tests over the stand-in for UIKit"
  "lua           the whole with Lua from source: 5.4.4, and the newest 5.4"
  "preview       the page of navhost preview in Chromium, by selenium; pictures in .build/preview"
  "spark         sessions compared on PySpark and counted by DuckDB, as one process does it"
  "docc          the documentation of the libraries, without a warning"
  "prove         the shipped plugins trap nobody, alone, in pairs, together; 10^6 random steps in each profile"
  "prover        what proofs claim of 20,000 made-up policies is so"
  "survive       20,000 made-up policies that keep state end neither prove, export, --compare nor the language server"
  "archive       what is published of a version: made, and run where neither Swift nor Lua is; needs root"
  "same          the archive and the package made again elsewhere: the same bytes; needs root"
  "containers    the steps of the Dockerfile and of .devcontainer in a bare Debian, timed; needs root"
  "formula       the formula for Homebrew as Ruby, its steps and its test"
  "can-pop       policies as functions of TypeScript and Kotlin, compiled, and asked about every case"
  "scripts       these scripts: what shellcheck says, and what bash 3.2 or BSD's tools do not know"
  "suites        other people's specs, written for busted"
  "lsp           the language server with pytest-lsp, Neovim, and the extension for VS Code in Node"
)

part_release() { bash scripts/dev/build.sh all; }
part_demo() { bash scripts/dev/demo.sh; }

part_hostile() {
  bash scripts/dev/ctest.sh hostile
  need_release
  bash scripts/dev/hostile.sh
}

part_differential() { bash scripts/dev/ctest.sh plain differential; }

part_verifier() { bash scripts/dev/functions.sh; }

part_sanitizers() { bash scripts/dev/ctest.sh sanitized; }

# Built again, in a folder of its own.
part_threads() {
  local options=(--sanitize=thread --scratch-path .build/tsan)
  build_tests "${options[@]}"
  run_tests "${options[@]}" -- --filter ThreadTests
}

part_fuzz() { bash scripts/dev/fuzz.sh 20 pattern plugin; }
part_fuzz-repl() { bash scripts/dev/fuzz.sh 20 repl; }
part_linear() {
  bash scripts/dev/install.sh valgrind
  need_release all
  # Valgrind cannot read this compiler's debugging information.
  mkdir -p .build/linear
  for program in "${programs[@]}"; do strip -g -o ".build/linear/$program" ".build/release/$program"; done
  python3 scripts/dev/linear/linear.py "$PWD/.build/linear/navhost"
}

part_instructions() { bash scripts/dev/instructions.sh; }

part_uikit() { bash scripts/dev/check-adapter.sh; }
part_darwin() { bash scripts/dev/check-darwin.sh; }

part_packages() {
  bash scripts/dev/check-packages.sh
  bash scripts/dev/swift-package.sh --check
}

# The tests themselves run without any switch: the first of the seven combinations.
# A test of the package runs on the main actor, so all of them take one core: the other one has the combinations.
part_adapter() {
  local log status=0
  local package=(--package-path Tests/UIKitStandIn)
  python3 scripts/dev/forty-screens.py Tests/UIKitStandIn/.build/forty-screens --swift
  export NAVHOST_UIKIT_STAND_IN=1 NAVHOST_FORTY_SCREENS=1 NAVHOST_RANDOM_STEPS=12000
  build_tests "${package[@]}"
  log=$(mktemp)
  run_tests "${package[@]}" >"$log" 2>&1 &
  bash scripts/dev/unknowns.sh --others --skip MemoryTests --skip FidelityAppTests || status=1
  wait $! || status=1
  cat "$log"
  rm -f "$log"
  return $status
}

part_lua() { bash scripts/dev/from-source.sh; }

# Chromium and selenium are Debian's.
part_preview() {
  bash scripts/dev/install.sh chromium chromium-driver python3-selenium
  need_release preview
  /usr/bin/python3 Tests/PreviewTests/Browser/browser_test.py .build/release/navhost .build/preview
}

# The documentation lies in .build/docc/plugins, one archive a library.
part_docc() {
  local library
  for library in NavhostNavigation NavhostFontTables NavhostPluginHost NavhostScripting NavhostRendering NavhostTraces; do
    NAVHOST_DOCC=1 swift package --scratch-path .build/docc \
      generate-documentation --target "$library" --warnings-as-errors
  done
}

# Optimized, the long walks take a fraction of the time.
optimized_tests() {
  build_tests "${optimized[@]}"
  run_tests "${optimized[@]}" -- "$@"
}

# Prints how many claims were made, and of how many policies the prover said that it does not know all.
part_prover() {
  local figures=.build/prover.txt status=0 result
  rm -f "$figures"
  result=$(NAVHOST_POLICIES=${POLICIES:-20000} NAVHOST_FIGURES=$PWD/$figures \
    optimized_tests --filter 'DifferentialTests') || status=$?
  cat "$figures"
  echo "$result"
  return $status
}

# Prints what became of the policies.
part_survive() {
  local figures=.build/survive.txt status=0 result
  : >"$figures"
  result=$(NAVHOST_POLICIES=${POLICIES:-20000} NAVHOST_FIGURES=$PWD/$figures \
    optimized_tests --filter 'SurvivalTests') || status=$?
  cat "$figures"
  echo "$result"
  return $status
}

# The suites that take an Amount.
part_thorough() {
  NAVHOST_THOROUGH=1 optimized_tests --filter \
    'RandomCallsTests|CheckerTests|StopTests|NavigationTests.ExplorationTests|ExplorerTests|TrueClaimsTests|EveryOptionTests|WholeGestureTests'
}

part_scripts() {
  bash scripts/dev/install.sh shellcheck
  bash scripts/dev/check-scripts.sh
}

part_suites() {
  need_release
  bash scripts/dev/suites.sh
}

part_lsp() {
  bash scripts/dev/install.sh python3-venv
  need_release lsp debug trace
  bash scripts/dev/lsp.sh .build/release/navhost
}

part_archive() {
  bash scripts/dev/release.sh
  bash scripts/dev/check-release.sh
}

part_same() { bash scripts/dev/check-same.sh; }

part_containers() { bash scripts/dev/check-containers.sh; }

part_formula() {
  need_release all
  bash scripts/dev/check-formula.sh .build/release/navhost
}

part_can-pop() {
  need_release app
  bash scripts/dev/can-pop.sh .build/release/navhost
}

part_prove() {
  need_release
  bash scripts/dev/prove.sh
}

part_spark() {
  need_release trace
  bash scripts/dev/spark.sh .build/release/navhost
}

# Builds navhost and other release programs, those that are missing.
need_release() {  # NAME…
  local program
  local missing=() # never empty
  for program in $(files_of navhost "$@"); do
    [ -x ".build/release/$program" ] || missing+=("$program")
  done
  [ ${#missing[@]} -eq 0 ] || bash scripts/dev/build.sh "${missing[@]}"
}

names=() # never empty
for part in "${parts[@]}"; do names+=("${part%% *}"); done
wanted=("$@") # never empty
[ ${#wanted[@]} -gt 0 ] || wanted=("${names[@]}")

for name in "${wanted[@]}"; do
  if [[ " ${names[*]} " != *" $name "* ]]; then
    echo "navhost: deep.sh has no part '$name'. It has:" >&2
    printf '  %s\n' "${parts[@]}" >&2
    exit 2
  fi
done

bash scripts/dev/install.sh
for name in "${wanted[@]}"; do stage "$name" "$name" "part_$name"; done
close_stages
