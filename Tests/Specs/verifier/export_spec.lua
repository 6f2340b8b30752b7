-- `navhost export --can-pop`: what it says of a plugin's gestureShouldBegin.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("export --can-pop", function()
  local cases = { [""] = "false", [' onError = "allow",'] = "false", [' onError = "deny",'] = "true" }
  for field, expected in pairs(cases) do
    it("reports a gesture hook that can fail only if the plugin denies then:" .. field, function()
      local folder = files { ["p.lua"] = ("return { name = 'p',%s\n%s,\n%s }"):format(
        field, "shouldPop = function(controller) return not controller.props.dirty end",
        "gestureShouldBegin = function(controller) local _ = #controller.props.kind end") }
      assert.matches('"gesture":' .. expected, commands.run("export --can-pop p.lua", folder), 1, true)
    end)
  end
end)
