import Expectations
import NavhostTraces
import Testing

@Suite("actions, answers and app in a trace")
struct TraceHandlersTests {
  private static let plugins = [
    "guard": """
    return {
      shouldPop = function(c, pop)
        if c.class == "Form" then
          local id = choose("Keep it?", {"Store", {id = "drop", title = "Throw away", style = "destructive"}, {title = "Cancel", style = "cancel"}}, {style = "sheet"})
          if id == "Cancel" then return false, "stays" end
          if id == "drop" then perform("thrown away", {id = c.props.number}) return true end
          local done, why = await("store", {id = c.props.number}, {timeout = 3})
          if done then perform("stored", done) return true end
          return false, why
        end
        if c.class == "List" and app.online and pop.source == "backButton" then
          perform("home") return false, "online"
        end
      end,
      shouldSelect = function(c, tab) if tab.index == 2 and not app.user.name then perform("log in") return false end end,
      tabReselected = function() perform("top") end,
    }
    """
  ]

  private static let scene = """
    nav.onAction("home", function(c) nav.requestPop() end)
    nav.onAction("log in", function(c) nav.app.user = {name = "ann"} end)
    local tries = 0
    nav.onAwait("store", function(c, data)
      tries = tries + 1
      if tries == 1 then return nil, "no net" end
      if tries == 2 then nav.push("Saving") nav.pop() return {id = data.id} end
    end)
    nav.app = {online = false, user = {}}
    nav.setStack{"Home", "List", {class = "Form", props = {number = 7}}}
    assert(nav.tapBack() == "deferred") assert(nav.answer("Cancel") == "blocked")
    assert(nav.requestPop() == "deferred") assert(nav.answer("Store") == "blocked")
    assert(nav.tapBack() == "deferred") assert(nav.answer("Store") == "popped")
    nav.push{class = "Form", props = {number = 8}}
    assert(nav.escape() == "deferred") assert(nav.answer("Store") == "deferred")
    assert(nav.answer({id = 9}) == "popped")
    nav.push("Form") nav.tapBack() nav.answer("Store") nav.advance(4) assert(not nav.question())
    nav.tapBack() nav.answer("drop")
    nav.app.online = true
    assert(nav.tapBack() == "blocked") assert(nav.depth == 1)
    local tabs = nav.tabs{"Search"}
    assert(tabs.select(2) == "blocked") assert(tabs.select(2) == "selected") tabs.show(1)
    assert(tabs.select(1) == "ignored")
    """

  private func decided(_ lines: [String]) throws -> [Decided] {
    let text = ([Playing.header] + lines).joined(separator: "\n")
    return try Trace(Array(text.utf8)).decisions.map(\.decided)
  }

  private func record(_ script: String, masking: [String] = []) throws -> [String] {
    let files = Dictionary(
      uniqueKeysWithValues: Self.plugins.map { ($0.key + ".lua", $0.value) })
    return try recorded(script, masking: masking, plugins: files)
  }

  @Test("a session with choices, waiting, actions and app plays the same")
  func same() throws {
    let lines = try record(Self.scene)
    let played = try Playing(lines, plugins: Self.plugins)
    let was = try decided(lines)
    #expect(was.count > 15)
    expectEqual(played.decisions, was)
    expectEqual(played.decisions.map(\.actions), was.map(\.actions))
    expectEqual(played.decisions.map(\.question), was.map(\.question))
    #expect(was.contains { $0.actions != nil } && was.contains { $0.question != nil })
  }

