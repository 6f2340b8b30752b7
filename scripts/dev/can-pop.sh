#!/usr/bin/env bash
# Compiles what `navhost export --can-pop` prints of made-up policies, as TypeScript and as Kotlin, and asks both about
# every case what the program's own host answers.
# usage: can-pop.sh [NAVHOST]    default: .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
bash scripts/dev/install.sh node-typescript nodejs
# A system may have no Kotlin.
command -v kotlinc >/dev/null || bash scripts/dev/install.sh kotlin default-jre-headless \
  || echo "skipped: Kotlin is not here"
navhost=$(absolute "${1:-.build/release/navhost}")
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"

policies=(
  'return not c.props.a'
  'if c.props.a == true and app.b ~= true then return confirm("Leave?") end'
  'local a = c.props.a if a == "new" or a == "$d" then return false end return true'
  'local a = c.props.a if type(a) == "number" and (a > 2 or a == 1) then return false end'
  'if type(c.props.a) == "string" and not app.b then return false end'
  'if c.props.a and app.b == "new" then return await("save") end'
  'local a = c.props.a if type(a) == "string" and #a > 1 then return false end'
  'local a = c.props.a if type(a) == "string" and (a < "o" or a == app.b) then return false end'
  'local a = c.props.a if a == app.b then return confirm("Leave?") end'
  'local a = c.props.a if type(a) == "table" and (a.x == 1 or #a > 1) then return false end'
  'if c.props.constructor or c.props.__proto__ or app.toString then return confirm("Leave?") end'
  'return false'
)
passed=0
failed=0
kotlin=0
for index in "${!policies[@]}"; do
  printf 'return {shouldPop = function(c, pop)\n%s\nend}\n' "${policies[$index]}" >policy.lua
  cat >cases.lua <<'END'
assert(nav.use("policy.lua"))
nav.onAwait("save", function() end)
local values = { "nil", "true", "false", "1", "2", "2.5", "3", "-1", '""', '"new"', '"$d"', '"x"' }
local js = { ["nil"] = "null" }
print("const cases: [Value, Value, boolean][] = [")
for _, a in ipairs(values) do
  for _, b in ipairs(values) do
    local set = load("local nav = ... nav.app = {b = " .. b .. "} nav.setStack {'Home', {class = 'Page', props = {a = " .. a .. "}}}")
    set(nav)
    local popped = nav.tapBack() == "popped"
    local question = nav.question()
    if question then nav.answer(question.kind == "await") end
    print(("[%s, %s, %s],"):format(js[a] or a, js[b] or b, popped))
  end
end
print("];")
END
  "$navhost" export --can-pop --format ts policy.lua >policy.ts
  "$navhost" run --no-plugins cases.lua >>policy.ts
  cat >>policy.ts <<'END'
let right = 0;
for (const [a, b, want] of cases) {
  if (canPop({ a }, { b }) === want) right++;
  else console.log("wrong:", a, b, want);
}
console.log(right + " of " + cases.length);
END
  if tsc --strict --target es2020 --module commonjs policy.ts && node policy.js >said \
    && grep -q '^144 of 144$' said; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: TypeScript of: ${policies[$index]}"
    head -n 5 said
  fi
  command -v kotlinc >/dev/null || continue
  kotlin=$((kotlin + 1))
  "$navhost" export --can-pop --format kotlin policy.lua >policy.kt
  {
    echo 'fun main() {'
    sed -n 's/^\[\(.*\), \(.*\), \(.*\)\],$/    check(canPop(mapOf("a" to \1), mapOf("b" to \2)) == \3)/p' policy.ts \
      | sed 's/\$d/\\$d/g'
    echo '    println("all")'
    echo '}'
  } >>policy.kt
  if kotlinc policy.kt -include-runtime -d policy.jar 2>kotlin.log && [ "$(java -jar policy.jar)" = all ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: Kotlin of: ${policies[$index]}"
    grep error kotlin.log | head -n 3
  fi
done
echo "compiled: ${#policies[@]} policies by TypeScript $(tsc --version | sed 's/Version //'), $kotlin by" \
  "Kotlin$([ $kotlin = 0 ] || kotlinc -version 2>&1 | sed -n 's/.*kotlinc-jvm \([0-9.]*\).*/ \1/p'); 144 cases of each"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
