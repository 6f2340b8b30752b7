import Expectations
import Foundation
import NavhostNavigation
import ProgramSupport
import Testing

@testable import navhost_app

/// A scenario as an XCUITest.
@Suite struct XCUITestTextTests {
  /// Every step that a test can take.
  private static let everything = """
    nav.use { name = "ask", controllers = "Draft", shouldPop = function(controller, pop)
      if controller.props.text then return confirm("Discard \\"it\\"?", { ok = "Discard", cancel = "Keep" }) end
    end }
    nav.setRoot { class = "Inbox", title = "Inbox" }
    nav.push { class = "Draft", title = "Draft", props = { text = "Dear" } }
    nav.tapBack()
    nav.answer(false)
    nav.pan { from = { 5, 400 }, to = { 320, 400 } }
    nav.answer(true)
    nav.push "A" nav.push "B"
    nav.top.barHidden = false
    nav.backMenu(2)
    local tabs = nav.tabs { "Other" }
    tabs.select(2)
    tabs.select(1)
    local sheet = nav.present { class = "Sheet", title = "Sheet" }
    nav.advance(0.5)
    sheet.swipeDown()
    nav.push "C"
    nav.tap(20, 70)
    nav.touch("began", 5, 300) nav.advance(0.1) nav.touch("moved", 200, 300) nav.touch("ended", 200, 300)
    nav.reset { direction = "rtl", ios = 26 }
    nav.setStack { "Inbox", "Draft" }
    nav.escape()
    nav.tapBack()
    """

  @Test func `What the person does is done, what the app does is named, what is seen is asserted`()
    throws
  {
    let folder = try Folder([
      "plugins/ask.lua": """
      return { shouldPop = function(c)
        if c.props.text then return confirm("Discard?", { ok = "Discard", cancel = "Keep" }) end
      end }
      """,
      "lost_draft.lua": """
      nav.setRoot { class = "Inbox", title = "Inbox" }
      nav.push { class = "Draft", props = { text = "Dear" } }
      print(nav.tapBack())
      nav.answer(true)
      """,
    ])
    let run = try ProgramRun(["app", "export", "--xcuitest", "lost_draft.lua"], in: folder.url)
    expectEqual(run.status, 0)
    expectEqual(run.errors, "deferred\n", "what the script prints is no part of the test")
    let test = """
      final class LostDraftTests: XCTestCase {
        @MainActor func test1() throws {
          // 390 × 844 points, ios17.
          let phone = Phone(scene: #\"""
            {"op":"setRoot","args":[{"class":"Inbox","title":"Inbox"}]}
            {"op":"push","args":[{"class":"Draft","props":{"text":"Dear"}}]}
            \"""#)
          phone.appGoesOn()
          phone.appGoesOn()
          phone.shows("Draft")
          phone.tapBack()  // deferred
          phone.asks("Discard?")
          phone.answer("Discard")  // popped
          phone.shows("Inbox", title: "Inbox")
        }
      }
      """
    #expect(run.output.contains(test), "\(run.output)")
    for helper in ["func appGoesOn()", "func tapBack()", "func asks(", "var topBar:"] {
      #expect(run.output.contains(helper))
    }
    for helper in ["func drag(", "func select(", "func wait("] {
      #expect(!run.output.contains(helper), "a helper that nothing calls")
    }
  }

  @Test func `Every step has its call, and each reset begins another test`() throws {
    let text = try ProgramRun(["app", "export", "--xcuitest", "-"], input: Self.everything).output
    for call in [
      "final class StdinTests: XCTestCase", #"phone.asks("Discard \"it\"?")"#,
      #"phone.answer("Keep")  // blocked"#,
      "phone.drag(from: (5, 400), to: (320, 400), seconds: 0.25)", #"phone.pickBackMenu("Inbox")"#,
      #"{"op":"set","id":4,"field":"barHidden","value":false}"#, "phone.wait(0.5)\n",
      "phone.drag(from: (5, 300), to: (200, 300), seconds: 0.1)",
      "phone.pullDown(797, seconds: 0.25)", "phone.tap((20, 70))", "func test2() throws",
      "// 390 × 844 points, ios26.", "Phone(isRightToLeft: true, scene:",
      #"throw XCTSkip("the rest is done by hand: VoiceOver's two-finger scrub")"#,
    ] {
      #expect(text.contains(call), "\(call) in\n\(text)")
    }
    let second = try #require(text.components(separatedBy: "func test2()").dropFirst().first)
    #expect(!text.contains("phone.wait(0.1)"), "the time of a drag is no pause")
    #expect(!second.contains("phone.tapBack()"), "nothing follows what has to be done by hand")
  }

  private func text(_ steps: [Scenario.Step]) -> String {
    var scenario = Scenario(NavigationController.Configuration())
    scenario.steps = steps
    return XCUITestText(name: "SceneTests", script: "scene.lua", scenarios: [scenario]).text
  }

