#!/usr/bin/env bash
# Compiles what `navhost app export --can-pop` prints of made-up policies, as TypeScript and as Kotlin, and compares both in
# every case with what navhost's own host answers.
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
cat >cases.lua <<'END'
assert(nav.use(arg[1]))
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
has_kotlin() { command -v kotlinc >/dev/null; }

# Each policy is a module of its own, so that a compiler starts once for all: most of its time is its start.
for index in "${!policies[@]}"; do
  printf 'return {shouldPop = function(c, pop)\n%s\nend}\n' "${policies[$index]}" >"p$index.lua"
  "$navhost" app export --can-pop --format ts "p$index.lua" >"p$index.ts"
  "$navhost" run --no-plugins cases.lua "p$index.lua" >>"p$index.ts"
  cat >>"p$index.ts" <<'END'
let right = 0;
for (const [a, b, want] of cases) {
  if (canPop({ a }, { b }) === want) right++;
  else console.log("wrong:", a, b, want);
}
console.log(right + " of " + cases.length);
export {};
END
  {
    echo "package p$index"
    "$navhost" app export --can-pop --format kotlin "p$index.lua"
    echo 'fun main() {'
    sed -n 's/^\[\(.*\), \(.*\), \(.*\)\],$/    check(canPop(mapOf("a" to \1), mapOf("b" to \2)) == \3)/p' "p$index.ts" \
      | sed 's/\$d/\\$d/g'
    echo '    println("all")'
    echo '}'
  } >"p$index.kt"
done
tsc --strict --target es2020 --module commonjs ./*.ts >typescript.log &
! has_kotlin || kotlinc ./*.kt -include-runtime -d policies.jar 2>kotlin.log || grep error kotlin.log | head -n 3
wait $! || head -n 5 typescript.log

passed=0
failed=0
kotlin=0
count() {  # WHAT STATUS
  if [ "$2" -eq 0 ]; then passed=$((passed + 1)); return; fi
  failed=$((failed + 1))
  echo "FAILED: $1"
  head -n 5 said
}
for index in "${!policies[@]}"; do
  status=0
  { node "p$index.js" && ! grep -q "^p$index\.ts" typescript.log; } >said 2>&1 || status=1
  grep -q '^144 of 144$' said || status=1
  count "TypeScript of: ${policies[$index]}" $status
  has_kotlin || continue
  kotlin=$((kotlin + 1))
  status=0
  java -cp policies.jar "p$index.P${index}Kt" >said 2>&1 || status=1
  grep -qx all said || status=1
  count "Kotlin of: ${policies[$index]}" $status
done
echo "compiled: ${#policies[@]} policies by TypeScript $(tsc --version | sed 's/Version //'), $kotlin by" \
  "Kotlin$([ $kotlin = 0 ] || kotlinc -version 2>&1 | sed -n 's/.*kotlinc-jvm \([0-9.]*\).*/ \1/p'); 144 cases of each"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
