local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("confirm, choose and await", function()
  it("choose returns the id of the choice that is picked, its title where it has none", function()
    local picked
    nav.hook("B", "shouldPop", function()
      picked = choose("Leave?", {"Save", {id = "throw", title = "Throw away"}})
      return picked == "throw"
    end)
    nav.setStack {"A", "B"}
    eq("deferred", (nav.tapBack())) eq("blocked", (nav.answer("Save"))) eq("Save", picked)
    eq("deferred", (nav.tapBack())) eq("popped", (nav.answer("throw"))) eq("throw", picked)
  end)

  it("nav.question tells of each kind what it is made of", function()
    local ask
    nav.hook("B", "shouldPop", function() return ask() end)
    nav.setStack {"A", "B"}
    local function question(f) ask = f nav.tapBack() local q = nav.question() nav.reset()
    nav.hook("B", "shouldPop", function() return ask() end) nav.setStack {"A", "B"} return q end
    local q = question(function() return confirm("Leave?") end)
    eq("confirm", q.kind) eq("Leave?", q.message) eq("Leave", q.ok) eq("Stay", q.cancel)
    eq(true, q.destructive) eq("alert", q.style)
    eq("ok", q.choices[1].id) eq("Leave", q.choices[1].title)
    eq("destructive", q.choices[1].style)
    eq("cancel", q.choices[2].id) eq("Stay", q.choices[2].title)
    eq("cancel", q.choices[2].style) eq(2, #q.choices)
    q = question(function() return confirm("?", {ok = "Go", cancel = "No", destructive = false, style = "sheet"}) end)
    eq("Go", q.choices[1].title) eq("default", q.choices[1].style)
    eq("No", q.choices[2].title) eq("sheet", q.style)
    q = question(function() return choose("Which?", {"One", {title = "Two", id = 'two', style = "cancel"}}, {style = "sheet"}) end)
    eq("choose", q.kind) eq("Which?", q.message) eq("sheet", q.style)
    eq("One", q.choices[1].id) eq("default", q.choices[1].style)
    eq("cancel", q.choices[2].style) eq(nil, q.ok)
    eq("alert", question(function() return choose("Which?", {"One"}) end).style)
    nav.onAwait("save", function() end)
    q = question(function() return await("save", {n = {1, 2}}) end)
    eq("await", q.kind) eq("save", q.action) eq(2, q.data.n[2]) eq(nil, q.message)
    eq(nil, q.choices)
  end)

  it("await returns what the handler returns, of whatever kind of data", function()
    local got, why, answer
    nav.hook("B", "shouldPop", function() got, why = await("ask", {id = 7}) return false end)
    nav.onAwait("ask", function(controller, data, third)
      eq("B", controller.class) eq(7, data.id) eq(nil, third)
      return answer
    end)
    nav.setStack {"A", "B"}
    for _, value in ipairs {true, false, 5, "text", 0.5} do
      answer = value eq("blocked", (nav.tapBack())) eq(value, got) eq(nil, why)
    end
    answer = {a = {1, 2}} nav.tapBack() eq(2, got.a[2])
    answer = nil nav.tapBack() eq(nil, got) eq("failed", why)
    eq(nil, nav.question())
  end)

  it("an await fails for the reason that is given, or because nobody handles it", function()
    local got, why
    nav.hook("B", "shouldPop", function() got, why = await("save") return false end)
    nav.setStack {"A", "B"}
    eq("blocked", (nav.tapBack())) eq(nil, got) eq("no handler for 'save'", why)
    local h = nav.onAwait("save", function() return nil, "disk full" end)
    eq("blocked", (nav.tapBack())) eq("disk full", why)
    h:remove() nav.tapBack() eq("no handler for 'save'", why)
    nav.onAwait("save", function() end)
    eq("deferred", (nav.tapBack())) eq("blocked", (nav.answer(nil, "no net"))) eq("no net", why)
    nav.tapBack() nav.answer(nil) eq("failed", why)
  end)

  it("an await whose handler answers at once is no question: a swipe begins under the finger", function()
    nav.hook("B", "shouldPop", function() return await("save") end)
    nav.onAwait("save", function() return true end)
    nav.setStack {"A", "B"}
    nav.touch("began", 5, 400) eq(nil, nav.touch("moved", 100, 400))
    eq("pop", nav.transition.kind) eq(true, nav.transition.interactive)
    nav.touch("moved", 300, 400) eq("popped", (nav.touch("ended", 300, 400)))
    for _, e in ipairs(nav.events()) do assert(e.name ~= "question" and e.name ~= "answer") end
    nav.settle() nav.push("B") eq("popped", (nav.tapBack()))
  end)

  it("where the handler returns nothing the question stays open, also for a handler put then", function()
    local calls = {}
    nav.hook("B", "shouldPop", function() return await("save") end)
    nav.onAwait("save", function() calls[#calls + 1] = 1 end)
    nav.setStack {"A", "B"}
    eq("deferred", (nav.pan {from = {5, 400}, to = {300, 400}}))
    nav.onAwait("save", function() calls[#calls + 1] = 2 return true end)
    eq("await", nav.question().kind) eq("1", table.concat(calls, ","))
    eq("popped", (nav.answer(true))) eq(1, nav.depth) eq("1", table.concat(calls, ","))
    nav.push("B") eq("popped", (nav.tapBack())) eq("1,2", table.concat(calls, ","))
  end)

  it("\"*\" hears what has no handler of its own; the last put handles; all stay over a reset", function()
    local heard
    nav.onAwait("*", function(controller, data, action) heard = "*" .. action return true end)
    nav.reset()
    local function ask(action) nav.setStack {"A", "B"} local h =
    nav.hook("B", "shouldPop", function() return await(action) end) nav.tapBack()
    h:remove() return heard end
    eq("*save", ask("save"))
    local one = nav.onAwait("save", function() heard = "one" return true end)
    local two = nav.onAwait("save", function() heard = "two" return true end)
    eq("two", ask("save")) eq("*load", ask("load"))
    two:remove() two:remove() eq("one", ask("save"))
    one:remove() eq("*save", ask("save"))
  end)

  it("handlers of awaits nest to 16; one deeper fails, and is a fault event", function()
    local deepest, why, depth = 0, nil, 0
    nav.hook("B", "shouldPop", function()
      local ok, reason = await("down")
      if not ok then why = why or reason end
      return false
    end)
    nav.onAwait("down", function()
      depth = depth + 1 deepest = math.max(deepest, depth)
      nav.requestPop() depth = depth - 1 return true
    end)
    nav.setStack {"A", "B"}
    assert.faults("nested more than 16 deep", function() eq("blocked", (nav.tapBack())) end)
    eq(16, deepest) eq("nested too deep", why)
    local faults = 0
    for _, e in ipairs(nav.events()) do
      if e.name == "fault" then faults = faults + 1 assert(e.message:find("'down'", 1, true)) end
    end
    eq(1, faults)
  end)

  it("an await's timeout is a number of seconds above 0", function()
    local seconds, why
    nav.hook("B", "shouldPop", function()
      local good, message = pcall(await, "save", nil, {timeout = seconds})
      why = message
      return good
    end)
    nav.onAwait("save", function() end)
    nav.setStack {"A", "B"}
    for _, wrong in ipairs {0, -1, "5"} do
      seconds = wrong eq("blocked", (nav.tapBack()))
      assert(why:find("'timeout' must be a number of seconds above 0, got", 1, true), why)
    end
    seconds = 0.001 eq("deferred", (nav.tapBack()))
  end)


  it("one choice at most is a cancel", function()
    local why
    nav.hook("B", "shouldPop", function()
      why = select(2, pcall(choose, "?", {{title = "Stay", style = "cancel"}, {title = "Keep", style = "cancel"}}))
      return false
    end)
    nav.setStack {"A", "B"}
    eq("blocked", (nav.tapBack()))
    assert(why:find('one choice at most may have the style "cancel"', 1, true), why)
  end)
end)
