local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("Asking a person (contract.md, section 2)", function()
  it("the pop is deferred, the screen stays usable, and yes runs the same pop", function()
    local dir = files {
      ["a.lua"] = [[
return {name = "asker", shouldPop = function(c, pop)
  if c.class ~= "B" then return end
  local yes = confirm("Leave?", {ok = "Go", cancel = "No", destructive = true})
  if not yes then return false, "stayed" end
end}]],
    }
    local use = user(dir)
    use("a.lua")
    nav.setStack {"A", "X", "B"}
    eq("deferred", (nav.requestPop {to = 1})) eq(3, nav.depth)
    local q = nav.question()
    eq("Leave?", q.message) eq("Go", q.ok) eq("No", q.cancel)
    eq("ignored", (nav.tapBack())) eq("question open", select(2, nav.tapBack()))
    eq("popped", (nav.answer(true)))
    eq(1, nav.depth) eq(nil, nav.question()) eq(nil, nav.answer(true))
  end)

  it("no is what the hook then says", function()
    local dir = files {
      ["a.lua"] = [[
return {name = "asker", shouldPop = function(c, pop)
  if c.class ~= "B" then return end
  local yes = confirm("Leave?", {ok = "Go", cancel = "No", destructive = true})
  if not yes then return false, "stayed" end
end}]],
    }
    local use = user(dir)
    use("a.lua")
    nav.setRoot("A") nav.push("B")
    nav.pan {from = {5, 400}, to = {380, 400}}
    local outcome, reason = nav.answer(false)
    eq("blocked", outcome) eq("stayed", reason) eq(2, nav.depth)
  end)

  it("a gesture meets an open question before any hook; the program goes ahead", function()
    local dir = files {
      ["a.lua"] = [[
return {name = "asker", shouldPop = function(c, pop)
  if c.class ~= "B" then return end
  local yes = confirm("Leave?", {ok = "Go", cancel = "No", destructive = true})
  if not yes then return false, "stayed" end
end}]],
    }
    local use = user(dir)
    use("a.lua")
    nav.setRoot("A") nav.push("B") nav.tapBack()
    local asked = false
    nav.hook("B", "gestureShouldBegin", function() asked = true end)
    local outcome, reason = nav.pan {from = {5, 400}, to = {380, 400}}
    eq("ignored", outcome) eq("question open", reason) eq(false, asked)
    assert(nav.push("C"))
    eq("Leave?", nav.question().message)
    eq("popped", (nav.pop())) eq("popped", (nav.pop()))
    eq(nil, nav.question()) eq(nil, nav.answer(true))
  end)

  it("after a yes the chain goes on and may ask again", function()
    local dir = files {
      ["one.lua"] = "return {priority = 1, shouldPop = function() return confirm('one') end}",
      ["two.lua"] = "return {shouldPop = function() return confirm('two') end}",
    }
    local use = user(dir)
    use("one.lua") use("two.lua")
    nav.setRoot("A") nav.push("B")
    eq("deferred", (nav.tapBack())) eq("one", nav.question().message)
    eq("deferred", (nav.answer(true))) eq("two", nav.question().message)
    eq("popped", (nav.answer(true))) eq(1, nav.depth)
  end)

  it("the units go on counting across the question", function()
    local dir = files {
      ["a.lua"] = [[
local function spin() for i = 1, 300000 do end end
return {shouldPop = function() spin() confirm("x") spin() return false end}]],
    }
    local use = user(dir)
    local h = use("a.lua")
    nav.setRoot("A") nav.push("B")
    eq("deferred", (nav.tapBack()))
    assert.faults("used up its", function() eq("popped", (nav.answer(true))) end) eq(1, #h.faults)
  end)

  it("who is asked after a yes sees the pop as it has become", function()
    local dir = files {
      ["a.lua"] = [[
return {name = "asker", shouldPop = function(c, pop)
  if c.class ~= "B" then return end
  local yes = confirm("Leave?", {ok = "Go", cancel = "No", destructive = true})
  if not yes then return false, "stayed" end
end}]],
    }
    local use = user(dir)
    use("a.lua")
    local seen = {}
    nav.use {name = "sees", priority = -1, shouldPop = function(c, pop)
      seen[#seen + 1] = pop.target.class
    end}
    nav.setStack {"A", "X", "B"}
    eq("deferred", (nav.requestPop()))
    assert(nav.setStack {nav.stack[1], nav.stack[3], "C"})
    eq("popped", (nav.answer(true)))
    eq("A A", table.concat(seen, " ")) eq(1, nav.depth)
    assert(nav.check())
  end)

  it("a tab that another question keeps waiting has no part in what is asked later", function()
    local dir = files {
      ["a.lua"] = [[return {
  shouldPop = function() return confirm("Leave?") end,
  shouldSelect = function() return confirm("Change?") end,
}]],
    }
    assert(nav.check())
    local asks = user(dir)("a.lua")
    nav.setStack {"A", "B"}
    local tabs = nav.tabs {"Detail"}
    eq("deferred", (nav.requestPop()))
    local outcome, reason = tabs.select(2)
    eq("ignored", outcome) eq("question open", reason)
    asks:reload()
    nav.answer(false)
    eq("deferred", (tabs.select(2)))
    eq("blocked", (nav.answer(false)))
    assert(nav.check())
  end)

  it("a question about a tab that a reload drops has no part in what is asked later", function()
    local dir = files {["a.lua"] = "return {shouldSelect = function() return confirm('Change?') end}"}
    assert(nav.check())
    local asks = user(dir)("a.lua")
    nav.setStack {"A", "B"}
    local tabs = nav.tabs {"Detail"}
    eq("deferred", (tabs.select(2)))
    asks:reload()
    eq(nil, nav.question())
    eq("deferred", (tabs.select(2)))
    eq("blocked", (nav.answer(false)))
    assert(nav.check())
  end)

  it("an answer when nothing is left to pop asks nobody", function()
    local dir = files {
      ["a.lua"] = [[
return {name = "asker", shouldPop = function(c, pop)
  if c.class ~= "B" then return end
  local yes = confirm("Leave?", {ok = "Go", cancel = "No", destructive = true})
  if not yes then return false, "stayed" end
end}]],
    }
    local use = user(dir)
    use("a.lua")
    local asked = 0
    nav.use {name = "counts", priority = -1, shouldPop = function() asked = asked + 1 end}
    nav.setStack {"A", "B"}
    eq("deferred", (nav.tapBack()))
    nav.setStack {nav.stack[2]}
    local outcome, reason = nav.answer(true)
    eq("ignored", outcome) eq("root", reason) eq(0, asked) eq(nil, nav.question())
    assert(nav.check())
  end)

  it("after a question in the rest of a wrapper, too, and hooks of the script stay as they were", function()
    local order = {}
    local function note(name) order[#order + 1] = name end
    nav.hook("B", "shouldPop", function(c) note("second") end)
    nav.hook("B", "shouldPop", function(c, pop, next)
      note("wrapper")
      local yes = confirm("Sure?")
      local rest, why = next()
      return yes and rest, why
    end)
    nav.use {name = "old", priority = 5, shouldPop = function() note("old") end}
    nav.setRoot("A") nav.push("B") eq("deferred", (nav.tapBack()))
    nav.hook("B", "shouldPop", function() note("too late") end)
    nav.use {name = "new", priority = 9, shouldPop = function() note("new") return false, "new" end}
    local outcome, reason = nav.answer(true)
    eq("wrapper second new", table.concat(order, " ")) eq("blocked", outcome) eq("new", reason)
  end)
end)
