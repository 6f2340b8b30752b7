import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavhostTraces
import ProgramSupport
import Testing

/// A program in Swift that drives a host without a script.
@Suite("What a program does with a host is recorded")
struct TraceRecorderSceneTests {
  /// A folder with plugins, and a host that records into it.
  private struct Recording {
    let recorded: Recorded
    let host = NavigationHost()
    let recorder: TraceRecorder
    var navigation: NavigationController { host.navigation }

    init(masking: [String] = [], plugins: [String: String] = Recorded.plugins) throws {
      recorded = try Recorded("", plugins: plugins)
      recorder = try TraceRecorder(
        host, to: recorded.folder.path("app.trace"), masking: masking)
      for name in plugins.keys.sorted() { try host.load(recorded.folder.path("plugins/\(name)")) }
    }

    func controller(
      _ name: String, unsaved: Bool? = nil, title: String? = nil,
      settings: ControllerSettings = ControllerSettings()
    ) throws -> Controller {
      let controller = navigation.makeController(className: name, title: title, settings: settings)
      if let unsaved { try controller.props.set(.string("unsaved"), to: .boolean(unsaved)) }
      return controller
    }

    /// The result of replaying what was recorded with the plugins.
    func replayed() throws -> [[String: Any]] {
      #expect(recorder.finish() == nil)
      let packed = try recorded.run("trace", "pack", "app.trace")
      expectEqual(packed.status, 0, "\(packed.output)")
      let run = try recorded.run(
        "trace", "replay", "--plugins", "plugins", "--check", input: packed.output)
      let lines = try lines()
      expectEqual(run.status, 0, "\(run.output)\(lines)")
      return try run.output.objects()
    }

    func lines() throws -> String { try recorded.folder.read("app.trace") }

    func operations() throws -> [String] {
      try lines().objects().compactMap { $0["touches"] == nil ? $0["op"] as? String : "touches" }
    }
  }

