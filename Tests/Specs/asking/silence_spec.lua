-- Who has asked and says nothing: what it was told last speaks for it.

local function leaves(hook)
  local plugin = assert(nav.use({ name = "asks", controllers = "Draft", shouldPop = hook }))
  nav.setStack({ "Home", "Draft" })
  return plugin
end

-- What the last step of the explanation says.
local function step()
  local steps = nav.explain().steps
  return steps[#steps]
end

local wish = "cancelled by the user"
local choices = { "Save", { id = "throw", title = "Throw away", style = "destructive" }, { id = "stay", title = "Stay", style = "cancel" } }

-- Each row: what the hook does, what it is answered, and what comes of it; nil is a way out.
local rows = {
  { "a bare confirm", function() confirm("Leave?") end, { true }, nil },
  { "a bare confirm", function() confirm("Leave?") end, { false }, wish },
  { "an early return", function() if not confirm("Leave?") then return end end, { true }, nil },
  { "an early return", function() if not confirm("Leave?") then return end end, { false }, wish },
  { "an early return of nil", function() if not confirm("Leave?") then return nil end return true end, { false }, wish },
  { "a yes whatever was said", function() confirm("Leave?") return true end, { false }, nil },
  { "a no of its own", function() confirm("Leave?") return false, "mine" end, { false }, "mine" },
  { "nil and a reason, which is none", function() confirm("Leave?") return nil, "why" end, { false }, wish },
  { "nil and a reason, which is none", function() confirm("Leave?") return nil, "why" end, { true }, nil },
  { "nil and what is no reason", function() confirm("Leave?") return nil, 42 end, { false }, wish },
  { "a choice that is thrown away", function() choose("Leave?", choices) end, { "stay" }, wish },
  { "a choice that is thrown away", function() choose("Leave?", choices) end, { "throw" }, nil },
  { "a choice that is returned", function() return choose("Leave?", choices) end, { "stay" }, wish },
  { "a choice that is returned", function() return choose("Leave?", choices) end, { "throw" }, nil },
  { "a choice without id that is returned", function() return choose("Leave?", choices) end, { "Save" }, nil },
  { "a choice that is returned with a text", function() return choose("Leave?", choices), "why" end, { "stay" }, wish },
  { "the only choice, a cancel", function() choose("No.", { { title = "OK", style = "cancel" } }) end, { "OK" }, nil },
  { "choices without a cancel", function() return choose("Leave?", { "Yes", "No" }) end, { "No" }, nil },
  { "what it was told last: yes", function() confirm("A?") confirm("B?") end, { false, true }, nil },
  { "what it was told last: no", function() confirm("A?") choose("B?", choices) end, { true, "stay" }, wish },
  { "an await that fails", function() await("save") end, { { nil, "no room" } }, "no room" },
  { "an await that fails without a reason", function() await("save") end, { { nil } }, "failed" },
  { "an await that is answered", function() await("save") end, { 7 }, nil },
  { "an await that is answered with true", function() return await("save") end, { true }, nil },
  { "an await that is answered with false", function() await("save") end, { false }, "failed" },
  { "an await that is answered with false and why", function() await("save") end, { { false, "not now" } }, "not now" },
  { "the nil of an await", function() return await("save") end, { { nil, "no room" } }, "no room" },
  { "the false of an await", function() return await("save") end, { false }, "failed" },
  { "the false of an await, and why", function() return await("save") end, { { false, "not now" } }, "not now" },
  { "an await in a variable", function() local v = await("save") return v end, { { false, "not now" } }, "not now" },
  { "an await in two variables", function() local v, why = await("save") return v, why end, { { false, "not now" } }, "not now" },
  { "an await in a variable, false alone", function() local v = await("save") return v end, { false }, "failed" },
  { "an await in two variables, false alone", function() local v, why = await("save") return v, why end, { false }, "failed" },
  { "a bare false after the false of an await", function() if not await("save") then return false end end, { { false, "not now" } }, "not now" },
  { "a bare false after an await inside pcall", function() local _, v = pcall(await, "save") return v end, { { false, "not now" } }, "not now" },
  { "a bare false after an await of a coroutine", function() return coroutine.wrap(function() return (await("save")) end)() end, { { false, "not now" } }, "not now" },
  { "a bare false after an await of a helper", function() local function f() local v = await("save") return v end return f() end, { { false, "not now" } }, "not now" },
  { "its own reason after the false of an await", function() await("save") return false, "mine" end, { { false, "not now" } }, "mine" },
  { "a no of its own after the false of an await", function() return await("save"), "mine" end, { false }, "mine" },
  { "a number of an await", function() return await("save") end, { 7 }, nil },
  { "a text of an await", function() return await("save") end, { "done" }, nil },
  { "a table of an await", function() return await("save") end, { { { a = { 1, 2 }, b = "x" } } }, nil },
  { "a yes after an await that failed", function() await("save") return true end, { { nil } }, nil },
  { "a yes after a save that failed", function() if confirm("Save?") then await("save") end end, { true, { nil, "no room" } }, "no room" },
  { "a question inside pcall", function() pcall(confirm, "Leave?") end, { false }, wish },
  { "a question of a coroutine", function() coroutine.wrap(function() confirm("Leave?") end)() end, { false }, wish },
  { "a helper that asks", function() local function ask() return confirm("Leave?") end if not ask() then return end end, { false }, wish },
}

describe("who has asked and says nothing", function()
  for number, row in ipairs(rows) do
    local name, hook, answers, reason = table.unpack(row, 1, 4)
    it(("%d: %s %s"):format(number, name, reason and "stays" or "leaves"), function()
      local plugin = leaves(hook)
      nav.onAwait("save", function() end)
      assert.deferred(nav.tapBack())
      local outcome, why
      for _, answer in ipairs(answers) do
        if type(answer) == "table" then outcome, why = nav.answer(table.unpack(answer, 1, 2))
        else outcome, why = nav.answer(answer) end
      end
      assert.equal(reason and "blocked" or "popped", outcome)
      assert.equal(reason, why)
      assert.equal(reason and "Draft" or "Home", nav.top.class)
      assert.same({}, plugin.faults)
    end)
  end

  it("says what another returned is a wrong type", function()
    local plugin = leaves(function() choose("Leave?", choices) return "throw" end)
    nav.tapBack()
    assert.faults("must return true, false or nil", function() assert.popped(nav.answer("Save")) end)
    assert.equal(1, #plugin.faults)
  end)

  it("has no opinion where it was told nothing", function()
    leaves(function() end)
    assert.popped(nav.tapBack())
    assert.is_nil(step().answer)
  end)

  it("gives the same in shouldPush and shouldSelect", function()
    local function ask() confirm("Go?") end
    nav.use({ name = "asks", shouldPush = ask, shouldSelect = ask })
    nav.setRoot("Home")
    assert.deferred(nav.push("Page"))
    assert.blocked(wish, nav.answer(false))
    assert.equal(1, nav.depth)
    local tabs = nav.tabs({ "Other" })
    assert.deferred(tabs.select(2))
    assert.blocked(wish, nav.answer(false))
    assert.equal(1, tabs.selected)
  end)

  it("is so for a script's hook, too", function()
    nav.setStack({ "Home", "Draft" })
    nav.top:hook("shouldPop", function() confirm("Leave?") end)
    nav.tapBack()
    assert.blocked(wish, nav.answer(false))
  end)

  it("is so whatever level the plugin was written for", function()
    nav.use({ name = "old", api = 1, shouldPop = function() confirm("Leave?") end })
    nav.setStack({ "Home", "Draft" })
    nav.tapBack()
    assert.blocked(wish, nav.answer(false))
  end)

  it("is so where the handler answers at once", function()
    leaves(function() return await("save") end)
    nav.onAwait("save", function() return false, "not now" end)
    assert.blocked("not now", nav.tapBack())
    nav.onAwait("save", function() return nil, "no room" end)
    assert.blocked("no room", nav.tapBack())
    nav.onAwait("save", function() return { saved = 1 } end)
    assert.popped(nav.tapBack())
  end)

  it("keeps who waited too long, and who is answered by nobody", function()
    leaves(function() await("save", nil, { timeout = 5 }) end)
    local handler = nav.onAwait("save", function() end)
    nav.tapBack()
    nav.advance(6)
    assert.equal("Draft", nav.top.class)
    assert.equal("timed out", nav.explain().reason)
    handler:remove()
  end)

  it("hears no answer to a question that was dropped", function()
    local heard = 0
    leaves(function() confirm("Leave?") heard = heard + 1 end)
    nav.tapBack()
    nav.setRoot("Other")
    assert.equal(0, heard)
    assert.equal("Other", nav.top.class)
  end)
end)

describe("the explanation of such an answer", function()
  it("is a no at the line of the call that asked", function()
    leaves(function()
      if not confirm("Leave?") then return end
    end)
    local line = debug.getinfo(1, "l").currentline - 2
    nav.tapBack()
    nav.answer(false)
    local said = step()
    assert.same({ false, wish, line }, { said.answer, said.reason, said.line })
    assert.matches("deny", tostring(nav.explain()))
  end)

  it("is the line of the last question, in a helper too", function()
    local line
    local function ask() line = debug.getinfo(1, "l").currentline return confirm("Leave?") end
    leaves(function()
      confirm("First?")
      ask()
    end)
    nav.tapBack()
    nav.answer(true)
    nav.answer(false)
    assert.equal(line, step().line)
  end)

  it("is no opinion after a yes", function()
    leaves(function() confirm("Leave?") end)
    nav.tapBack()
    nav.answer(true)
    assert.is_nil(step().answer)
  end)
end)

describe("a call that was told a no and fails", function()
  -- How it ends after the answer no, and the fault.
  local ends = {
    ["raises an error"] = { function() error("broken") end, "broken" },
    ["returns a wrong type"] = { function() return 42 end, "got the number 42" },
    ["returns a wrong reason"] = { function() return false, {} end, "must be a string, got a table" },
  }
  for name, row in pairs(ends) do
    local finish, fault = table.unpack(row)
    it(name .. ": the no stands, the fault is recorded, nothing is done", function()
      local done = 0
      nav.onAction("count", function() done = done + 1 end)
      local plugin = leaves(function()
        perform("count")
        confirm("Leave?")
        perform("count")
        return finish()
      end)
      nav.tapBack()
      assert.faults(fault, function() assert.blocked(wish, nav.answer(false)) end)
      assert.equal(1, #plugin.faults)
      assert.is_false(step().answer)
      assert.equal(0, done)
      assert.equal("Draft", nav.top.class)
    end)
  end

  it("exceeds a limit: the no stands", function()
    local plugin = assert(nav.use("Tests/Specs/asking/plugins/endless.lua"))
    nav.setStack({ "Home", "Draft" })
    nav.tapBack()
    assert.faults("used up its", function() assert.blocked(wish, nav.answer(false)) end)
    assert.equal(1, #plugin.faults)
    nav.tapBack()
    assert.popped(nav.answer(true))
  end)

  it("goes as its onError says where it was told a yes", function()
    leaves(function() confirm("Leave?") error("broken") end)
    nav.tapBack()
    assert.faults("broken", function() assert.popped(nav.answer(true)) end)
  end)

  it("says no as the person did, where its onError is deny", function()
    nav.use({ name = "asks", onError = "deny", shouldPop = function() confirm("Leave?") error("broken") end })
    nav.setStack({ "Home", "Draft" })
    nav.tapBack()
    assert.faults("broken", function() assert.blocked(wish, nav.answer(false)) end)
    nav.tapBack()
    assert.faults("broken", function() assert.blocked("plugin 'asks' failed", nav.answer(true)) end)
  end)
end)

describe("what such a call performs", function()
  local done
  before_each(function()
    done = {}
    nav.onAction("*", function(_, _, name) table.insert(done, name) end)
  end)

  it("is done instead, with the no", function()
    leaves(function() confirm("Leave?") perform("stays") end)
    nav.tapBack()
    assert.same({}, done)
    nav.answer(false)
    assert.same({ "stays" }, done)
    assert.equal("Draft", nav.top.class)
  end)

  it("is done on the way where nobody refuses", function()
    leaves(function() confirm("Leave?") perform("goes") end)
    nav.tapBack()
    nav.answer(true)
    assert.same({ "goes" }, done)
    assert.equal("Home", nav.top.class)
  end)
end)

describe("a wrapper that asks", function()
  local function wrapped(wrapper, rest)
    nav.use({ name = "wrapper", priority = 1, shouldPop = wrapper })
    if rest then nav.use({ name = "rest", shouldPop = rest }) end
    nav.setStack({ "Home", "Draft" })
  end

  it("is not passed over if it never calls next", function()
    local asked = 0
    wrapped(function(_, _, next) confirm("Leave?") end, function() asked = asked + 1 end)
    nav.tapBack()
    assert.blocked(wish, nav.answer(false))
    assert.equal(0, asked)
    nav.tapBack()
    assert.popped(nav.answer(true))
    assert.equal(1, asked)
  end)

  for _, said in ipairs({ "true", "false", "nil" }) do
    it("answers its own no whatever the rest said: " .. said, function()
      local answer = ({ ["true"] = true, ["false"] = false })[said]
      wrapped(function(_, _, next) next() confirm("Leave?") end, function() return answer, "the rest" end)
      nav.tapBack()
      assert.blocked(wish, nav.answer(false))
    end)
  end

  it("lets the rest's answer stand after a yes", function()
    wrapped(function(_, _, next) next() confirm("Leave?") end, function() return false, "the rest" end)
    nav.tapBack()
    assert.blocked("the rest", nav.answer(true))
  end)

  it("is not told what the rest is told", function()
    wrapped(function(_, _, next) next() end, function() confirm("Leave?") end)
    nav.tapBack()
    assert.blocked(wish, nav.answer(false))
    local steps = nav.explain().steps
    assert.is_nil(steps[1].answer)
    assert.same({ false, wish }, { steps[2].answer, steps[2].reason })
  end)

  it("may turn the rest's no into a yes", function()
    wrapped(function(_, _, next) next() return true end, function() confirm("Leave?") end)
    nav.tapBack()
    assert.popped(nav.answer(false))
  end)

  it("gets false and the reason of who is silent behind next", function()
    local heard
    wrapped(function(_, _, next) heard = { next() } end, function() confirm("Leave?") end)
    nav.tapBack()
    nav.answer(false)
    assert.same({ false, wish }, heard)
  end)
end)
