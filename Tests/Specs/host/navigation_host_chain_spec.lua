local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("Which hooks a chain has", function()
  it("sources: shouldPop is asked for the listed sources only, by default all but program", function()
    local seen = {}
    local function plugin(name, sources)
      nav.use {name = name, sources = sources, shouldPop = function(_, pop)
        seen[#seen + 1] = name .. ":" .. pop.source
      end}
    end
    plugin("all") plugin("code", {"program"}) plugin("menu", {"backMenu", "request"})
    local function exit(f) seen = {} nav.setStack {"A", "B"} f() return table.concat(seen, " ") end
    eq("all:backButton", exit(nav.tapBack))
    eq("code:program", exit(nav.pop))
    eq("all:request menu:request", exit(nav.requestPop))
    eq("all:backMenu menu:backMenu", exit(function() nav.backMenu(1) end))
    eq("all:edgeGesture", exit(function() nav.pan {from = {5, 400}, to = {300, 400}} end))
  end)

  it("a plugin that is disabled is not asked", function()
    local h = nav.use {shouldPop = function() return false end}
    nav.setRoot("A") nav.push("B")
    eq("blocked", (nav.tapBack()))
    h:disable() eq(false, h.enabled) eq("popped", (nav.tapBack()))
    nav.push("B") h:enable() eq("blocked", (nav.tapBack()))
    h:unload() eq("popped", (nav.tapBack())) eq(0, #nav.plugins())
  end)

  it("a class that is declared later, an unload and a new plugin change the chain at once", function()
    local base = nav.use {name = "base", controllers = "Base", shouldPop = function() return false, "base" end}
    nav.setStack {"A", "Sub"}
    eq("popped", (nav.tapBack()))
    nav.class("Sub", "Base") nav.push("Sub")
    eq("base", select(2, nav.tapBack()))
    local first = nav.use {name = "first", priority = 1, shouldPop = function() return false, "first" end}
    eq("first", select(2, nav.tapBack()))
    first:unload() eq("base", select(2, nav.tapBack()))
    base:unload() eq("popped", (nav.tapBack()))
  end)
end)
