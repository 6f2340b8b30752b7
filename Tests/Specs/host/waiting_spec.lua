local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

local function story(...)
  local wanted, told = {}, {}
  for _, name in ipairs {...} do wanted[name] = true end
  for _, e in ipairs(nav.events()) do
    if wanted[e.name] then told[#told + 1] = e.name .. ":" .. tostring(e.outcome or e.answer) end
  end
  return table.concat(told, " ")
end

describe("Decisions that wait", function()
  it("question and answer events have the fields of the question, the asker and the answer", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() return choose('Which?', {'a', 'b'}) == 'a' end}",
    }
    local use = user(dir)
    use("p.lua") nav.setStack {"A", "B"}
    nav.tapBack() nav.answer("b")
    local q, a
    for _, e in ipairs(nav.events()) do
    q = e.name == "question" and e or q a = e.name == "answer" and e or a end
    eq("p", q.plugin) eq("B", q.controller.class) eq("choose", q.kind) eq("Which?", q.message)
    eq("b", q.choices[2].id) eq("alert", q.style)
    eq("choose", a.kind) eq("b", a.answer) eq(nil, a.reason) eq(false, a.dropped)
    eq(false, a.timedOut)
  end)

  -- Whoever comes meanwhile is asked, too, and waits, too.
  it("an app that pushes a screen each time that it is waited for comes to an end", function()
    local count, reason = 0, nil
    nav.onAwait("save", function() count = count + 1 nav.push("Saving") return true end)
    nav.use {name = "it", shouldPop = function()
      local saved, why = await("save")
      reason = why or reason
      return true
    end}
    nav.setStack {"A", "B"}
    assert.faults("nested more than 16 deep", function() eq("popped", (nav.tapBack())) end)
    eq(16, count) eq("nested too deep", reason) eq(1, nav.depth)
  end)

  it("nav.answer takes what the question takes; else it lists the ids, and it stays", function()
    local ask
    nav.hook("B", "shouldPop", function() return ask() end) nav.setStack {"A", "B"}
    eq(nil, (nav.answer("anything")))
    local function refused(want, ...)
      local ok, why = pcall(nav.answer, ...) eq(false, ok) assert(why:find(want, 1, true), why)
      assert(nav.question())
    end
    ask = function() return confirm("?") end
    nav.tapBack() refused('true, false, "ok" or "cancel", got "yes"', "yes")
    refused("got 1", 1) refused("got nothing")
    eq("blocked", (nav.answer("cancel"))) nav.tapBack() eq("popped", (nav.answer("ok")))
    nav.push("B")
    ask = function() return choose("?", {"a", "b", "c"}) == "a" end
    nav.tapBack() refused('"a", "b" or "c", got true', true) refused('got "d"', "d")
    refused("got nothing", nil)
    eq("popped", (nav.answer("a"))) nav.push("B")
    nav.onAwait("save", function() end)
    ask = function() return await("save") ~= nil end
    nav.tapBack() refused("a function cannot be kept", print) refused("64 KiB", ("x"):rep(70000))
    eq("popped", (nav.answer({a = 1}))) nav.push("B")
    nav.tapBack() eq("popped", (nav.answer(false, {settle = false}))) eq("pop",
    nav.transition.kind)
  end)

  it("when the clock reaches the timeout the rest of the decision runs", function()
    local why
    nav.hook("B", "shouldPop", function()
    local ok, w = await("save", nil, {timeout = 2}) why = w return true end)
    nav.onAwait("save", function() end)
    nav.setStack {"A", "B"} nav.tapBack()
    nav.advance(1.5) eq("await", nav.question().kind)
    nav.advance(0.5) eq("timed out", why) eq(nil, nav.question()) eq(1, nav.depth)
    eq("question:nil decision:deferred answer:nil decision:popped", story("question", "answer", "decision"))
    for _, e in ipairs(nav.events()) do
      if e.name == "answer" then eq(true, e.timedOut) eq(false, e.dropped)
      eq("timed out", e.reason) eq(2.0, e.time) end
    end
    eq("pop", nav.transition.kind) nav.settle() eq(nil, nav.answer(true))
  end)

  it("a timeout waits for a transition under a finger, and for one that runs", function()
    nav.hook("C", "shouldPop", function() return await("save", nil, {timeout = 0.1}) ~= nil, "late" end)
    nav.onAwait("save", function() end)
    nav.setStack {"A", "B", "C"}
    local inner = nav.embed(nav.stack[2], "Inner")
    local tabs = nav.tabs {"T"}
    nav.tapBack()
    nav.push("D", {settle = false}) nav.advance(0.2) eq("await", nav.question().kind)
    nav.settle() nav.advance(0.01) eq(nil, nav.question())
    local answered
    for _, e in ipairs(nav.events()) do if e.name == "answer" then answered = e end end
    eq(true, answered.timedOut) eq(0.35, answered.time)
  end)

  it("a timeout that ran out under a finger comes as soon as the swipe is over", function()
    nav.hook("Paid", "shouldPush", function() return await("pay", nil, {timeout = 1}) ~= nil, "late" end)
    nav.onAwait("pay", function() end)
    nav.setStack {"A", "B"}
    local tabs = nav.tabs {"T"}
    nav.touch("began", 5, 400) nav.touch("moved", 65, 400)
    eq("deferred", select(2, tabs[2].push("Paid")))
    nav.advance(3) eq("await", nav.question().kind)
    tabs.show(2) eq(nil, nav.question()) eq(1, tabs[2].depth)
    eq("blocked", nav.explain().outcome) eq("late", nav.explain().reason)
  end)

  it("the explanation of a dropped question says that it was dropped", function()
    nav.hook("B", "shouldPop", function() return confirm("Leave?") end)
    nav.setStack {"A", "B"} nav.tapBack()
    eq("ask", nav.explain().steps[1].answer)
    nav.setRoot("Other") eq(nil, nav.question())
    local step = nav.explain().steps[1]
    eq(nil, step.answer) eq("the question was dropped: Leave?", step.reason)
  end)

  it("a push waits as a pop does: deferred, then pushed on the top as it is then", function()
    local dir = files {
      ["wall.lua"] = 'return {controllers = "Paid", shouldPush = function() return confirm("Sign in?") end}',
    }
    local use = user(dir)
    use("wall.lua") nav.setStack {"A", "B"}
    local none, reason = nav.push("Paid", {animated = false}) eq(nil, none)
    eq("deferred", reason)
    eq("deferred", nav.explain().outcome)
    nav.push("C") eq("C", nav.top.class)
    eq("pushed", (nav.answer(true))) eq("Paid", nav.top.class) eq("C", nav.top.previous.class)
    eq("pushed", nav.explain().outcome) eq(0.35, nav.time)
    eq("deferred", select(2, nav.push("Paid"))) eq("blocked", (nav.answer(false))) eq(4,
    nav.depth)
    eq("question open", (function() nav.push("Paid") return select(2, nav.push("Paid")) end)())
    eq("confirm", nav.question().kind) eq("pushed", (nav.answer(true)))
  end)

  it("a push is dropped when its stack has left, or its controller stands on a stack meanwhile", function()
    local dir = files {
      ["wall.lua"] = 'return {controllers = "Paid", shouldPush = function() return confirm("Sign in?") end}',
    }
    local use = user(dir)
    use("wall.lua") nav.setStack {"A"}
    local sheet = nav.present("S")
    eq("deferred", select(2, sheet.push("Paid"))) sheet.dismiss() eq(nil, nav.question())
    local asked
    nav.on("question", function(e) asked = e.controller end)
    eq("deferred", select(2, nav.push("Paid"))) nav.setStack {"A", asked}
    eq(nil, nav.question()) eq(2, nav.depth)
    eq("deferred", select(2, nav.push("Paid"))) nav.present(asked) eq(nil, nav.question())
  end)

  it("an await in shouldPush is answered at once, or later", function()
    local dir = files {
      ["wall.lua"] = [[
return {controllers = "Paid", shouldPush = function()
  local ok, why = await("login") return ok == true, why
end}]],
    }
    local use = user(dir)
    use("wall.lua") nav.setStack {"A"}
    eq("no handler for 'login'", select(2, nav.push("Paid")))
    nav.onAwait("login", function(c, data) eq("Paid", c.class) eq(nil, c.index) return true end)
    eq("Paid", nav.push("Paid").class)
    nav.onAwait("login", function() end)
    eq("deferred", select(2, nav.push("Paid"))) eq("pushed", (nav.answer(true)))
  end)

  it("while a question is open the program's pop may await what is answered at once", function()
    nav.use {name = "p", sources = {"programmatic"}, shouldPop = function(c) if c.class == "C" then return await("ok") end return confirm("?") end}
    nav.hook("B", "shouldPop", function() return confirm("Leave?") end)
    nav.onAwait("ok", function() return true end)
    nav.setStack {"A", "B"} nav.tapBack() nav.push("C")
    eq("popped", (nav.pop())) eq("Leave?", nav.question().message)
    eq("question open", select(2, nav.pop())) eq("Leave?", nav.question().message)
    eq("popped", (nav.answer(true)))
  end)

  it("the handler of an await may navigate; afterwards the pop runs as after a question", function()
    local function fresh() nav.reset()
    nav.hook("B", "shouldPop", function() return await("save") end) nav.setStack {"A", "B"} end
    fresh()
    nav.onAwait("save", function() eq("C", nav.push("C").class) return true end)
    eq("popped", (nav.tapBack())) eq(1, nav.depth)
    fresh() nav.onAwait("save", function() eq("popped", (nav.pop())) return true end)
    eq("popped", (nav.tapBack())) eq(1, nav.depth) eq("popped", nav.explain().outcome)
    fresh() nav.onAwait("save", function() eq("Other", nav.setRoot("Other").class) end)
    eq("popped", (nav.tapBack())) eq("Other", nav.top.class) eq(nil, nav.question())
  end)

  it("controllers that came meanwhile, by the app's doing, are asked first", function()
    local asked = {}
    nav.hook("C", "shouldPop", function(c) asked[#asked + 1] = "C" return false, "busy" end)
    nav.hook("B", "shouldPop", function() asked[#asked + 1] = "B" return await("save") end)
    nav.onAwait("save", function() nav.push("C") return true end)
    nav.setStack {"A", "B"}
    eq("busy", select(2, nav.tapBack())) eq("B,C", table.concat(asked, ",")) eq(3, nav.depth)
  end)

  it("the finger may be lifted, or the stack covered, by what the app does when it is asked", function()
    nav.hook("B", "shouldPop", function() return await("save") end)
    nav.setStack {"A", "B"}
    nav.onAwait("save", function() nav.touch("ended", 50, 400) return true end)
    nav.touch("began", 5, 400) eq("ignored", (nav.touch("moved", 50, 400))) eq(nil,
    nav.transition) eq(2, nav.depth)
    nav.onAwait("save", function() nav.present("S") return true end)
    nav.touch("began", 5, 400) eq("covered", select(2, nav.touch("moved", 50, 400)))
    nav.touch("ended", 50, 400)
    eq(nil, nav.transition) eq(2, nav.depth)
  end)

  it("a wrapper whose next waits for the app is suspended with it", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() return await('save') end}",
    }
    local use = user(dir)
    local said
    nav.hook("B", "shouldPop", function(c, pop, next) said = next() return said end)
    use("p.lua") nav.setStack {"A", "B"}
    nav.onAwait("save", function() return true end) eq("popped", (nav.tapBack())) eq(true, said)
    nav.push("B") nav.onAwait("save", function() end)
    eq("deferred", (nav.tapBack())) eq("popped", (nav.answer(true)))
  end)
end)
