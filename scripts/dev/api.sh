#!/usr/bin/env bash
# Reports changes of what users program against: the public Swift declarations of the library products
# and the names of the Lua API. They are recorded in scripts/dev/api.txt. Also lists the public
# declarations without a doc comment. Reads the modules of the debug build: build first.
# usage: api.sh            fails if the code differs from the record
#        api.sh --record   writes the record again; [Unreleased] of CHANGELOG.md must have changed
set -euo pipefail
cd "$(dirname "$0")/../.."

record=scripts/dev/api.txt
modules=(NavhostNavigation NavhostFontTables NavhostPluginHost NavhostScripting NavhostRendering NavhostTraces
  NavhostLogging NavhostPolicyBundles)
bin=$(swift build --show-bin-path)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The compiler's own list of public declarations, one file for a module.
symbols() {
  local flags=(-I "$bin/Modules" -I Sources/Core/CNavhostLua/include -target "$(swiftc -print-target-info | jq -r .target.triple)")
  local map
  for map in "$bin"/*.build/module.modulemap Sources/*/*/module.modulemap; do flags+=(-Xcc "-fmodule-map-file=$map"); done
  for module in "${modules[@]}"; do
    swift symbolgraph-extract -module-name "$module" "${flags[@]}" \
      -minimum-access-level public -skip-synthesized-members -output-dir "$scratch"
  done
}

swift_api() {
  jq -r '.module.name as $library | .symbols[]
    | "\($library) \(.pathComponents | join(".")): \(.declarationFragments | map(.spelling) | join(""))"' \
    "$scratch"/*.symbols.json | tr -s '\n ' | LC_ALL=C sort
  # There is no UIKit here to compile the adapter for.
  find Sources/App/NavigationUIKit -name '*.swift' | LC_ALL=C sort | while read -r file; do
    sed -nE 's/^ *((@[A-Za-z()]+ )*(public|open) .*)$/\1/p' "$file" | grep -v ' import ' |
      sed -E "s/ *\{.*$//; s|^|NavigationUIKit $(basename "$file" .swift): |" || true
  done
}

undocumented() {
  jq -r '.symbols[] | select(.docComment == null and .location != null)
    | "\(.location.uri | split("/Sources/")[-1]):\(.location.position.line + 1): \(.pathComponents | join("."))"' \
    "$scratch"/*.symbols.json
}

# The functions, fields and classes of the stubs.
lua_api() {
  sed -nE 's/^(---@(class|field|alias) .*|function .*)$/lua \1/p' plugins/_meta/nav.lua
}

unreleased() { sed -n '/^## \[Unreleased\]/,/^## \[[0-9]/p' CHANGELOG.md | cksum | cut -d' ' -f1; }

symbols
{ swift_api; lua_api; } >"$scratch/now"

missing=$(undocumented)
if [ -n "$missing" ]; then
  echo "navhost: public declarations without a doc comment:" >&2
  echo "$missing" >&2
  exit 1
fi
if [ "${1:-}" = --record ]; then
  if [ -f "$record" ] && [ "$(head -n 1 "$record")" = "# [Unreleased] $(unreleased)" ]; then
    echo "navhost: [Unreleased] of CHANGELOG.md has not changed since the last record: tell the user there first" >&2
    exit 1
  fi
  { echo "# [Unreleased] $(unreleased)"; cat "$scratch/now"; } >"$record"
  exit 0
fi
if ! difference=$(diff <(tail -n +2 "$record") "$scratch/now"); then
  echo "navhost: the API differs from $record:" >&2
  echo "$difference" >&2
  echo "navhost: add a line to [Unreleased] of CHANGELOG.md, then run: bash scripts/dev/api.sh --record" >&2
  exit 1
fi
echo "The API is as recorded: $(($(wc -l <"$record") - 1)) declarations"
