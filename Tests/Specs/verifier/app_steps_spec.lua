-- Steps of the app in the search of `navhost prove`.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost prove", function()
  it("lets the app write before it answers", function()
    local folder = files { ["plugins/p.lua"] = [[
return {
  name = "p", controllers = "Form",
  shouldPop = function(controller)
    if controller.props.dirty then
      await("save")
      return not controller.props.dirty, "dirty"
    end
  end,
}]] }
    local output, status = commands.run("prove --depth 3", folder)
    assert.matches("no findings", output, 1, true)
    assert.equal(0, status)
  end)

  it("finds no silent loss where the app itself pops the controller", function()
    local folder = files {
      ["plugins/p.lua"] = [[return { shouldPop = function(controller)
  if controller.props.dirty then return confirm("Leave?") end
end }]],
      ["loss.lua"] = "return { loss = prove.no_silent_loss('dirty') }",
      ["setup.lua"] = [[
nav.setStack { "Home", { class = "Form", props = { dirty = true } } }
actions = { done = function(nav) nav.pop() end }]],
    }
    local output, status = commands.run("prove --property loss.lua --setup setup.lua", folder)
    assert.matches("no findings", output, 1, true)
    assert.equal(0, status)
  end)
end)
