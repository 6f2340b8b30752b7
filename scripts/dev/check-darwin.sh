#!/usr/bin/env bash
# Type-checks what is built differently on Apple's systems: CLua for an iPhone, and the modules of Swift
# that have a branch for Darwin, against the declarations of Tests/DarwinTypes. It builds no product, and
# proves nothing about what a Mac does with them.
set -euo pipefail
cd "$(dirname "$0")/../.."

types=Tests/DarwinTypes
out=.build/darwin-types
lua=$(bash scripts/dev/lua-source.sh 5.4.8 | tail -n 1)
passed=0
failed=0
rm -rf "$out"
mkdir -p "$out/Sources"/{Support,Traces,SpecRunner}

report() {  # STATUS NAME
  if [ "$1" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $2"; fi
}

clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
for target in arm64-apple-ios15.0 arm64-apple-macosx13.0; do
  status=0
  for file in Sources/CLua/*.c; do
    "$clang" -fsyntax-only -target "$target" -nostdlibinc -isystem "$types/c" -isystem "$lua" \
      -std=gnu11 -Wall -Wextra -Werror -ISources/CLua/include "$file" || status=1
  done
  report $status "CLua for $target"
done

# The compiler at hand has no Darwin to choose: the branches are chosen in a copy.
chosen() {  # MODULE
  cp -R "Sources/$1/." "$out/Sources/$1"
  find "$out/Sources/$1" -name '*.swift' -exec \
    sed -i.kept -e 's/canImport(Glibc)/false/' -e 's/canImport(Musl)/false/' -e 's/canImport(Darwin)/true/' {} +
  find "$out/Sources/$1" -name '*.swift'
}

# What the package's build would make of the files that a module embeds.
resources() {  # MODULE FOLDER
  {
    echo "struct PackageResources {"
    for file in "Sources/$1/$2"/*; do
      echo "  static let $(basename "$file" | tr '.-' '__'): [UInt8] = []"
    done
    echo "}"
  } >"$out/Sources/$1/PackageResources.swift"
}

flags=(-swift-version 6 -parse-as-library -I "$out" -I "$types/headers"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault -I Sources/CLua/include
  -Xcc "-fmodule-map-file=$out/CLua.modulemap" -Xcc "-fmodule-map-file=$out/CZlib.modulemap")
ours=("${flags[@]}" -package-name navhost)
echo "module CLua { header \"$PWD/Sources/CLua/include/clua.h\" export * }" >"$out/CLua.modulemap"
echo "module CZlib { header \"$PWD/$types/c/zlib.h\" export * }" >"$out/CZlib.modulemap"
swiftc -emit-module -module-name Darwin -import-underlying-module "${flags[@]}" \
  -o "$out/Darwin.swiftmodule" "$types/Darwin.swift"

# Those that have a branch are checked, those in between only declared.
declare_module() {  # MODULE
  swiftc -emit-module -module-name "$1" "${ours[@]}" \
    -Xfrontend -experimental-skip-non-inlinable-function-bodies \
    -o "$out/$1.swiftmodule" $(find "Sources/$1" -name '*.swift')
}

check_module() {  # MODULE
  local status=0 files
  files=$(chosen "$1")
  swiftc -emit-module -module-name "$1" "${ours[@]}" -warnings-as-errors \
    -Xfrontend -experimental-skip-non-inlinable-function-bodies \
    -o "$out/$1.swiftmodule" $files || status=1
  [ $status -ne 0 ] || swiftc -typecheck -module-name "$1" "${ours[@]}" -warnings-as-errors $files || status=1
  report $status "$1, its branches for Darwin"
}

check_module Support
for module in Navigation FontTables Lua LuaSyntax PluginHost Scripting; do declare_module "$module"; done
check_module Traces
resources SpecRunner Lua
check_module SpecRunner

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
