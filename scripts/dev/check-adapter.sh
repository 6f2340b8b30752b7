#!/usr/bin/env bash
# Type-checks the adapter for UIKit against the headers of Tests/UIKitTypes, as Xcode would against
# UIKit's own, and sees that what must not compile does not. Builds no product.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/checks.sh

types=Tests/UIKitTypes
out=.build/uikit-types
mkdir -p "$out"
language=(-swift-version 6 -parse-as-library -I "$out")
interop=("${language[@]}" -Xfrontend -enable-objc-interop)
features=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault)
stubs=(-I "$types/headers")

# The declarations of the modules that the adapter imports, without their code.
declarations() {  # MODULE FLAG...
  local module=$1
  shift
  [ -z "$(find Sources/*/"$module" Package.swift -newer "$out/$module.swiftmodule" -print -quit 2>&1)" ] && return
  swiftc -emit-module -module-name "$module" "${language[@]}" "${features[@]}" "$@" \
    -package-name navhost -Xfrontend -experimental-skip-non-inlinable-function-bodies -o "$out/$module.swiftmodule" \
    $(find Sources/*/"$module" -name '*.swift')
}

stand_in() {  # MODULE
  swiftc -emit-module -module-name "$1" -import-underlying-module "${interop[@]}" "${stubs[@]}" \
    -o "$out/$1.swiftmodule" "$types/overlays/$1.swift"
}

# Without the package's name: the adapter uses public declarations only, as one of yours would.
type_check() {  # FILE...
  swiftc -typecheck -module-name NavigationUIKit -warnings-as-errors "${interop[@]}" "${features[@]}" \
    "${stubs[@]}" "$@"
}

lua=(-I Sources/Core/CNavhostLua/include -Xcc -fmodule-map-file="$out/CNavhostLua.modulemap")
echo "module CNavhostLua { header \"$PWD/Sources/Core/CNavhostLua/include/clua.h\" export * }" >"$out/CNavhostLua.modulemap"
declarations NavhostPlatform
declarations NavhostSupport
declarations NavhostNavigation
declarations NavhostLua "${lua[@]}"
declarations NavhostLuaSyntax
declarations NavhostPluginHost "${lua[@]}"
stand_in ObjectiveC
stand_in Foundation
swiftc -emit-module -module-name SwiftUI "${interop[@]}" "${stubs[@]}" \
  -o "$out/SwiftUI.swiftmodule" "$types/overlays/SwiftUI.swift"

swiftc -emit-module -module-name CryptoKit "${interop[@]}" "${stubs[@]}" \
  -o "$out/CryptoKit.swiftmodule" "$types/overlays/CryptoKit.swift"
status=0
swiftc -typecheck -module-name NavhostPolicyBundles -package-name navhost -warnings-as-errors "${interop[@]}" \
  "${features[@]}" "${stubs[@]}" Sources/App/NavhostPolicyBundles/*.swift || status=$?
report $status "NavhostPolicyBundles type-checks with CryptoKit"

adapter=($(find Sources/App/NavigationUIKit -name '*.swift'))
stubs+=("${lua[@]}")
status=0
type_check "${adapter[@]}" || status=$?
report $status "the adapter type-checks"

swiftc -emit-module -module-name NavigationUIKit "${interop[@]}" "${features[@]}" "${stubs[@]}" \
  -Xfrontend -experimental-skip-all-function-bodies \
  -emit-objc-header -emit-objc-header-path "$out/NavigationUIKit-Swift.h" \
  -o "$out/NavigationUIKit.swiftmodule" "${adapter[@]}"
clang="$(dirname "$(swiftc -print-target-info | jq -r .paths.runtimeResourcePath)")/../bin/clang"
objective_c() {  # FILE OR FLAG...
  "$clang" -fsyntax-only -Wall -Werror -fmodules -fmodules-cache-path="$out/modules" -fobjc-arc \
    -target arm64-apple-ios15.0 -nostdlibinc -isystem Tests/DarwinTypes/c -I "$types/headers" -I "$out" "$@"
}
# What Swift exports, read by a base class in Objective-C.
status=0
objective_c "$types/BaseNavigation.m" || status=$?
report $status "$types/BaseNavigation.m compiles"
fixture() { swiftc -typecheck -module-name Fixture -warnings-as-errors "${interop[@]}" "${stubs[@]}" "$@"; }

status=0
fixture "$types/Accepted.swift" || status=$?
report $status "$types/Accepted.swift compiles"
# The scene delegate is not a file of the stand-in's package, which also builds the folder.
for app in SampleApp FidelityApp; do
  mkdir -p "$out/$app"
  cp "examples/$app/SceneDelegate.swift.txt" "$out/$app/SceneDelegate.swift"
  status=0
  fixture "examples/$app"/*.swift "$out/$app/SceneDelegate.swift" || status=$?
  report $status "examples/$app compiles, with its scene delegate"
done
# A reader has only the page: its Swift, block after block.
awk '/^```/ { inside = $0 == "```swift"; next } inside' docs/in-an-app.md >"$out/Page.swift"
status=0
fixture "$out/Page.swift" || status=$?
report $status "the Swift of docs/in-an-app.md compiles by itself"
for folder in examples/Migrations/{Before,After}; do
  status=0
  fixture "$folder"/*.swift || status=$?
  report $status "$folder compiles"
done

# Forty screens, half of them in Objective-C: as they were, and with what their team wrote.
python3 scripts/dev/forty-screens.py "$out/forty"
for folder in "$out"/forty/{before,after}; do
  status=0
  swiftc -emit-module -module-name FortyScreens "${interop[@]}" "${stubs[@]}" -import-objc-header "$folder/Bridging.h" \
    -emit-objc-header -emit-objc-header-path "$folder/FortyScreens-Swift.h" -o "$folder/FortyScreens.swiftmodule" \
    "$folder"/*.swift || status=$?
  [ $status -ne 0 ] || objective_c -I "$folder" "$folder"/*.m || status=$?
  report $status "$folder compiles"
done

refused=0
for file in "$types"/MustFail/*.swift; do
  reason=$(sed -n '1s|^// refused: ||p' "$file")
  status=1
  # Some say of which Swift: the last of two flags counts.
  version=$(sed -n '2s|^// swift: ||p' "$file")
  if output=$(fixture ${version:+-swift-version "$version"} "$file" 2>&1); then
    echo "$file compiles, and must not"
  elif [ -n "$reason" ] && grep -qF "$reason" <<<"$output"; then
    status=0
    refused=$((refused + 1))
  else
    echo "$file is not refused for '$reason':"
    echo "$output"
  fi
  report $status "$file"
done

echo "$refused fixtures refused"
close_checks
