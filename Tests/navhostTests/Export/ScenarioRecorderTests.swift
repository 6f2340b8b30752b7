import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import Testing

@testable import navhost_app

/// What is noted of a script.
@Suite struct ScenarioRecorderTests {
  /// The scenarios of a script.
  private func scenarios(_ script: String) throws -> [Scenario] {
    let host = NavigationHost()
    host.onLog = { _ in }
    let session = try ScriptSession(host: host)
    let recorder = ScenarioRecorder(session.host)
    _ = try? session.run(Array(script.utf8), name: "scene.lua", arguments: [])
    return recorder.scenarios
  }

  /// The steps of its first scenario.
  private func steps(_ script: String) throws -> [Scenario.Step] {
    try #require(try scenarios(script).first).steps
  }

  /// The actions of its first scenario, in words.
  private func actions(_ script: String) throws -> [String] {
    try steps("nav.setStack { { class = 'A', title = 'A' }, 'B' }\n" + script).dropFirst().map {
      "\($0.action)"
    }
  }

  @Test(arguments: [
    ("nav.tapBack()", ["tapBack"]),
    ("nav.push 'C'", [#"app("{\"op\":\"push\",\"args\":[\"C\"]}")"#]),
    ("nav.advance(0.5)", ["wait(0.5)"]), ("nav.backMenu(1)", [#"menu("A")"#]),
    ("nav.escape()", [#"byHand("VoiceOver\'s two-finger scrub")"#]),
    (
      "nav.pan { from = {5, 400}, to = {9, 400}, release = false }",
      [#"byHand("a finger that stays down")"#]
    ),
    (
      "nav.pan { from = {5, 400}, to = {9, 400}, fingers = 2 }",
      [#"byHand("a drag with several fingers")"#]
    ),
    (
      "nav.touch('began', 5, 300) nav.touch('cancelled', 5, 300)",
      [#"byHand("a touch that the system takes away")"#]
    ),
    (
      "nav.touch('began', 5, 300, 1) nav.touch('began', 9, 300, 2)", [#"byHand("several fingers")"#]
    ),
    (
      "nav.pan { from = {5, 400}, to = {9, 400}, input = 'pointer' }",
      [#"byHand("a drag on a trackpad")"#]
    ),
    (
      "nav.present('P', {style = 'popover'}).tapOutside()",
      [
        #"app("{\"op\":\"present\",\"args\":[\"P\",{\"style\":\"popover\"}]}")"#, "tapOutside",
      ]
    ),
    ("nav.touch('moved', 5, 300)", []), ("nav.answer(true)", []), ("nav.backMenu(9)", []),
    ("nav.settle() print(nav.depth)", []), ("nav.events()", []),
  ])
  func `Each call is what a person or the app does`(script: String, expected: [String]) throws {
    try expectEqual(actions(script), expected)
  }

  @Test func `A finger that goes up where it came down has tapped`() throws {
    guard
      case .tap(let point)? = try steps(
        "nav.setRoot 'A'\nnav.touch('began', 5, 300) "
          + "nav.advance(0.2) nav.touch('ended', 5, 300)"
      ).last?.action
    else {
      Issue.record("no tap")
      return
    }
    expectEqual(point, ScreenPoint(x: 5, y: 300))
  }

  @Test func `A step has its outcome and what is on the screen then`() throws {
    let steps = try steps(
      """
      nav.use { shouldPop = function(c)
        if c.class == "B" then return confirm("Leave?") end
        return false, "no"
      end }
      nav.setStack { "Root", { class = "A", barHidden = true, title = "Hidden" }, "B" }
      nav.tapBack()
      nav.answer(true)
      nav.requestPop()
      """)
    expectEqual(steps.map(\.outcome), ["", "deferred", "popped", "blocked: no"])
    expectEqual(steps.map { $0.screen?.className }, ["B", "B", "A", "A"])
    expectEqual(steps.map { $0.screen?.question }, [nil, .message("Leave?"), nil, nil])
    #expect(steps.last?.screen?.title == nil, "a hidden bar has none")
  }

  @Test func `What a hook does is no step of the script`() throws {
    let script = """
      nav.hook("A", "didAppear", function(controller) controller.title = "by the hook" end)
      nav.setRoot "A"
      nav.on("push", function() nav.top.title = "by a listener" end)
      nav.push "B"
      """
    let operations = try steps(script).map { "\($0.action)" }
    expectEqual(operations.count { $0.contains("by the hook") }, 0)
    expectEqual(operations.count { $0.contains("push") }, 1)
  }

  @Test func `What is written is named by its place`() throws {
    let written = try actions(
      "nav.top.title = 'T' nav.top.props.draft = { 1, x = true } nav.top.barColor = nil")
    expectEqual(
      written,
      [
        #"app("{\"op\":\"set\",\"id\":2,\"field\":\"title\",\"value\":\"T\"}")"#,
        #"app("{\"op\":\"set\",\"id\":2,\"field\":\"props.draft\",\"value\":{\"x\":true}}")"#,
        #"app("{\"op\":\"set\",\"id\":2,\"field\":\"barColor\",\"value\":null}")"#,
      ])
  }

  @Test func `What the app says of itself, and answers, is the app's`() throws {
    let written = try actions(
      """
      nav.onAwait("save", function() end)
      nav.use { shouldPop = function() return await("save") end }
      nav.app.online = true
      nav.app = { user = { name = "Ann" } }
      nav.app.user.name = "Bea"
      nav.top.props.list = { {} }
      nav.top.props.list[1].x = 1
      nav.tapBack()
      nav.answer(nil, "full")
      """)
    expectEqual(
      written,
      [
        #"app("{\"op\":\"set\",\"field\":\"app.online\",\"value\":true}")"#,
        #"app("{\"op\":\"set\",\"field\":\"app\",\"value\":{\"user\":{\"name\":\"Ann\"}}}")"#,
        #"app("{\"op\":\"set\",\"field\":\"app.user\",\"value\":{\"name\":\"Bea\"}}")"#,
        #"app("{\"op\":\"set\",\"id\":2,\"field\":\"props.list\",\"value\":[{}]}")"#,
        #"app("{\"op\":\"set\",\"id\":2,\"field\":\"props.list\",\"value\":[{\"x\":1}]}")"#,
        "tapBack", #"app("{\"op\":\"answer\",\"args\":[null,\"full\"]}")"#,
      ])
  }

  @Test func `What a person sees of a question is its text, or its first choice`() throws {
    let steps = try steps(
      """
      local asks = { function() return choose("", { "Throw away", "Stay" }, { style = "sheet" }) end,
        function() return choose("Which?", { "One" }) end, function() return await("save") end }
      local number = 0
      nav.onAwait("save", function() end)
      nav.use { shouldPop = function() number = number + 1 return asks[number]() ~= "Stay" end }
      nav.setStack { "A", "B" }
      nav.tapBack()
      nav.answer("Stay")
      nav.tapBack()
      nav.answer("One")
      nav.push "C"
      nav.tapBack()
      """)
    expectEqual(
      steps.map { $0.screen?.question },
      [
        nil, .choice("Throw away"), nil, .message("Which?"), nil, nil, nil,
      ])
    expectEqual("\(steps[2].action)", #"answer("Stay")"#)
    expectEqual(steps.last?.outcome, "deferred")
  }

  @Test func `What the app does because a policy asks for it is no step`() throws {
    let script = """
      nav.onAction("tell", function() nav.push "Late" end)
      nav.onAwait("save", function() nav.push "Saving" return true end)
      nav.use { shouldPop = function() perform("tell") return await("save") end,
        didPop = function() perform("tell") end }
      nav.tapBack()
      """
    try expectEqual(actions(script), ["tapBack"])
  }

  @Test func `Each reset begins another, unless nothing was done`() throws {
    let found = try scenarios(
      "nav.reset {} nav.reset { direction = 'rtl' } nav.setRoot 'A' nav.reset {} nav.setRoot 'B'")
    expectEqual(found.map(\.isRightToLeft), [true, false])
    expectEqual(found.map(\.steps.count), [1, 1])
  }

  @Test(arguments: [
    "pcall(nav.backMenu, 1e300)", "pcall(nav.backMenu, 0/0)",
    "pcall(nav.touch, 'began', 5, 5, 1e300)",
    "local tabs = nav.tabs { 'C' } pcall(tabs.select, 1e300) pcall(tabs.select, -1/0)",
  ])
  func `A number that is no place is nobody's step`(script: String) throws {
    #expect(try actions(script).count <= 1)
  }
}
