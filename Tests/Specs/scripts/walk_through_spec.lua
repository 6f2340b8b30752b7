local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("WalkThrough", function()
  it("Each inline plugin has a state of its own, and the script another", function()
    local seen = {}
    nav.use{name = "a", shouldPop = function(c) seen[#seen + 1] = c.state.x end}
    nav.use{name = "b", priority = 1, shouldPop = function(c) c.state.x = "b's" end}
    nav.setRoot "A"
    local b = nav.push "B"
    b.state.x = "mine"
    nav.requestPop()
    eq(0, #seen)
    eq("mine", b.state.x)
  end)

  it("A failure that denies has the answer false", function()
    nav.use{name = "l", onError = "deny", shouldPop = function() error "x" end}
    nav.use{name = "m", shouldPop = function() error "y" end, priority = 1}
    nav.setRoot "A" nav.push "B"
    assert.faults("[xy]$", function() eq("blocked", (nav.requestPop())) end)
    eq(nil, nav.explain().steps[1].answer)
    eq(false, nav.explain().steps[2].answer)
  end)

  it("Listeners hear the decision and the action before the handler runs", function()
    nav.setRoot "A" nav.push "B"
    local told = {}
    nav.on("decision", function() told[#told + 1] = "decision" end)
    nav.on("action", function(e) told[#told + 1] = "action " .. e.action end)
    nav.onAction("*", function(c, d, name) told[#told + 1] = "handler " .. name end)
    nav.use{name = "p", shouldPop = function() perform "one" perform "two" return false end}
    nav.requestPop()
    eq("decision, action one, handler one, action two, handler two", table.concat(told, ", "))
  end)

  it("What an inline plugin does while it comes and goes is busy", function()
    local why = {}
    nav.setRoot "A"
    local h = nav.use{name = "l",
      onLoad = function() why[1] = select(2, nav.push "X") end,
      onUnload = function() why[2] = select(2, nav.push "Y") end}
    h:unload()
    eq("busy busy", table.concat(why, " "))
    eq(1, nav.depth)
  end)

  it("Any read of what has expired is an error", function()
    local kept = {}
    nav.use{name = "p", shouldPop = function(c, pop) kept[1] = pop end,
      shouldPush = function(c, push) kept[2] = push end,
      gestureShouldBegin = function(c, gesture) kept[3] = gesture end}
    nav.setRoot "A" nav.push "B" nav.tapBack() nav.push "B"
    nav.pan{from = {2, 400}, to = {380, 400}}
    for n = 1, 3 do
      local fine, message = pcall(function() return kept[n].foo end)
      eq(false, fine)
      eq(true, message:find("has expired", 1, true) ~= nil)
    end
  end)

  it("A request may come without animation", function()
    local seen = {}
    nav.use{name = "p", shouldPop = function(c, pop)
      seen[#seen + 1] = pop.source .. " " .. tostring(pop.animated)
    end}
    nav.setStack{"A", "B", "C"}
    nav.requestPop{animated = false}
    eq(nil, nav.transition)
    nav.requestPop{to = 1, animated = false}
    nav.present("S").requestDismiss{animated = false}
    eq("request false, request false, request false", table.concat(seen, ", "))
  end)
end)
