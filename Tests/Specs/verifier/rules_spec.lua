-- The rules of hooks that `navhost prove --rules` prints.
local commands = dofile("Tests/Specs/classes/commands.lua")

local function rules(body)
  local folder = files {
    ["p.lua"] = ("return { controllers = 'Form', shouldPop = function(controller)\n%s\nend }"):format(body),
  }
  return (commands.run("prove --rules p.lua", folder))
end

describe("prove --rules", function()
  it("has no rule for a remainder that is not below its divisor", function()
    local output = rules("if #controller.props.text % 2 == 2 then return false, 'never' end")
    assert.not_matches("never", output, 1, true)
    assert.matches("never", rules("if #controller.props.text % 3 == 2 then return false, 'never' end"), 1, true)
  end)

  it("has the result of a rounding function of constants", function()
    local output = rules("if math.ceil(1.5) == 2 and math.floor(1.5) == 1 then return false, 'rounded' end")
    assert.matches("always%s+deny: rounded", output)
  end)

  it("knows that the only choice does not refuse, even if its style is cancel", function()
    local choice = "choose('Leave?', { { id = 'stay', title = 'Stay', style = 'cancel' } })"
    assert.matches('| picks "stay"%s+abstain', rules(choice))
    local two = choice:gsub("{ {", "{ 'leave', {")
    assert.matches('| picks "stay"%s+deny: cancelled by the user', rules(two))
  end)
end)
