#!/usr/bin/env bash
# Which other packages an app resolves that takes a library of this one: none for NavigationUIKit,
# swift-log and swift-metrics for NavhostLogging. Makes a package of each app and asks SwiftPM; the
# first is built as well, and must not link the tables of fonts: an app has fonts of its own. Its targets have common names,
# such as Preview: a name may be used only once among all packages.
# usage: check-packages.sh [--no-build]
set -euo pipefail
cd "$(dirname "$0")/../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# A package is called by its folder.
ln -s "$PWD" "$scratch/navhost"
passed=0
failed=0

# app NAME TRAITS PRODUCT: the package of an app that takes a product of this one.
app() {
  local name
  for name in App Reference Preview Exploration; do
    mkdir -p "$scratch/$1/Sources/$name"
    echo "public enum $name {}" > "$scratch/$1/Sources/$name/$name.swift"
  done
  cat > "$scratch/$1/Package.swift" << END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "$1", platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(path: "../navhost", traits: [$2])],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: ["Reference", "Preview", "Exploration", .product(name: "$3", package: "navhost")]),
    .target(name: "Reference"), .target(name: "Preview"), .target(name: "Exploration"),
  ])
END
  printf 'import %s\n\n@main enum App { static func main() {} }\n' "$3" > "$scratch/$1/Sources/App/App.swift"
}

# resolves NAME EXPECTED: what SwiftPM resolves for the app, except for this package.
resolves() {
  local found
  found=$(cd "$scratch/$1" && swift package show-dependencies --format json 2> errors.txt \
    | sed -n '/^{/,$p' | jq -r '[.. | .identity? // empty] | unique - ["navhost", "'"$1"'"] | join(" ")') \
    || { cat "$scratch/$1/errors.txt"; found="an error"; }
  if [ "$found" = "$2" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "$1 resolves '$found', not '$2'"
  fi
}

app uikit-app "" NavigationUIKit
app logging-app '"Logging"' NavhostLogging
resolves uikit-app ""
resolves logging-app "swift-log swift-metrics"

if [ "${1-}" != --no-build ]; then
  if (cd "$scratch/uikit-app" && swift build > build.txt 2>&1); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    tail -20 "$scratch/uikit-app/build.txt"
  fi
  linked=$(nm "$scratch/uikit-app/.build/debug/App" || echo "no App")
  if grep -q '17NavhostPluginHost' <<< "$linked" && ! grep -q '17NavhostFontTables' <<< "$linked"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "uikit-app links NavhostFontTables, or nothing"
  fi
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
