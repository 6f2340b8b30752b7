local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost run --json", function()
  it("writes an empty table of an action as an object, and a list as an array", function()
    local folder = files { ["a.lua"] = [[
nav.hook("Page", "shouldPop", function() perform("save", {}) perform("send", { {}, 1 }) end)
nav.setStack { "Home", "Page" }
nav.tapBack()]] }
    local output = commands.run("run --json a.lua", folder)
    assert.matches('"data":{}', output, 1, true)
    assert.matches('"data":[{},1]', output, 1, true)
  end)
end)
