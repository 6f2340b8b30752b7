import PluginHost
import ScriptFixture
import Testing

@Suite("confirm, choose and await")
struct QuestionsTests {
  @Test("choose returns the id of the choice that is picked, its title where it has none")
  func chooseReturnsAnID() throws {
    try run(
      """
      local picked
      nav.hook("B", "shouldPop", function()
        picked = choose("Leave?", {"Save", {id = "throw", title = "Throw away"}})
        return picked == "throw"
      end)
      nav.setStack {"A", "B"}
      eq("deferred", (nav.tapBack())) eq("blocked", (nav.answer("Save"))) eq("Save", picked)
      eq("deferred", (nav.tapBack())) eq("popped", (nav.answer("throw"))) eq("throw", picked)
      """)
  }

  @Test("nav.question tells of each kind what it is made of")
  func fields() throws {
    try run(
      """
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
      """)
  }

  static let bad = [
    #"choose()"#: "choose needs a message, a string, got nothing",
    #"choose("?")"#: "choose needs a list of choices, got nothing",
    #"choose("?", {})"#: "choose needs 1 to 8 choices, got 0",
    #"choose("?", {"1", "2", "3", "4", "5", "6", "7", "8", "9"})"#:
      "choose needs 1 to 8 choices, got 9",
    #"choose("?", {a = "b"})"#: "choose needs a list of choices, got a table",
    #"choose("?", {"a", "a"})"#: "choose: two choices have the id \"a\"",
    #"choose("?", {"a", {title = "b", id = "a"}})"#: "choose: two choices have the id \"a\"",
    #"choose("?", {{title = "a", style = "cancel"}, {title = "b", style = "cancel"}})"#:
      "choose: one choice at most may have the style \"cancel\"",
    #"choose("?", {{id = "a"}})"#: "choose: choice 1: it needs a title",
    #"choose("?", {"a", ""})"#: "choose: choice 2 needs a title",
    #"choose("?", {{title = "a", id = ""}})"#: "choose: choice 1: 'id' must not be empty",
    #"choose("?", {5})"#: "choose: choice 1 must be a string or a table, got 5",
    #"choose("?", {{title = "a", colour = "red"}})"#: "choose: choice 1: unknown option 'colour'",
    #"choose("?", {{title = "a", style = "red"}})"#: "choose: choice 1: 'style' must be one of",
    #"choose("?", {"a"}, {style = "popup"})"#: "'style' must be one of \"alert\", \"sheet\"",
    #"confirm("?", {style = "popup"})"#: "'style' must be one of \"alert\", \"sheet\"",
    #"await()"#: "await needs an action, a string of 1 to 64 characters, got nothing",
    #"await("")"#: "await needs an action, a string of 1 to 64 characters, got \"\"",
    #"await(("a"):rep(65))"#: "await needs an action, a string of 1 to 64 characters, got one of",
    #"await("a\n")"#: "await: an action's name has no control characters",
    #"await("a", print)"#: "await: a function cannot be kept",
    #"await("a", {c})"#: "await: an object of the host cannot be kept",
    #"await("a", ("x"):rep(70000))"#: "await: data may be at most 64 KiB in all",
    #"await("a", nil, {timeout = 0})"#: "await: 'timeout' must be a number of seconds above 0",
    #"await("a", nil, {timeout = 0/0})"#: "await: 'timeout' must be a number of seconds above 0",
    #"await("a", nil, {timeout = "1"})"#: "await: 'timeout' must be a number of seconds above 0",
    #"await("a", nil, {time = 1})"#: "await: unknown option 'time'",
  ]

  @Test("what is wrong with a question is an error of the hook that names it", arguments: bad.keys)
  func wrong(_ call: String) throws {
    try run(
      """
      local h = use("p.lua") nav.setStack {"A", "B"}
      eq("popped", (nav.tapBack())) eq(nil, nav.question())
      local message = h.faults[1].message
      assert(message:find([==[p.lua:1: \(Self.bad[call] ?? "-")]==], 1, true), message)
      """, with: ["p.lua": "return {shouldPop = function(c) return \(call) end}"])
  }

  @Test("none of them is good in another hook, while loading, or where nothing can yield")
  func misplaced() throws {
    let calls = ["confirm('?')", "choose('?', {'a'})", "await('a')"]
    for call in calls {
      let name = String(call.prefix { $0 != "(" })
      try run(
        """
        local s = use("sort.lua")
        for _, name in ipairs {"gestureShouldBegin", "backTitle", "didPush"} do
          nav.hook("B", name, function() return \(call) end)
        end
        nav.setStack {"A", "B"} nav.pan {from = {5, 400}, to = {380, 400}}
        local hooks = {}
        for _, e in ipairs(nav.events()) do
          if e.name == "fault" and not e.plugin then
            hooks[e.hook] = true
            assert(e.message:find("\(name) is good inside shouldPop", 1, true), e.message)
          end
        end
        eq(true, hooks.gestureShouldBegin) eq(true, hooks.backTitle) eq(true, hooks.didPush)
        assert(s.faults[1].message:find("\(name) cannot wait here", 1, true), s.faults[1].message)
        local none, why = nav.use(dir .. "/load.lua")
        eq(nil, none) assert(why:find("\(name) is good inside", 1, true), why)
        """,
        with: [
          "sort.lua": """
          return {shouldPop = function() table.sort({2, 1}, function() return \(call) end) end}
          """, "load.lua": "\(call) return {}",
        ])
    }
  }

