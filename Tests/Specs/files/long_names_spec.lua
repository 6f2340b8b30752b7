-- Lua shortens the name of a file of 60 bytes or more: messages have the whole name.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("a message of an error", function()
  for length = 58, 62 do
    it("has the whole name of a file whose name has " .. length .. " bytes", function()
      local name = ("n"):rep(length - 4) .. ".lua"
      local folder = files { [name] = "error('failed')" }
      assert.matches("navhost: " .. name .. ":1: failed\n", commands.run("run " .. name, folder), 1, true)
    end)
  end
end)
