import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

/// Says itself whom it asked.
private final class ExplainingPolicy: NavigationPolicy {
  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    let audit = Explanation.Respondent(
      "audit", hook: "shouldPop", className: controller.className)
    return Verdict(.abstain, steps: [Explanation.Step(audit, answer: .abstain)])
  }
}

@Suite("A decision as a flow")
struct DecisionNodeTests {
  @Test("where several controllers are asked about, each step names its own")
  func controllers() {
    let policy = ExplainingPolicy()
    let scene = Scene(policy: policy)
    for name in ["Home", "List", "Editor"] { scene.push(nil, name) }
    scene.navigation.pickBackMenu(2)
    let nodes = DecisionNode.flow(of: scene.navigation.explanation)
    expectEqual(nodes.map(\.tag), ["", "shouldPop(Editor)", "shouldPop(List)", ""])
    expectEqual(nodes[at: 0]?.verdict, "Editor, by the back button's menu")
  }

  @Test("guards that have nothing against it are one card, before and after one that has")
  func guards() {
    let scene = Scene()
    scene.push("Home")
    scene.push("Editor") { $0.customBackButton = true }
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420))
    let nodes = DecisionNode.flow(of: scene.navigation.explanation)
    expectEqual(
      nodes.map(\.title),
      [
        "May a swipe begin?", "5 guards pass", "custom back button", "1 guard passes", "Ignored",
      ])
    expectEqual(
      nodes[at: 1]?.guards, ["root", "gesture disabled", "distance", "transition", "direction"])
    #expect(nodes[at: 2]?.verdict == "refuses" && nodes[at: 2]?.tag == "guard")
  }

  private func nodes(
    _ subject: Explanation.Subject = .pop, outcome: String = "popped", source: PopSource? = nil,
    steps: [Explanation.Step] = []
  ) -> [DecisionNode] {
    DecisionNode.flow(
      of: Explanation(subject, outcome: outcome, source: source, steps: steps))
  }

  private func step(_ answer: Explanation.Answer?, reason: String? = nil) -> Explanation.Step {
    Explanation.Step(
      Explanation.Respondent("stay", file: "p.lua", line: 3, hook: "shouldPop", className: "A"),
      answer: answer, reason: reason)
  }

  @Test("it begins with what was asked and how", arguments: PopSource.allCases)
  func sources(_ source: PopSource) throws {
    let first = try #require(nodes(source: source).first)
    #expect(first.title == "May it leave?" && first.isEnd && first.sign == .question)
    #expect(first.verdict.hasPrefix("by "))
    let words = PopSource.allCases.map { nodes(source: $0)[at: 0]?.verdict }
    expectEqual(words.count { $0 == first.verdict }, 1, "each way out has words of its own")
  }

  @Test("the question is that of its subject")
  func subjects() {
    expectEqual(nodes(.gesture)[at: 0]?.title, "May a swipe begin?")
    expectEqual(nodes(.push)[at: 0]?.title, "May it be pushed?")
    expectEqual(nodes(.push)[at: 0]?.verdict, "")
  }

  @Test(
    "it ends with what came of it",
    arguments: [
      ("popped", "Popped", DecisionNode.Tone.good, Sign.check),
      ("dismissed", "Dismissed", .good, .check),
      ("pushed", "Pushed", .good, .check), ("began", "Began", .good, .check),
      ("deferred", "Deferred", .asking, .question), ("cancelled", "Cancelled", .neutral, .dash),
      ("blocked", "Blocked", .bad, .cross), ("ignored", "Ignored", .bad, .cross),
    ])
  func ends(_ outcome: String, _ title: String, _ tone: DecisionNode.Tone, _ sign: Sign) {
    let last = nodes(outcome: outcome).last
    expectEqual(last, DecisionNode(title: title, tone: tone, sign: sign, isEnd: true))
  }

  @Test(
    "each answer has its words, its tone and its sign",
    arguments: [
      (
        Explanation.Answer.allow as Explanation.Answer?, "allows", DecisionNode.Tone.good,
        Sign.check
      ),
      (.deny, "denies", .bad, .cross), (.abstain, "abstains", .neutral, .dash),
      (.refused, "refuses", .bad, .cross),
      (.overridden, "refuses, but a policy overrides it", .good, .check),
      (.ask, "asks the person", .asking, .question), (.fault, "failed", .warning, .warning),
      (.notAsked, "not asked", .neutral, .dash), (nil, "", .neutral, .dash),
    ])
  func answers(
    _ answer: Explanation.Answer?, _ words: String, _ tone: DecisionNode.Tone, _ sign: Sign
  ) throws {
    let node = try #require(nodes(steps: [step(answer, reason: "unsaved")])[at: 1])
    #expect(node.verdict == words && node.tone == tone && node.sign == sign)
    #expect(node.title == "stay" && node.tag == "shouldPop" && node.place == "p.lua:3")
    expectEqual(node.reason, "unsaved")
    expectEqual(
      nodes(steps: [step(answer, reason: "stay")])[at: 1]?.reason, "", "its own name is no reason")
  }

  @Test("one guard that passes is one")
  func oneGuard() {
    let root = Explanation.Step(Explanation.Respondent("root"), answer: .satisfied)
    expectEqual(nodes(steps: [root]).map(\.title), ["May it leave?", "1 guard passes", "Popped"])
    expectEqual(
      nodes(steps: [root, step(.allow), root]).map(\.guards), [[], ["root"], [], ["root"], []])
  }

  @Test("without a decision it says so")
  func none() {
    expectEqual(DecisionNode.flow(of: nil).map(\.title), ["No decision yet"])
  }
}