  @Test("what is in the lines: app, actions with their data, and who asked for them")
  func lines() throws {
    let lines = try record(Self.scene)
    func has(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
    #expect(has(#""op":"set","field":"app","value":{"online":false,"user":{}}"#))
    #expect(has(#""op":"set","field":"app.online","value":true"#))
    #expect(has(#""actions":[{"action":"stored","data":{"id":7},"plugin":"guard"}]"#))
    #expect(has(#"["app",null,"app.online",true]"#))
    #expect(has(#""handler":"log in""#))
    #expect(has(#""op":"show""#) && has(#""op":"select""#))
  }

  @Test(
    "another action, another data and another question are a difference",
    arguments: [
      (#"perform("home")"#, #"perform("away")"#),
      ("perform(\"stored\", done)", "perform(\"stored\")"),
      (#""Keep it?""#, #""Keep?""#), (#""Throw away""#, #""Throw it away""#),
      (#"perform("log in") "#, ""),
    ])
  func different(old: String, new: String) throws {
    let lines = try record(Self.scene)
    let plugins = Self.plugins.mapValues { $0.replacing(old, with: new) }
    #expect(plugins != Self.plugins)
    #expect(try Difference(try decided(lines), Playing(lines, plugins: plugins).decisions) != nil)
  }

  @Test("an await that never times out is recorded as one without a timeout")
  func endless() throws {
    func call(_ options: String) throws -> String? {
      try recorded(
        """
        nav.onAwait("save", function() end)
        nav.hook("B", "shouldPop", function() return await("save", nil, \(options)) end)
        nav.setStack{"A", "B"} nav.tapBack()
        """
      ).first { $0.contains(#""ask":["save""#) }
    }
    let plain = try #require(try call("{}"))
    #expect(plain.contains(#"["save",null,{},"await"]"#), "\(plain)")
    try expectEqual(call("{timeout = math.huge}"), plain)
  }

  @Test("what a script's hooks ask for is played back")
  func hooks() throws {
    let lines = try recorded(
      """
      nav.onAwait("save", function() return nil end)
      nav.hook("B", "shouldPop", function(c)
        local id = choose("Which?", {"One", {id = "two", title = "Two"}})
        perform(id, {n = 1})
        local ok, why = await("save", {x = 1})
        if not ok then return false, why end
      end)
      nav.setStack{"A", "B"} nav.tapBack() nav.answer("two") nav.tapBack() nav.answer("One")
      """)
    let played = try Playing(lines)
    expectEqual(played.outcomes, ["deferred", "blocked: failed", "deferred", "blocked: failed"])
    try expectEqual(played.decisions.map(\.actions), decided(lines).map(\.actions))
    #expect(played.decisions[at: 1]?.actions != nil)
  }

  @Test("what a handler did in the midst of a decision is done there again")
  func nested() throws {
    let script = """
      local depth = 0
      nav.onAction("more", function(c)
        depth = depth + 1
        if depth < 4 then nav.requestPop() nav.top.title = "T" .. depth end
      end)
      nav.hook("B", "shouldPop", function(c) perform("more") return false, c.title end)
      nav.setStack{"A", {class = "B", title = "T0"}} nav.tapBack() nav.tapBack()
      """
    let lines = try recorded(script)
    try expectEqual(Playing(lines).decisions, decided(lines))
    try expectEqual(decided(lines).count, 5)
  }

  @Test("a masked field of app is a token wherever it stands")
  func masked() throws {
    let lines = try record(
      """
      nav.app.user = {name = "ann of the sea"} nav.setStack{"Home", "List"}
      nav.hook("List", "shouldPop", function() perform("tell", {who = app.user.name}) return false, app.user.name end)
      nav.tapBack()
      """, masking: ["app.user.name"])
    #expect(!lines.contains { $0.contains("ann of the sea") })
    #expect(lines.contains { $0.contains("masked-1") })
  }

  @Test("a hostile line of a handler is told, or does nothing")
  func hostile() throws {
    #expect(throws: TraceError.self) { try Playing([#"{"t":0,"handler":"x"}"#]) }
    let root = #"{"t":0,"op":"setRoot","nav":1,"args":["A"]}"#
    let handler = #"{"t":0,"handler":"x","id":1,"did":[{"op":"load","args":["/etc"]}]}"#
    try expectEqual(Playing([root, handler]).stacks, ["A"])
    let set = #"{"t":0,"op":"set","field":"app","value":3}"#
    let deep = #"{"t":0,"op":"set","field":"app.a.b","value":3}"#
    try expectEqual(Playing([root, set, deep]).stacks, ["A", "A", "A"])
  }
}
