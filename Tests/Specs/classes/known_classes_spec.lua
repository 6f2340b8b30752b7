-- `navhost check --classes FILE` with a long list.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost check with a long list of classes", function()
  local function check(policy, list)
    local folder = files { ["plugins/p.lua"] = policy }
    commands.write(folder .. "/classes.txt", list)
    return commands.run(("check --classes '%s/classes.txt' '%s/plugins'"):format(folder, folder))
  end

  -- A list of so many classes.
  local function names(count)
    local lines = { "A0: B\n" }
    for i = 1, count do lines[i + 1] = ("C%d: B\n"):format(i) end
    return table.concat(lines)
  end

  it("finds the classes of a long list by the beginning of a pattern", function()
    local output, status = check([[
      return { controllers = { "C49?", "C4*9", "*C399", "C1", "!?0" }, shouldPop = function(c)
        if c.class == "C500" or c.class == "B" then return true end
      end }]], names(500))
    assert.equal(0, status, output)
    output = check('return { controllers = { "C49?x", "D*", "*C" } }', names(500))
    for _, pattern in ipairs { "C49?x", "D*", "*C" } do
      assert.matches("pattern '" .. pattern .. "' matches no class", output, 1, true)
    end
  end)

  it("compares no more than a thousand names of a file, each once", function()
    local patterns = {}
    for i = 1, 1300 do patterns[i] = ('"*x%d*"'):format(i) end
    local policy = "return { controllers = { " .. table.concat(patterns, ", ") .. " } }"
    local output, status = check(policy, names(40))
    assert.equal(1, status)
    assert.matches("'*x1000*' matches no class", output, 1, true)
    assert.matches("more than 1000 names of classes: the rest is not compared", output, 1, true)
    assert.falsy(output:find("'*x1001*' matches no class", 1, true))
  end)

  it("names the nearest as long as that is no work", function()
    local patterns = {}
    for i = 1, 25 do patterns[i] = ('"*x%d*"'):format(i) end
    local output = check("return { controllers = { " .. table.concat(patterns, ", ") .. " } }", names(9998))
    assert.matches("'*x25*' matches no class", output, 1, true)
    local _, count = output:gsub("the nearest is", "")
    assert.equal(20, count)
  end)
end)
