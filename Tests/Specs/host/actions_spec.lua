local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("perform, and who does it", function()
  it("the decision is told first, then each action, then its handler", function()
    local told = {}
    nav.hook("B", "shouldPop", function() perform("one", {id = 3}) perform("two") return false end)
    nav.onAction("one", function(c, data)
      local events = nav.events()
      told[#told + 1] = events[#events - 1].name .. "," .. events[#events].action
      eq("B", c.class) eq(3, data.id) eq("blocked", nav.explain().outcome) eq("two", nav.explain().actions[2].action)
      nav.push("C")
    end)
    nav.onAction("two", function(c, data) eq(nil, data) eq("pushed", nav.explain().outcome) end)
    nav.setStack {"A", "B"} nav.tapBack()
    eq("decision,one", told[1]) eq("pushed", nav.explain().outcome)
    local actions = {}
    for _, e in ipairs(nav.events()) do if e.name == "action" then actions[#actions + 1] = e end end
    eq(2, #actions) eq("one", actions[1].action) eq(3, actions[1].data.id) eq("hook", actions[1].plugin)
    eq("B", actions[1].controller.class) eq(true, actions[1].handled) eq(nil, actions[2].data)
  end)

  it("where the app takes the stack away on the way, nothing is pushed onto it", function()
    nav.setStack {"A", "B"} local sheet = nav.present("S", {animated = false})
    nav.hook("T", "shouldPush", function() perform("go") end)
    nav.onAction("go", function() nav.setStack({"Fresh"}, {ask = true}) end)
    local pushed, why = sheet.push("T") eq(nil, pushed) eq("nothing there", why)
    eq("Fresh", nav.top.class) eq(0, sheet.depth) assert(nav.check())
  end)

  it("an action that nobody handles is told all the same; a plugin's has its name", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() perform('save', 'x') end}",
    }
    local use = user(dir)
    use("p.lua") nav.setStack {"A", "B"} eq("popped", (nav.tapBack()))
    local last
    for _, e in ipairs(nav.events()) do if e.name == "action" then last = e end end
    eq(false, last.handled) eq("p", last.plugin) eq("x", last.data)
    local done = nav.explain().actions
    eq(1, #done) eq("save", done[1].action) eq("x", done[1].data) eq("p", done[1].plugin)
    assert(tostring(nav.explain()):find('does save "x" (p)', 1, true), tostring(nav.explain()))
  end)

  it("the last handler put counts, one that is removed no more; \"*\" hears the rest", function()
    local heard = {}
    local function hear(text) return function(c, data, name) heard[#heard + 1] = text .. tostring(name) end end
    nav.onAction("*", hear("all ")) nav.onAction("save", hear("first ")) local h = nav.onAction("save", hear("second "))
    nav.reset()
    local function tap(action) local hook = nav.hook("B", "shouldPop", function() perform(action) end) nav.setStack {"A", "B"} nav.tapBack() hook:remove() return table.remove(heard) end
    eq("second nil", tap("save")) h:remove() eq("first nil", tap("save")) eq("all load", tap("load"))
  end)

  it("in a notification hook it is done once the hooks of that notification have run", function()
    local told = {}
    local function note(text) told[#told + 1] = text end
    nav.onAction("*", function(c, data, name) note("do " .. name) end)
    nav.use {name = "a", priority = 1, didPop = function() note("a") perform("from a") end}
    nav.use {name = "b", didPop = function(c, pop, next) note("b") next() perform("from b") end}
    nav.use {name = "c", priority = -1, didPop = function() perform("lost") error("x") end}
    nav.setStack {"A", "B"} assert.faults("x", nav.tapBack)
    eq("a,b,do from a,do from b", table.concat(told, ","))
  end)

  it("a handler of a notification's action may navigate", function()
    nav.hook("B", "didAppear", function() perform("next") end)
    nav.hook("B", "didPop", function() perform("left") end)
    nav.hook("S", "didPop", function() perform("left") end)
    nav.onAction("next", function() eq("C", nav.push("C").class) end)
    nav.setStack {"A"} nav.push("B") eq("C", nav.top.class)
    nav.onAction("left", function() eq("D", nav.push("D", {animated = false}).class) end)
    nav.setStack {"A"} eq("D", nav.top.class)
    local sheet = nav.present("S") sheet.dismiss {animated = false} eq(3, nav.depth)
    nav.onAction("left", function() eq("transition", select(2, nav.push("D"))) end)
    nav.onAction("next", function() end)
    nav.setStack {"A", "B"} eq("popped", (nav.tapBack())) eq(1, nav.depth)
  end)

  it("a name may have 64 characters; 16 actions stand where the 17th is caught", function()
    local count = 0
    local long = ("ä"):rep(64)
    nav.onAction(long, function() count = count + 1 end)
    nav.hook("B", "shouldPop", function()
      for i = 1, 20 do pcall(perform, long) end
    end)
    nav.setStack {"A", "B"} nav.tapBack() eq(16, count)
  end)

  it("in a hook that lays out, at load and outside of hooks it is an error", function()
    local dir = files {
      ["load.lua"] = "perform('x') return {}",
      ["onload.lua"] = "return {onLoad = function() perform('x') end}",
      ["unload.lua"] = "return {onUnload = function() perform('x') end}",
    }
    local use = user(dir)
    assert.faults("an appearance hook", function()
      local hooks = {}
      for _, name in ipairs {"backTitle", "backColor", "barHidden"} do
        hooks[#hooks + 1] = nav.hook("B", name, function() perform("x") end)
      end
      nav.setStack {"A", "B"}
      for _, hook in ipairs(hooks) do hook:remove() end
    end)
    local seen = {}
    for _, e in ipairs(nav.events()) do
      if e.name == "fault" then
        seen[e.hook] = true
        assert(e.message:find("perform is not valid in " .. e.hook .. ", an appearance hook", 1, true), e.message)
      end
    end
    eq(true, seen.backTitle) eq(true, seen.backColor) eq(true, seen.barHidden)
    local want = "perform is good inside a hook only, and not while a plugin loads or unloads"
    for _, file in ipairs {"load.lua", "onload.lua"} do
      local none, why = nav.use(dir .. "/" .. file) eq(nil, none) assert(why:find(want, 1, true), why)
    end
    assert.faults("while a plugin loads or unloads", function() use("unload.lua"):unload() end)
    local last
    for _, e in ipairs(nav.events()) do if e.hook == "onUnload" then last = e end end
    eq("unload", last.plugin) assert(last.message:find(want, 1, true), last.message)
    local ok, why = pcall(perform, "x") eq(false, ok) assert(why:find(want, 1, true), why)
  end)

  it("handlers nest to 16; an action of one deeper is a fault event and not done", function()
    local depth, deepest = 0, 0
    nav.hook("B", "shouldPop", function() perform("down") return false end)
    nav.onAction("down", function()
      depth = depth + 1 deepest = math.max(deepest, depth) nav.requestPop() depth = depth - 1
    end)
    nav.setStack {"A", "B"}
    assert.faults("nested more than 16 deep", function() eq("blocked", (nav.tapBack())) end) eq(16, deepest)
    local faults, unhandled = 0, 0
    for _, e in ipairs(nav.events()) do
      if e.name == "fault" then faults = faults + 1 assert(e.message:find("'down'", 1, true), e.message) end
      if e.name == "action" and not e.handled then unhandled = unhandled + 1 end
    end
    eq(1, faults) eq(1, unhandled)
  end)

  it("a handler must be a function with the name of an action", function()
    for _, put in ipairs {nav.onAction, nav.onAwait} do
      local ok, why = pcall(put, "", print) assert(why:find("needs an action, a string of 1 to 64 characters", 1, true), why)
      ok, why = pcall(put, "save", 5) assert(why:find("the handler must be a function, got 5", 1, true), why)
    end
  end)
end)
