#!/usr/bin/env bash
# Type-checks the package for an iPhone of iOS 15 and a Mac of macOS 13: CNavhostLua, and the modules of Swift,
# against the declarations of Tests/DarwinTypes and the standard library as those systems have it, so that
# a name that came later is refused. Linux only: a Mac just builds. On the Mac that is every module, those
# of `navhost` among them; of other packages there is what Tests/DarwinTypes/packages declares. It
# builds no product, and proves nothing about what a Mac does.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/checks.sh

types=Tests/DarwinTypes
lua=$(bash scripts/dev/lua-source.sh 5.4.8 | tail -n 1)
library=$(swiftc -print-target-info | jq -r .paths.runtimeResourcePath)
machine=$(swiftc -print-target-info | jq -r .target.moduleTriple)
clang=$library/../../bin/clang
rm -rf .build/darwin-types

# The standard library's interface says since when each name is there; only its code is left out.
standard() {  # MODULE FLAG...
  local module=$1 interface
  shift
  interface=$library/linux/$module.swiftmodule/$machine.swiftinterface
  sed -e "s/@backDeployed([^)]*)//" -e "/^import Glibc/d" \
    -e "/swift-module-flags: /s/-target [^ ]*/-target $target $* -experimental-skip-all-function-bodies/" \
    "$interface" >"$out/$module.swiftinterface"
  swiftc -frontend -compile-module-from-interface "$out/$module.swiftinterface" -target "$target" \
    -module-name "$module" -parse-stdlib -I "$out" -o "$out/$module.swiftmodule"
}

check_clua() {
  local status=0 file
  for file in Sources/Core/CNavhostLua/*.c; do
    "$clang" -fsyntax-only -target "$target" -nostdlibinc -isystem "$types/c" -isystem "$lua" \
      -std=gnu11 -Wall -Wextra -Werror -ISources/Core/CNavhostLua/include "$file" || status=1
  done
  report $status "CNavhostLua for $target"
}

check_module() {  # MODULE FILE...
  local module=${1//-/_} status=0 files
  files="$(find Sources/*/"$1" -name '*.swift') ${2:-}"
  swiftc -frontend -emit-module -module-name "$module" "${flags[@]}" -package-name navhost \
    -experimental-skip-non-inlinable-function-bodies -o "$out/$module.swiftmodule" $files || status=1
  [ $status -ne 0 ] || swiftc -frontend -typecheck -module-name "$module" "${flags[@]}" -package-name navhost \
    -warnings-as-errors $files || status=1
  report $status "$module for $target"
}

# A name that is too new must not pass.
check_refusal() {
  local status=0 said
  echo "let number: Int128 = 1" >"$out/TooNew.swift"
  said=$(swiftc -frontend -typecheck "${flags[@]}" "$out/TooNew.swift" 2>&1) || true
  grep -qF "'Int128' is only available in" <<<"$said" || status=1
  report $status "a name that is newer than $target is refused"
}

check_system() {  # TARGET MODULE...
  target=$1
  out=.build/darwin-types/$target
  shift
  mkdir -p "$out"
  check_clua
  standard Swift
  standard _StringProcessing
  standard SwiftOnoneSupport
  # Its interface does not hold by itself.
  standard _Concurrency -disable-availability-checking
  standard Observation -disable-availability-checking
  echo "module CNavhostLua { header \"$PWD/Sources/Core/CNavhostLua/include/clua.h\" export * }" >"$out/CNavhostLua.modulemap"
  echo "module CNavhostZlib { header \"$PWD/$types/c/zlib.h\" export * }" >"$out/CNavhostZlib.modulemap"
  flags=(-target "$target" -plugin-path "$library/host/plugins" -disable-objc-interop -swift-version 6
    -parse-as-library
    -I "$out" -I "$types/headers" -I Sources/Core/CNavhostLua/include
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault
    -Xcc -nostdlibinc -Xcc -isystem -Xcc "$types/c"
    -Xcc "-fmodule-map-file=$out/CNavhostLua.modulemap" -Xcc "-fmodule-map-file=$out/CNavhostZlib.modulemap")
  swiftc -frontend -emit-module -module-name Darwin -import-underlying-module "${flags[@]}" \
    -o "$out/Darwin.swiftmodule" "$types/Darwin.swift"
  check_refusal
  for module in "${packages[@]}"; do
    swiftc -frontend -emit-module -module-name "$module" "${flags[@]}" \
      -o "$out/$module.swiftmodule" "$types/packages/$module.swift"
  done
  for module in "$@"; do check_module "$module"; done
}

