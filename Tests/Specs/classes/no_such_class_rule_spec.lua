-- `navhost check --classes FILE`, rule `no-such-class`.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost check --classes", function()
  local function check(policy, list)
    local folder = files { ["plugins/p.lua"] = policy, ["classes.txt"] = list }
    return commands.run(("check --classes '%s/classes.txt' '%s/plugins'"):format(folder, folder))
  end

  local list = "Home:\nLetterEditor: Editor\n"

  it("finds nothing where every class is there", function()
    local output, status = check([[
      return { controllers = { "LetterEditor", "Edit*", "!Home" }, shouldPop = function(c)
        if c.class == "Home" or "Editor" ~= c.class then return true end
      end }]], list)
    assert.equal(0, status, output)
  end)

  it("tells a pattern that matches none, and names the nearest", function()
    local output, status = check('return { controllers = { "LetterEditr" } }', list)
    assert.equal(1, status)
    assert.matches("no%-such%-class", output)
    assert.matches("'LetterEditr' matches no class; the nearest is 'LetterEditor'", output, 1)
  end)

  it("tells exclusions, too", function()
    local output = check('return { controllers = { "*", "!Hom" } }', list)
    assert.matches("'Hom' matches no class; the nearest is 'Home'", output, 1, true)
  end)

  it("tells comparisons", function()
    local output = check([[
      return { shouldPop = function(c)
        local kind = c.class
        if kind == "Hme" then return false end
        return c.previous and "Editr" ~= c.previous.class
      end }]], list)
    assert.matches("no class is called 'Hme'; the nearest is 'Home'", output, 1, true)
    assert.matches("no class is called 'Editr'; the nearest is 'Editor'", output, 1, true)
  end)

  it("leaves the class of something else alone", function()
    local output, status = check([[
      return { shouldPop = function(c) return c.props.class == "gold" end }]], list)
    assert.equal(0, status, output)
  end)

  for i, bad in ipairs { "A: B\nC D\n", "A: B\n: C\n", "A: B\nC:D\n", "A: B\n\nC:\n", "A: B\nC: D E\n" } do
    it("says which line of the list has another form, " .. i, function()
      local output, status = check("return {}", bad)
      assert.equal(1, status)
      assert.matches("classes.txt:2: ", output, 1, true)
    end)
  end

  it("says that there is no list", function()
    local output, status = commands.run("check --classes /nowhere.txt plugins")
    assert.equal(1, status)
    assert.matches("/nowhere.txt: No such file or directory", output, 1, true)
  end)
end)
