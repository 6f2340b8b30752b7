import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("confirm, choose and await")
struct QuestionsTests {
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
}
