-- assert.proves: a property holds in every state that the user can reach with the loaded plugins.
local runner = ...
local _ENV = runner.base

function runner.addProofAssertion()
  local assert, say = require "luassert", require "say"
  say:set("assertion.proves.positive", "Expected %s to hold in every state, but:\n%s")
  say:set("assertion.proves.negative", "Expected %s not to hold in every state, but:\n%s")
  assert:register("assertion", "proves", function(_, arguments)
    local name = arguments[1]
    local ran, proved, verdict = pcall(nav.prove, name, arguments[2])
    if not ran then
      local message = tostring(proved):gsub("^.-nav%.prove: ", "")
      runner.fail("assert.proves: " .. message, 4)
    end
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments[2], arguments.n, arguments.nofmt = name, verdict, 2, { true, true }
    return proved == true
  end, "assertion.proves.positive", "assertion.proves.negative")
end