  @Test("pushes, taps, touches, questions and what is written come out the same")
  func session() throws {
    let program = try Recording()
    let navigation = program.navigation
    navigation.setRoot(try program.controller("Home"))
    let editor = try program.controller("Editor", unsaved: true, title: "Draft")
    navigation.push(editor)
    expectEqual(navigation.tapBack().kind, .blocked)
    navigation.advance(by: 1.5)
    try editor.props.set(.string("unsaved"), to: false)
    editor.title = "Clean"
    editor.settings.maxInitialDistance = 3
    expectEqual(
      navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 380, y: 400)))?.kind,
      .ignored)
    editor.settings.maxInitialDistance = 0
    expectEqual(
      navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 380, y: 400)))?.kind,
      .popped)
    navigation.push(try program.controller("Sheet"))
    expectEqual(navigation.tapBack().kind, .deferred)
    expectEqual(navigation.answer(true)?.kind, .popped)
    navigation.push(try program.controller("Form"))
    navigation.touch(.began, at: ScreenPoint(x: 4, y: 300))
    for step in 1...8 {
      navigation.advance(by: 0.016)
      navigation.touch(.moved, at: ScreenPoint(x: 4 + 40 * Double(step), y: 300))
    }
    navigation.touch(.ended, at: ScreenPoint(x: 324, y: 300))
    navigation.settle()
    program.host.reset()
    program.navigation.setStack([
      try program.controller("Home"), try program.controller("Form", unsaved: true),
    ])
    expectEqual(program.navigation.requestPop().kind, .blocked)

    let results = try program.replayed()
    expectEqual(results.map { $0["decisions"] as? Int }, [9, 1])
    try expectEqual(
      program.operations(),
      [
        "make", "setStack", "make", "push", "tapBack", "advance", "set", "set", "set", "pan", "set",
        "pan", "make", "push", "tapBack", "answer", "make", "push", "touches", "advance", "touches",
        "settle", "make", "make", "setStack", "requestPop",
      ])
  }

  @Test("a bar and a modal sheet that an adapter observed replay the same")
  func observed() throws {
    let program = try Recording()
    let navigation = program.navigation
    let swipe = Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 380, y: 400))
    navigation.setRoot(try program.controller("Home"))
    let page = try program.controller("Page")
    navigation.push(page)
    page.observed.barHidden = true
    expectEqual(navigation.pan(swipe)?.reason, "custom back button")
    page.observed.barHidden = false
    expectEqual(navigation.pan(swipe)?.kind, .popped)
    let sheet = try #require(navigation.present(try program.controller("Page")).navigation)
    sheet.top?.observed.modalInPresentation = true
    expectEqual(sheet.swipeDown()?.reason, "modal")
    sheet.top?.observed.modalInPresentation = false
    expectEqual(sheet.swipeDown()?.kind, .dismissed)
    try expectEqual(program.replayed().map { $0["decisions"] as? Int }, [5])
  }

  @Test("sheets, embedded stacks and tabs come out the same")
  func containers() throws {
    let program = try Recording()
    let navigation = program.navigation
    navigation.setRoot(try program.controller("Home"))
    let tabs = try #require(
      navigation.tabs([try program.controller("Second"), try program.controller("Third")]).tabs)
    expectEqual(tabs.select(1).kind, .selected)
    tabs.navigations[1].push(try program.controller("Deep"))
    expectEqual(tabs.select(1).kind, .popped)
    expectEqual(tabs.select(0).kind, .selected)
    let sheet = try #require(navigation.present(try program.controller("Sheet")).navigation)
    sheet.push(try program.controller("Editor", unsaved: true))
    expectEqual(sheet.tapBack().kind, .blocked)
    expectEqual(sheet.swipeDown()?.kind, .blocked)
    try sheet.top?.props.set(.string("unsaved"), to: false)
    expectEqual(sheet.requestDismiss().kind, .dismissed)
    let container = try program.controller("Container")
    navigation.push(container)
    let inner = try #require(
      navigation.embed(try program.controller("Inner"), in: container).navigation)
    inner.push(try program.controller("Form", unsaved: true))
    expectEqual(inner.tapBack().kind, .blocked)
    expectEqual(navigation.escape().kind, .blocked)
    let outcomes = try program.replayed().first?["outcomes"] as? [String: Int]
    expectEqual(outcomes?["blocked"], 4)
    expectEqual(outcomes?["dismissed"], 1)
  }

  @Test("a controller that comes back is the same one, with what was changed while it was away")
  func comesBack() throws {
    let program = try Recording()
    let navigation = program.navigation
    let spare = try program.controller("Editor", unsaved: true)
    navigation.setRoot(try program.controller("Home"))
    let editor = try program.controller("Editor", unsaved: false, title: "Draft")
    navigation.push(editor)
    expectEqual(navigation.pop().kind, .popped)
    try editor.props.set(.string("unsaved"), to: true)
    editor.title = "Again"
    navigation.push(editor)
    expectEqual(navigation.tapBack().kind, .blocked)
    navigation.setStack([spare, editor])
    expectEqual(navigation.requestPop(to: spare).kind, .blocked)
    _ = try program.replayed()
    let made = try program.lines().objects().filter { $0["op"] as? String == "make" }
    expectEqual(made.map { $0["id"] as? Int }, [2, 3, 1])
    let sets = try program.lines().objects().filter { $0["op"] as? String == "set" }
    expectEqual(sets.map { $0["field"] as? String }, ["title", "props"])
  }

  @Test("what a plugin writes is its own, and is not recorded as the program's")
  func pluginsWrites() throws {
    let program = try Recording(
      plugins: [
        "stamp.lua": """
        return {
          name = "stamp",
          didPush = function(controller) controller.title = "Pushed" controller.props.seen = true end,
          didPop = function(controller) controller.props.seen = false end,
          shouldPop = function(controller) return not controller.props.kept, controller.title end,
        }
        """
      ])
    let navigation = program.navigation
    navigation.setRoot(try program.controller("Home"))
    let page = try program.controller("Page")
    navigation.push(page)
    navigation.pop()
    navigation.push(page)
    try page.props.set(.string("kept"), to: true)
    expectEqual(navigation.tapBack().reason, "Pushed")
    _ = try program.replayed()
    let sets = try program.lines().objects().filter { $0["op"] as? String == "set" }
    expectEqual(sets.count, 1)
  }

  @Test("masked props are nowhere in the file")
  func masks() throws {
    let program = try Recording(masking: ["props.owner"])
    program.navigation.setRoot(try program.controller("Home"))
    let editor = try program.controller("Editor", unsaved: true)
    try editor.props.set(.string("owner"), to: .string("alice@example.org"))
    program.navigation.push(editor)
    expectEqual(program.navigation.tapBack().reason, "unsaved alice@example.org")
    try editor.props.set(.string("owner"), to: .string("bob@example.org"))
    expectEqual(program.navigation.tapBack().kind, .blocked)
    _ = try program.replayed()
    let lines = try program.lines()
    #expect(!lines.contains("example.org"))
    #expect(lines.contains("unsaved masked-1"))
  }

  @Test("each line is in the file before the next thing is done")
  func writtenAtOnce() throws {
    let program = try Recording()
    program.navigation.setRoot(try program.controller("Home"))
    try expectEqual(program.operations(), ["make", "setStack"])
    program.navigation.touch(.began, at: ScreenPoint(x: 100, y: 400))
    program.navigation.touch(.ended, at: ScreenPoint(x: 100, y: 400))
    try expectEqual(program.operations(), ["make", "setStack", "touches"])
  }

  @Test("recording begins with an empty stack, and stops when it is told to")
  func beginsAndStops() throws {
    let program = try Recording()
    program.navigation.setRoot(try program.controller("Home"))
    #expect(throws: TraceProblem.self) { try TraceRecorder(program.host) }
    let lines = try program.lines()
    program.recorder.stop()
    program.navigation.push(try program.controller("Page"))
    program.host.reset()
    program.navigation.setRoot(try program.controller("Home"))
    try expectEqual(program.lines(), lines)
  }
}