# What the package takes of the system and of other packages, each after those that it takes itself.
packages=(Dispatch ArgumentParser Logging Metrics NIOCore NIOConcurrencyHelpers NIOPosix NIOHTTP1
  NIOWebSocket)
# What an app may link; on a Mac also the modules of `navhost`.
libraries=(NavhostPlatform NavhostSupport NavhostNavigation NavhostFontTables NavhostLua NavhostLuaSyntax
  NavhostPluginHost NavhostScripting NavhostRendering NavhostTraces NavhostLogging NavhostPolicyBundles)
check_system arm64-apple-ios15.0 "${libraries[@]}"

# The adapter, for phones that have what is new since then, or have not; what an SDK says of the actor of
# a block has changed, too.
uikit=Tests/UIKitTypes
check_adapter() {  # VERSION FLAG...
  local version=$1 status=0 module
  shift
  local own=("${flags[@]}" -target "arm64-apple-ios$version" -enable-objc-interop "$@")
  local place=$out/ios$version
  mkdir -p "$place"
  own=(-I "$place" "${own[@]}" -I "$uikit/headers")
  for module in ObjectiveC Foundation; do
    swiftc -frontend -emit-module -module-name "$module" -import-underlying-module "${own[@]}" \
      -o "$place/$module.swiftmodule" "$uikit/overlays/$module.swift"
  done
  swiftc -frontend -typecheck -module-name NavigationUIKit "${own[@]}" -warnings-as-errors \
    $(find Sources/App/NavigationUIKit -name '*.swift') || status=1
  report $status "NavigationUIKit for iOS $version $*"
}
# What came with iOS 26 must not be used without a look at the system.
check_too_new() {
  local status=0 said
  echo "import UIKit
  @MainActor func content(_ stack: UINavigationController) -> UIGestureRecognizer? {
    stack.interactiveContentPopGestureRecognizer
  }" >"$out/Content.swift"
  said=$(swiftc -frontend -typecheck -I "$out/ios$1" "${flags[@]}" -target "arm64-apple-ios$1" \
    -enable-objc-interop -I "$uikit/headers" "$out/Content.swift" 2>&1) || true
  grep -qF "is only available in iOS 26.0 or newer" <<<"$said" || status=1
  report $status "a name of iOS 26 is refused for iOS $1"
}
for version in 15.0 18.0 26.0; do
  check_adapter $version
  check_adapter $version -Xcc -DNAVHOST_PLAIN_BLOCKS
done
check_too_new 15.0
check_too_new 18.0
check_system arm64-apple-macosx13.0 "${libraries[@]}"
for module in NavhostReference NavhostPluginCheck NavhostSymbolic NavhostExploration NavhostLanguageProtocol \
  NavhostLanguageServer NavhostDebugAdapter NavhostFidelity NavhostSpecRunner NavhostPreview NavhostTextCatalogs \
  NavhostCommandLine NavhostScriptHost navhost navhost-preview navhost-lsp navhost-debug navhost-trace navhost-app; do
  check_module "$module"
done

# A module that was forgotten here fails.
for module in Sources/*/*/; do
  module=$(basename "$module")
  case $module in CNavhost*|NavigationUIKit) continue ;; esac
  status=0
  [ -f "$out/${module//-/_}.swiftmodule" ] || status=1
  report $status "$module is among those that are checked for $target"
done

close_checks
