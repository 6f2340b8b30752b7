-- assert.screen: compares the current screen with a stored picture.
local runner = ...
local _ENV = runner.base

-- `screens/NAME.svg` beside the spec; a name may end in `.png`.
local function stored(name)
  local folder = runner.path:match("^(.*/)[^/]*$") or ""
  local ending = name:lower():match("%.[sp][vn]g$") and "" or ".svg"
  return folder .. "screens/" .. name .. ending
end

local function isName(name)
  return type(name) == "string" and name:match("^[%w_][%w_%-. ]*$") ~= nil
end

local function options(given)
  local copy = { record = os.getenv("NAVHOST_RECORD") == "1" or nil }
  for key, value in pairs(given or {}) do copy[key] = value end
  return copy
end

function runner.addScreenAssertion()
  local assert, say = require "luassert", require "say"
  say:set("assertion.screen.positive", "Expected the screen to be as stored, but:\n%s")
  say:set("assertion.screen.negative", "Expected the screen not to be as stored in %s")
  assert:register("assertion", "screen", function(_, arguments)
    local name, given = arguments[1], arguments[2]
    if not isName(name) then
      runner.fail("assert.screen needs a name of letters, digits, spaces, '-', '_' and '.'", 4)
    end
    local path = stored(name)
    local same, why = nav.snapshot(path, options(given))
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments.n, arguments.nofmt = why or path, 1, { true }
    return same == true
  end, "assertion.screen.positive", "assertion.screen.negative")
end
