local here = dofile("Tests/Specs/support.lua")
local eq = here.eq
after_each(here.clear)

describe("Which hooks a chain has", function()
  it("sources: shouldPop is asked for the listed sources only, by default all but program", function()
    local seen = {}
    local function plugin(name, sources)
      nav.use {name = name, sources = sources, shouldPop = function(_, pop)
        seen[#seen + 1] = name .. ":" .. pop.source
      end}
    end
    plugin("all") plugin("code", {"programmatic"}) plugin("menu", {"backMenu", "request"})
    local function exit(f) seen = {} nav.setStack {"A", "B"} f() return table.concat(seen, " ") end
    eq("all:backButton", exit(nav.tapBack))
    eq("code:programmatic", exit(nav.pop))
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

  it("of plugins loaded during a question those are asked whose place is still to come", function()
    local heard = {}
    local function listens(name, priority)
      nav.use {name = name, priority = priority, shouldPop = function() heard[#heard + 1] = name end}
    end
    nav.use {name = "asks", priority = 5, shouldPop = function() return confirm("Leave?") end}
    nav.setStack {"A", "B"}
    eq("deferred", (nav.tapBack()))
    listens("before", 9) listens("after", 1)
    eq("popped", (nav.answer(true))) eq("after", table.concat(heard, " "))
  end)

  it("a plugin that was not asked yet is, whatever place its reload during a question gives it", function()
    local folder = here.files {["p.lua"] = "return {priority = 1, shouldPop = function() return false, 'old' end}"}
    local later = assert(nav.use(folder .. "/p.lua"))
    nav.use {name = "asks", priority = 5, shouldPop = function() return confirm("Leave?") end}
    nav.setStack {"A", "B"}
    eq("deferred", (nav.tapBack()))
    here.write(folder, "p.lua", "return {priority = 9, shouldPop = function() return false, 'new' end}")
    assert(later:reload())
    eq("new", select(2, nav.answer(true)))
  end)


  it("a pattern with ! excludes a class and its subclasses, whatever else matches", function()
    nav.class("Small", "Preview")
    for _, patterns in ipairs {{"*", "!Preview"}, {"!Preview", "*"}, {"!Preview"}} do
      local heard = {}
      local h = nav.use {controllers = patterns, shouldPop = function(c) heard[#heard + 1] = c.class end}
      for _, class in ipairs {"Page", "Preview", "Small"} do nav.setStack {"A", class} nav.tapBack() end
      eq("Page", table.concat(heard, " "))
      h:unload()
    end
  end)
end)
