local here = dofile("Tests/Specs/support.lua")
local eq, told = here.eq, here.told

describe("NavModule+Events", function()
  it("an event is a table of what is known", function()
    nav.setStack {"A", {class = "B", title = "Draft"}}
    local last = nav.events()[#nav.events()]
    nav.tapBack()
    local byName = {}
    for _, e in ipairs(nav.events(last.index)) do byName[e.name] = e end
    local pop, decision, began = byName.pop, byName.decision, byName.transitionBegan
    eq("Draft", pop.controller.title) eq("backButton", pop.source) eq(nil, pop.stack) eq(nil, pop.plugin)
    eq("pop", decision.subject) eq("popped", decision.outcome) eq("backButton", decision.source)
    eq("pop", began.kind) eq(false, began.interactive) eq("B", began.from.class) eq(nav.top, began.to)
    eq(last.index + 1, decision.index) eq(nav.time, byName.transitionEnded.time)
    eq(0, #nav.events(nav.events()[#nav.events()].index))
  end)

  it("what is of another stack or a plugin says so", function()
    nav.use {name = "p", version = "2"}
    nav.setRoot("A") nav.present("S")
    local told = {}
    for _, e in ipairs(nav.events()) do told[e.name] = e end
    eq("p", told.load.plugin) eq("2", told.load.version) eq(2, told.present.stack)
  end)

  it("what is no event or no function is told", function()
    told([["psuh" is no event; did you mean 'push'?]], nav.on, "psuh", print)
    told("5 is no event: known are push, pop", nav.on, 5, print)
    told("the listener must be a function, got nothing", nav.on, "push")
    told("'since' must be an integer, got 1.5", nav.events, 1.5)
  end)

  it("an explanation is nil before the first decision and stays as it was", function()
    eq(nil, nav.explain())
    nav.setStack {"A", "B"}
    nav.use {name = "p", shouldPop = function() return false, "no" end}
    nav.tapBack()
    local first = nav.explain()
    nav.pop()
    eq("blocked", first.outcome) eq("no", first.reason) eq("p", first.steps[1].by)
    eq("popped", nav.explain().outcome) eq(nil, nav.explain().reason)
  end)

  it("what a listener writes is heard too, after what is being told", function()
    nav.setRoot("A") nav.push("B")
    local heard = {}
    nav.on("barChanged", function(e)
      heard[#heard + 1] = e.title
      if #heard < 4 then nav.top.title = "title " .. #heard heard[#heard] = heard[#heard] .. "." end
    end)
    nav.top.title = "first"
    eq("first. title 1. title 2. title 3", table.concat(heard, " "))
  end)
end)
