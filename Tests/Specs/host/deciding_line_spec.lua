local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("The line that decided (contract 3, nav.explain)", function()
  it("in a wrapper each step has its own line", function()
    local dir = files {
      ["w.lua"] = [[
return {priority = 1, shouldPop = function(c, pop, next)
local yes = next()
local function f() return 1 end
f()
return not yes
end}]],
      ["p.lua"] = [[
return {shouldPop = function(c)
return false
end}]],
    }
    local use = user(dir)
    use("w.lua") use("p.lua") nav.setRoot("A") nav.push("B") nav.tapBack()
    local steps = nav.explain().steps
    eq("w", steps[1].by) eq(5, steps[1].line) eq("p", steps[2].by) eq(2, steps[2].line)
  end)
end)
