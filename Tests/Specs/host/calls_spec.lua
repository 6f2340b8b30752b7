local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("One call of a hook", function()
  it("a hook that errors has no opinion; the fault has a traceback that names file and line", function()
    local dir = files {
      ["p.lua"] = [[
return {shouldPop = function()
 error('boom') end}]],
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A") nav.push("B")
    assert.faults("p.lua:2: boom", function() eq("popped", (nav.tapBack())) end)
    local f = h.faults[1]
    eq("shouldPop", f.hook) assert(f.message:find("p.lua:2: boom", 1, true), f.message)
    assert(f.traceback:find("p.lua:2", 1, true), f.traceback)
  end)

  it("a plugin beside a broken one works on", function()
    local dir = files {
      ["bad.lua"] = "return {priority = 1, shouldPop = function() while true do end end}",
      ["good.lua"] = "return {shouldPop = function() return false, 'good' end}",
    }
    local use = user(dir)
    use("bad.lua") use("good.lua") nav.setRoot("A") nav.push("B")
    local outcome, reason
    assert.faults("used up its", function() outcome, reason = nav.tapBack() end)
    eq("blocked", outcome) eq("good", reason)
  end)

  it("a fault is an event, too, with its plugin and hook; that of a script's hook has no plugin", function()
    local h = nav.use {name = "bad", shouldPop = function() error("one") end}
    nav.hook("B", "shouldPop", function() error({}) end)
    nav.setStack {"A", "B"}
    assert.faults("one", function() assert.faults("error object is a table value", nav.tapBack) end)
    local told = {}
    for _, e in ipairs(nav.events()) do
      if e.name == "fault" then told[#told + 1] = ("%s %s %s"):format(e.plugin, e.hook, e.controller.class) end
    end
    eq("nil shouldPop B, bad shouldPop B", table.concat(told, ", "))
    eq(0.0, h.faults[1].time) eq(0.35, nav.time)
  end)
end)