  @Test("await returns what the handler returns, of whatever kind of data")
  func awaitReturns() throws {
    try run(
      """
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
      """)
  }

  @Test("an await fails for the reason that is given, or because nobody handles it")
  func failures() throws {
    try run(
      """
      local got, why
      nav.hook("B", "shouldPop", function() got, why = await("save") return false end)
      nav.setStack {"A", "B"}
      eq("blocked", (nav.tapBack())) eq(nil, got) eq("nobody handles 'save'", why)
      local h = nav.onAwait("save", function() return nil, "disk full" end)
      eq("blocked", (nav.tapBack())) eq("disk full", why)
      h:remove() nav.tapBack() eq("nobody handles 'save'", why)
      nav.onAwait("save", function() end)
      eq("deferred", (nav.tapBack())) eq("blocked", (nav.answer(nil, "no net"))) eq("no net", why)
      nav.tapBack() nav.answer(nil) eq("failed", why)
      """)
  }

  @Test("a handler that raises is a fault event and the failure, its message the reason")
  func raisingHandler() throws {
    let fixture = try Fixture()
    try fixture.run(
      """
      local got, why
      nav.hook("B", "shouldPop", function() got, why = await("save") return false, "kept" end)
      nav.onAwait("save", function() error("broken") end)
      nav.setStack {"A", "B"}
      local outcome, reason = nav.tapBack() eq("blocked", outcome) eq("kept", reason)
      eq(nil, got) assert(why:find("broken", 1, true), why)
      local fault = nil
      for _, e in ipairs(nav.events()) do if e.name == "fault" then fault = e end end
      eq("nav.onAwait", fault.hook) eq(why, fault.message)
      nav.onAwait("save", function() return print end)
      nav.tapBack() assert(why:find("a function cannot be kept", 1, true), why)
      """)
    #expect(fixture.reports.isEmpty, "the event tells it")
  }

  @Test("an await whose handler answers at once is no question: a swipe begins under the finger")
  func atOnce() throws {
    try run(
      """
      nav.hook("B", "shouldPop", function() return await("save") end)
      nav.onAwait("save", function() return true end)
      nav.setStack {"A", "B"}
      nav.touch("began", 5, 400) eq(nil, nav.touch("moved", 100, 400))
      eq("pop", nav.transition.kind) eq(true, nav.transition.interactive)
      nav.touch("moved", 300, 400) eq("popped", (nav.touch("ended", 300, 400)))
      for _, e in ipairs(nav.events()) do assert(e.name ~= "question" and e.name ~= "answer") end
      nav.settle() nav.push("B") eq("popped", (nav.tapBack()))
      """)
  }

  @Test("where the handler returns nothing the question stays open, also for a handler put then")
  func later() throws {
    try run(
      """
      local calls = {}
      nav.hook("B", "shouldPop", function() return await("save") end)
      nav.onAwait("save", function() calls[#calls + 1] = 1 end)
      nav.setStack {"A", "B"}
      eq("deferred", (nav.pan {from = {5, 400}, to = {300, 400}}))
      nav.onAwait("save", function() calls[#calls + 1] = 2 return true end)
      eq("await", nav.question().kind) eq("1", table.concat(calls, ","))
      eq("popped", (nav.answer(true))) eq(1, nav.depth) eq("1", table.concat(calls, ","))
      nav.push("B") eq("popped", (nav.tapBack())) eq("1,2", table.concat(calls, ","))
      """)
  }

  @Test("\"*\" hears what has no handler of its own; the last put handles; all stay over a reset")
  func handlers() throws {
    try run(
      """
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
      """)
  }

  @Test("a plugin that goes drops its await: of the open question, and while the app is asked")
  func pluginGoes() throws {
    for way in ["unload", "disable", "reload"] {
      try run(
        """
        local h = use("p.lua") nav.setStack {"A", "B"}
        nav.onAwait("save", function() end)
        eq("deferred", (nav.tapBack())) h:\(way)() eq(nil, nav.question()) eq(nil, nav.answer(true))
        local last = nav.events()[#nav.events()]
        for _, e in ipairs(nav.events()) do if e.name == "answer" then last = e end end
        eq(true, last.dropped) eq(false, last.timedOut) eq("await", last.kind) eq(nil, last.answer)
        h:unload() h = use("p.lua")
        nav.onAwait("save", function() h:\(way)() return true end)
        local outcome, reason = nav.tapBack() eq("ignored", outcome) eq("dropped", reason)
        eq(2, nav.depth) eq(nil, nav.question())
        """, with: ["p.lua": "return {shouldPop = function() return await('save') end}"])
    }
  }

  @Test("handlers of awaits nest to 16; one deeper fails, and is a fault event")
  func nesting() throws {
    try run(
      """
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
      eq("blocked", (nav.tapBack())) eq(16, deepest) eq("nested too deep", why)
      local faults = 0
      for _, e in ipairs(nav.events()) do
        if e.name == "fault" then faults = faults + 1 assert(e.message:find("'down'", 1, true)) end
      end
      eq(1, faults)
      """)
  }
}
