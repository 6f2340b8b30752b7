#!/usr/bin/env bash
# Tells when what users program against changes: the public Swift declarations of the library products
# and the names of the Lua API. They are recorded in scripts/dev/api.txt.
# usage: api.sh            fails where the code differs from the record
#        api.sh --record   writes the record anew; CHANGELOG.md must have changed since the last time
set -euo pipefail
cd "$(dirname "$0")/../.."

record=scripts/dev/api.txt
modules=(Lua Navigation PluginHost Scripting Rendering)
for optional in Traces NavigationUIKit NavigationLogging; do
  [ -d "Sources/$optional" ] && modules+=("$optional")
done

# One line for each declaration: the module, the file's name, the declaration up to its body.
swift_api() {
  for module in "${modules[@]}"; do
    find "Sources/$module" -name '*.swift' | LC_ALL=C sort | while read -r file; do
      sed -nE 's/^ *((@[A-Za-z()]+ )*(public|open) .*)$/\1/p' "$file" | grep -v ' import ' |
        sed -E "s/ *\{.*$//; s|^|$module $(basename "$file" .swift): |" || true
    done
  done
}

# The functions, fields and classes of the stubs.
lua_api() {
  sed -nE 's/^(---@(class|field|alias) .*|function .*)$/lua \1/p' plugins/_meta/nav.lua
}

changelog() { cksum <CHANGELOG.md | cut -d' ' -f1; }
now() { swift_api; lua_api; }

if [ "${1:-}" = --record ]; then
  if [ -f "$record" ] && [ "$(head -n 1 "$record")" = "# CHANGELOG.md $(changelog)" ]; then
    echo "navhost: CHANGELOG.md has not changed since the last record: tell the user there first" >&2
    exit 1
  fi
  { echo "# CHANGELOG.md $(changelog)"; now; } >"$record"
  exit 0
fi
if ! difference=$(diff <(tail -n +2 "$record") <(now)); then
  echo "navhost: the API differs from $record:" >&2
  echo "$difference" >&2
  echo "navhost: add a line to CHANGELOG.md, then run: bash scripts/dev/api.sh --record" >&2
  exit 1
fi
echo "The API is as recorded: $(($(wc -l <"$record") - 1)) declarations"
