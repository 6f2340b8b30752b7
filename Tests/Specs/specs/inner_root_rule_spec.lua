-- `navhost check`, rule `inner-root`: the Close of a root inside another screen.
local commands = dofile("Tests/Specs/classes/commands.lua")

local function check(script)
  local folder = files { ["s.lua"] = script }
  return (commands.run(("check '%s/s.lua'"):format(folder)))
end

describe("inner-root", function()
  local start = 'nav.setStack { "Home", "Outer" }\nlocal inner = nav.embed(nav.top, "Inner")\n'

  it("tells that the outer stack's requestPop leaves", function()
    local output = check(start .. "inner.requestPop()\n")
    assert.matches("s.lua:3:7: inner-root: the root of a stack inside another screen", output, 1, true)
    assert.matches("its Close calls requestPop of the outer stack", output, 1, true)
  end)

  local fine = {
    ["one that something was pushed on"] = 'inner.push("A") inner.requestPop()',
    ["one that has a stack"] = 'inner.setStack { "A", "B" } inner.requestPop()',
    ["the outer one"] = "nav.requestPop() print(inner.depth)",
    ["one that somebody else may push on"] = "fill(inner) inner.requestPop()",
    ["another name for it"] = 'local same = inner same.push("A") inner.requestPop()',
    ["an assertion that says so"] = 'assert.ignored("root", inner.requestPop())',
  }
  for name, rest in pairs(fine) do
    it("leaves alone " .. name, function()
      local output = check("local function fill(stack) stack.push('A') end\nfill(nav)\n" .. start .. rest .. "\n")
      assert.is_nil(output:find("inner-root", 1, true), output)
    end)
  end
end)
