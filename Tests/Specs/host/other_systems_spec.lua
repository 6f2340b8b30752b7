local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("What other systems do, said in hooks (rules 58, 145, 158, 166, 167, 171 to 173, 175)", function()
  it("a hidden bar is shown while a search is active", function()
    nav.use {controllers = "List", barHidden = function(c) return not c.props.searching end}
    nav.setRoot("Home")
    nav.push("List") eq(true, nav.bar.hidden) nav.pop()
    nav.push {class = "List", props = {searching = true}} eq(false, nav.bar.hidden)
    nav.top.props.searching = false eq(true, nav.bar.hidden)
    nav.top.props.searching = true eq(false, nav.bar.hidden)
    eq("Back", nav.bar.back.title)
    nav.top.props.searching = nil eq(true, nav.bar.hidden) eq(nil, nav.bar.back)
  end)

  it("a general hook always runs, and a special one's answer replaces its answer", function()
    local general = 0
    nav.use {name = "general", shouldPop = function() general = general + 1 return false, "general" end}
    nav.use {name = "tap", priority = 1, shouldPop = function(c, pop, next)
      next()
      if pop.source == "backButton" then return true end
    end}
    nav.setStack {"A", "B"}
    local outcome, reason = nav.pan {from = {5, 400}, to = {300, 400}}
    eq("blocked", outcome) eq("general", reason) eq(1, general)
    eq("popped", (nav.tapBack())) eq(2, general)
  end)

  it("what asks is refused and told so; what the program does goes ahead and is told so", function()
    local told = {}
    nav.use {shouldPop = function() return false, "dirty" end,
      didPop = function(c, pop) told[#told + 1] = pop.source end}
    nav.on("decision", function(e) told[#told + 1] = e.outcome end)
    nav.setStack {"A", "B"}
    eq("blocked", (nav.requestPop())) eq(2, nav.depth)
    eq("popped", (nav.pop())) eq(1, nav.depth)
    eq("blocked programmatic popped", table.concat(told, " "))
  end)

  it("a plugin that is switched off leaves the bar to what the controllers declare", function()
    local h = nav.use {barHidden = function() return true end, backTitle = function() return "Mine" end}
    h:disable()
    nav.setRoot {class = "A", title = "Home"}
    nav.push {class = "B", barHidden = false} eq(false, nav.bar.hidden) eq("Home", nav.bar.back.title)
    nav.push {class = "C", barHidden = true} eq(true, nav.bar.hidden)
    nav.pan {from = {5, 400}, to = {60, 400}, duration = 1} eq(true, nav.bar.hidden)
    nav.pop() eq(false, nav.bar.hidden) eq("Home", nav.bar.back.title)
  end)

  it("the latest hook that answers does so alone; without any the host pops", function()
    local asked = {}
    nav.setRoot("A") local b = nav.push("B")
    local function put(name)
      return b:hook("shouldPop", function(c, pop, next) asked[#asked + 1] = name return false, name end)
    end
    local first, second = put("first"), put("second")
    eq("second", (select(2, nav.tapBack()))) eq("second", table.concat(asked, " "))
    second:remove() eq("first", (select(2, nav.tapBack())))
    first:remove() eq("popped", (nav.tapBack()))
    eq("second first", table.concat(asked, " "))
  end)

  it("a hook that takes itself away leaves the next request to the one before it", function()
    nav.setRoot("A") local b = nav.push("B")
    b:hook("shouldPop", function() return false, "before" end)
    local handle
    handle = b:hook("shouldPop", function(c, pop, next) handle:remove() return false, "once" end)
    eq("once", (select(2, nav.tapBack()))) eq("before", (select(2, nav.tapBack())))
  end)

  it("a swipe belongs to those who were there at its start, and ends as it would", function()
    local asked = {}
    local early = nav.use {name = "early", shouldPop = function() asked[#asked + 1] = "early" end}
    nav.setStack {"A", "B"}
    nav.pan {from = {5, 400}, to = {200, 400}, release = false}
    nav.use {name = "late", gestureShouldBegin = function() return false end,
      shouldPop = function() asked[#asked + 1] = "late" return false end}
    early:disable()
    nav.touch("moved", 300, 400)
    eq("popped", (nav.touch("ended", 300, 400)))
    eq("early", table.concat(asked, " "))
  end)
end)
