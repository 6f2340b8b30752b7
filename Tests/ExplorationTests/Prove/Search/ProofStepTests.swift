import Expectations
import NavhostLua
import NavhostScripting
import Testing

@testable import NavhostExploration

/// What a person and the app can do in a state.
@Suite struct ProofStepTests {
  private func lines(_ script: String) throws -> [String] {
    let stage = try ProofHost([], scene: SceneScript(path: "-", source: Array(script.utf8)))
    try stage.begin()
    return try ProofSteps(functions: []).possible(on: stage).map(\.line)
  }

  private func onStack(_ name: String, _ entries: ClosedRange<Int>) -> [String] {
    [
      "\(name).tapBack()", "\(name).pan{from = {2, 422}, to = {388, 422}}",
      "\(name).pan{from = {2, 422}, to = {62, 422}}",
      "\(name).pan{from = {195, 422}, to = {388, 422}}",
    ] + entries.map { "\(name).backMenu(\($0))" } + ["\(name).escape()"]
  }

  private let link = "nav.setStack({nav.stack[1]}, {ask = true, animated = true})"

  @Test func aPersonLeavesByEveryWay() throws {
    let plain = try lines("nav.setStack{'A', 'B', 'C'}")
    expectEqual(plain, onStack("nav", 1...2) + ["nav.requestPop()", link])
  }

  /// The app's own back is on the uppermost stack, a link leads to the root of the lowest.
  @Test func aSheetIsDraggedAndTappedBeside() throws {
    let sheet = try lines("nav.setStack{'A', 'B'} nav.present('S').push('T')")
    expectEqual(
      sheet,
      onStack("nav.presented", 1...1)
        + [
          "nav.presented.requestPop()", link, "nav.presented.swipeDown()",
          "nav.presented.tapOutside()",
        ])
  }

  @Test func eachTabIsTapped() throws {
    let tabs = try lines("nav.setStack{'A', 'B'} nav.tabs{'C', 'D'}.select(2)")
    expectEqual(tabs.suffix(3), ["made[1].select(1)", "made[1].select(2)", "made[1].select(3)"])
    #expect(
      tabs.contains("made[1][2].setStack({made[1][2].stack[1]}, {ask = true, animated = true})"),
      "of the tab that is shown: \(tabs)")
  }

  @Test(arguments: [
    ("confirm('?')", ["true", "false"]),
    ("choose('?', {'a', {id = 'b', title = 'B'}})", ["\"a\"", "\"b\""]),
    ("await('save')", ["true", "nil, \"failed\""]),
  ])
  func anOpenQuestionHasItsAnswersOnly(question: String, answers: [String]) throws {
    let open = try lines(
      "nav.setStack{'A', 'B'} nav.hook('B', 'shouldPop', function() return \(question) end) "
        + "nav.tapBack()")
    expectEqual(open, answers.map { "nav.answer(\($0))" })
  }
}
