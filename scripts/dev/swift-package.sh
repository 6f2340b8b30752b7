#!/usr/bin/env bash
# Makes .build/navhost-swift-VERSION, a whole Swift package with only what an app links, and Lua's sources
# in it: to be put beside an app, or into a repository of its own. Nothing is to be done after a clone.
# usage: swift-package.sh [--check]
#   --check also builds it from an app whose targets have common names, runs that, and prints how much the
#   package adds to a stripped program.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/release-parts.sh

lua=$(bash scripts/dev/lua-source.sh 5.4.8 | tail -n 1)
folder=.build/navhost-swift-$version
core=(CNavhostLua NavhostLua NavhostLuaSyntax NavhostNavigation NavhostPlatform NavhostPluginHost NavhostSupport)
adapters=(NavhostPolicyBundles NavigationUIKit)

rm -rf "$folder"
mkdir -p "$folder/Sources"
for module in "${core[@]}"; do cp -R "Sources/Core/$module" "$folder/Sources/$module"; done
for module in "${adapters[@]}"; do cp -R "Sources/App/$module" "$folder/Sources/$module"; done
cp LICENSE NOTICE CHANGELOG.md "$folder"
# Links of the page lead to the other pages, which are not here.
sed -E 's/\[([^]]*)\]\([^)]*\)/\1/g' docs/in-an-app.md >"$folder/README.md"

# Lua as one file in C, with its headers and its licence beside it.
mkdir -p "$folder/Sources/CNavhostLuaSystem/lua"
cp -R Sources/Core/CNavhostLuaSource/. "$folder/Sources/CNavhostLuaSystem"
cp "$lua"/*.[ch] "$folder/Sources/CNavhostLuaSystem/lua"
awk '/^\* Copyright \(C\)/ { on = 1 } on { if (/^\*+\//) exit; sub(/^\* ?/, ""); print }' "$lua/lua.h" \
  >"$folder/Sources/CNavhostLuaSystem/lua/LICENSE"
[ -s "$folder/Sources/CNavhostLuaSystem/lua/LICENSE" ] \
  || { echo "swift-package: no licence in lua.h" >&2; exit 1; }
for header in lua lauxlib lualib; do
  printf '#include "../lua/%s.h"\n' "$header" >"$folder/Sources/CNavhostLuaSystem/include/$header.h"
done
defines() {
  local file
  for file in "$lua"/l*.c; do
    printf '        .define("NAVHOST_LUA_%s", to: "\\"lua/%s.c\\""),\n' "$(basename "$file" .c)" "$(basename "$file" .c)"
  done
  printf '        .define("NAVHOST_LUA_lprefix", to: "\\"lua/lprefix.h\\""),\n'
}

cat >"$folder/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

// What an app links of navhost $version, and Lua. Made by scripts/dev/swift-package.sh.
let package = Package(
  name: "navhost",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: ["NavigationUIKit", "NavhostPluginHost", "NavhostNavigation", "NavhostPolicyBundles"].map {
    .library(name: \$0, targets: [\$0])
  },
  targets: [
    .target(
      name: "CNavhostLuaSystem", exclude: ["lua"], sources: ["lua.c"],
      cSettings: [
$(defines)
        .define("LUA_COMPAT_5_3"),
        .define("LUA_USE_POSIX", .when(platforms: [.linux])),
        .define("LUA_USE_MACOSX", .when(platforms: [.macOS])),
        .define("LUA_USE_IOS", .when(platforms: [.iOS, .tvOS, .watchOS, .visionOS])),
      ]),
    .target(name: "CNavhostLua", dependencies: ["CNavhostLuaSystem"]),
    .target(name: "NavhostLua", dependencies: ["CNavhostLua", "NavhostSupport"]),
    .target(name: "NavhostNavigation", dependencies: ["NavhostSupport"]),
    .target(name: "NavhostPlatform"),
    .target(name: "NavhostSupport", dependencies: ["NavhostPlatform"]),
    .target(name: "NavhostLuaSyntax"),
    .target(name: "NavhostPolicyBundles", dependencies: ["NavhostSupport"]),
    .target(
      name: "NavhostPluginHost",
      dependencies: ["NavhostLua", "NavhostLuaSyntax", "NavhostNavigation", "NavhostSupport"]),
    .target(
      name: "NavigationUIKit", dependencies: ["NavhostPluginHost", "NavhostNavigation"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
  ])

for target in package.targets where !target.name.hasPrefix("C") {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
END
echo "$folder: $(du -sk "$folder" | cut -f1) KiB"
[ "${1-}" = --check ] || exit 0

# An app that has targets of its own with the names that apps like, and types of them.
app=$(mktemp -d)
trap 'rm -rf "$app"' EXIT
cp -R "$folder" "$app/navhost"
names=(Navigation Support Platform Lua Rendering)
for name in "${names[@]}"; do
  mkdir -p "$app/app/Sources/$name"
  echo "public struct $name { public init() {} }" >"$app/app/Sources/$name/$name.swift"
done
mkdir -p "$app"/app/Sources/{App,Empty}
cat >"$app/app/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription

let own: [Target.Dependency] = ["Navigation", "Support", "Platform", "Lua", "Rendering"]
let package = Package(
  name: "app", platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(path: "../navhost")],
  targets: ["Navigation", "Support", "Platform", "Lua", "Rendering"].map { .target(name: $0) } + [
    .executableTarget(name: "Empty", dependencies: own),
    .executableTarget(
      name: "App",
      dependencies: own + ["NavigationUIKit", "NavhostPluginHost", "NavhostNavigation"].map {
        .product(name: $0, package: "navhost")
      }),
  ])
END
imports=$(printf 'import %s\n' "${names[@]}")
objects=$(printf '_ = %s()\n' "${names[@]}")
printf '%s\nimport Foundation\n%s\nprint("empty")\n' "$imports" "$objects" >"$app/app/Sources/Empty/main.swift"
cat >"$app/app/Sources/App/main.swift" <<END
$imports
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit

$objects
let host = NavigationHost()
let file = FileManager.default.temporaryDirectory.appendingPathComponent("policy-\(UUID().uuidString).lua")
try "return {controllers = 'Letter', shouldPop = function() return false, 'a draft' end}"
  .write(to: file, atomically: true, encoding: .utf8)
try host.load(file.path)
try FileManager.default.removeItem(at: file)
let stack = host.navigation
_ = stack.setRoot(stack.makeController(className: "Inbox"))
_ = stack.push(stack.makeController(className: "Letter"))
stack.settle()
let outcome = stack.tapBack()
print(outcome.kind.rawValue, outcome.reason ?? "")
END
(cd "$app/app" && env -u NAVHOST_LUA swift build -c release >build.txt 2>&1) \
  || { tail -n 40 "$app/app/build.txt" >&2; exit 1; }
said=$("$app/app/.build/release/App")
[ "$said" = "blocked a draft" ] || { echo "swift-package: the app says '$said'" >&2; exit 1; }
for program in App Empty; do strip "$app/app/.build/release/$program"; done
size() { wc -c <"$app/app/.build/release/$1"; }
echo "built and run from an app with targets ${names[*]}"
echo "adds $(($(size App) / 1024 - $(size Empty) / 1024)) KiB to a stripped program for $(uname -m)"