  /// The calls of the test's `Phone`.
  private func calls(_ steps: [Scenario.Step]) -> [String] {
    text(steps).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("phone.") || $0.hasPrefix("throw ") }.map(String.init)
  }

  @Test(arguments: [
    ("scripts/comment_draft.lua", "CommentDraftTests"), ("-", "Tests"), ("a b-c.lua", "ABCTests"),
    ("2fast.lua", "Scene2fastTests"), ("é.lua", "Tests"), ("dir.lua/x", "XTests"),
  ])
  func `A test case is called after its script`(path: String, name: String) {
    expectEqual(XCUITestText.name(of: path), name)
  }

  @Test func `Numbers are told to a thousandth, texts as Swift writes them`() {
    let point = ScreenPoint(x: 1.00049, y: -0.5)
    expectEqual(
      calls([
        .init(action: .tap(point)), .init(action: .wait(0.1 + 0.2)),
        .init(action: .answer("say \"\\(x)\"\n\u{1}")),
      ]),
      [
        "phone.tap((1, -0.5))", "phone.wait(0.3)", #"phone.answer("say \"\\(x)\"\n\u{1}")"#,
      ])
  }

  @Test func `A question is asserted by its text, or by what it offers`() {
    func seen(_ question: Scenario.Text) -> Scenario.Step {
      Scenario.Step(
        action: .tapOutside, screen: Scenario.Screen(className: "A", title: nil, question: question)
      )
    }
    expectEqual(
      calls([seen(.message("Leave?")), seen(.choice("Throw away"))]),
      [
        "phone.tapOutside()", #"phone.asks("Leave?")"#, "phone.tapOutside()",
        #"phone.offers("Throw away")"#,
      ])
    for helper in ["func tapOutside()", "func offers("] {
      #expect(text([seen(.choice("Throw away"))]).contains(helper))
    }
  }

  @Test func `Of what the app does one after the other the last is looked at`() {
    let screen = Scenario.Screen(className: "Draft", title: "Draft")
    let app = Scenario.Step(action: .app("{}"), screen: screen)
    expectEqual(
      calls([app, app, .init(action: .wait(1), screen: screen)]),
      [
        "phone.appGoesOn()", "phone.appGoesOn()", #"phone.shows("Draft", title: "Draft")"#,
        "phone.wait(1)",
      ])
    var untitled = screen
    untitled.title = nil
    var asking = screen
    asking.question = .message("Leave?")
    let steps = [untitled, asking].map { Scenario.Step(action: .tapBack, screen: $0, outcome: "x") }
    expectEqual(
      calls(steps),
      [
        "phone.tapBack()  // x", #"phone.shows("Draft")"#, "phone.tapBack()  // x",
        #"phone.asks("Leave?")"#,
      ])
  }

  @Test func `An outcome stays on its line`() throws {
    let step = Scenario.Step(
      action: .tapBack, outcome: "blocked: two\nlines " + String(repeating: "long ", count: 50))
    let lines = calls([step])
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.count < 100 && line.hasSuffix("…"))
  }

  @Test func `What has to be done by hand ends the test`() {
    expectEqual(
      calls([.init(action: .byHand("a scrub")), .init(action: .tapBack)]),
      [
        #"throw XCTSkip("the rest is done by hand: a scrub")"#
      ])
  }

  @Test func `Only the helpers that are called are there, and what those call`() {
    #expect(!text([]).contains("topBar") && !text([]).contains("func tap("))
    for action in [Scenario.Action.tapBack, .menu("A"), .pullDown(5, seconds: 1)] {
      #expect(text([.init(action: action)]).contains("private var topBar"))
    }
    for action in [
      Scenario.Action.tap(ScreenPoint()), .drag(from: ScreenPoint(), to: ScreenPoint(), seconds: 1),
    ] {
      #expect(text([.init(action: action)]).contains("private func coordinate("))
    }
    #expect(text([.init(action: .tab(2))]).contains("func select(tab: Int)"))
  }

  /// As Xcode would, against Apple's names: Tests/UIKitTypes/XCTest. A call that is not there is
  /// refused, so that the check can fail.
  @Test func `What is printed type-checks`() throws {
    let folder = try Folder(["everything.lua": Self.everything])
    var files: [String] = []
    let scripts = URL.package.appending(path: "scripts")
    let names = try FileManager.default.contentsOfDirectory(atPath: scripts.path)
      .filter { $0.hasSuffix(".lua") }
    #expect(names.count > 5)
    for path in names.map({ "scripts/" + $0 }) + [folder.path("everything.lua")] {
      let run = try ProgramRun(["app", "export", "--xcuitest", path], in: URL.package)
      expectEqual(run.status, 0, "\(path): \(run.errors)")
      let file = "test\(files.count).swift"
      files.append(file)
      try folder.write(file, run.output)
    }
    let stub = URL.package.appending(path: "Tests/UIKitTypes/XCTest/XCTest.swift").path
    let made = try ProgramRun(
      shell: "swiftc -swift-version 6 -emit-module -module-name XCTest '\(stub)'", in: folder.url)
    expectEqual(made.status, 0, "\(made.output)")
    let check = "swiftc -swift-version 6 -warnings-as-errors -typecheck -parse-as-library -I . "
    let good = try ProgramRun(shell: check + files.joined(separator: " "), in: folder.url)
    expectEqual(good.status, 0, "\(good.output)")
    let wrong = try folder.read(try #require(files.last)).replacing(
      "phone.answer(\"Keep\")", with: "phone.press()")
    try folder.write("wrong.swift", wrong)
    let bad = try ProgramRun(shell: check + "wrong.swift", in: folder.url)
    #expect(bad.output.contains("has no member 'press'"), "\(bad.output)")
  }
}
