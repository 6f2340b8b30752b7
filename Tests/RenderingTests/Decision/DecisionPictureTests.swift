import Navigation
import Testing

@testable import Rendering

/// Says itself whom it asked.
private final class ExplainingPolicy: NavigationPolicy {
  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    let audit = Explanation.Respondent(
      "audit", hook: "shouldPop", className: controller.className)
    return Verdict(.noOpinion, steps: [Explanation.Step(audit, answer: .noOpinion)])
  }
}

@Suite("A decision as a picture")
struct DecisionPictureTests {
  @Test("guards, the policy, the end")
  func denied() throws {
    let policy = FixedPolicy()
    policy.pop = .deny(reason: "unsaved <changes> & more")
    let scene = Scene(policy: policy)
    scene.push("Home")
    scene.push("Editor")
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 265, y: 420))
    let picture = DecisionPicture.picture(of: scene.navigation.explanation)
    try parse(picture.svg)
    #expect(picture.svg.contains(">Blocked</text>"))
    #expect(picture.svg.contains("unsaved &lt;changes&gt; &amp; more"))
    try expectStored(picture, "decision")
  }

  @Test("each step names its hook")
  func hooks() throws {
    let policy = FixedPolicy()
    policy.gesture = { _ in .allow(reason: nil) }
    policy.pop = .deny(reason: "no")
    let scene = Scene(policy: policy)
    scene.push("Home")
    scene.push("Editor")
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 265, y: 420))
    let svg = DecisionPicture.picture(of: scene.navigation.explanation).svg
    #expect(svg.contains(">gestureShouldBegin</text>"))
    #expect(svg.contains(">shouldPop</text>"))
  }

  @Test("where several controllers are asked about, each step names its own")
  func controllers() {
    let policy = ExplainingPolicy()
    let scene = Scene(policy: policy)
    for name in ["Home", "List", "Editor"] { scene.push(nil, name) }
    scene.navigation.pickBackMenu(2)
    let nodes = DecisionNode.flow(of: scene.navigation.explanation)
    #expect(nodes.map(\.tag) == ["", "shouldPop(Editor)", "shouldPop(List)", ""])
    #expect(nodes[0].verdict == "Editor, by the back button's menu")
  }

  @Test("guards that have nothing against it are one card, before and after one that has")
  func guards() {
    let scene = Scene()
    scene.push("Home")
    scene.push("Editor") { $0.customBackButton = true }
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 265, y: 420))
    let nodes = DecisionNode.flow(of: scene.navigation.explanation)
    #expect(
      nodes.map(\.title) == [
        "May a swipe begin?", "5 guards pass", "custom item", "1 guard passes", "Ignored",
      ])
    #expect(nodes[1].guards == ["root", "disabled", "distance", "transition", "direction"])
    #expect(nodes[2].verdict == "refuses" && nodes[2].tag == "guard")
  }

  @Test("texts of any length stay in their cards", arguments: [1, 40, 400])
  func lengths(_ count: Int) throws {
    let text = String(repeating: "very long ", count: count)
    let node = DecisionNode(
      title: text, tag: text, verdict: text, reason: text, place: text, tone: .bad, sign: .cross,
      guards: [])
    let card = DecisionCard(node, width: 500)
    #expect(card.lines.count <= 3)
    for line in card.lines { #expect(DecisionCard.body.width(of: line) <= 468) }
    let chips = DecisionCard(
      DecisionNode(
        title: "", tone: .good, sign: .check, guards: Array(repeating: "custom item", count: 30)),
      width: 500
    ).chips
    for chip in chips { #expect(chip.frame.x >= 16 && chip.frame.maxX <= 484) }
  }

  @Test("none")
  func none() throws {
    try parse(DecisionPicture.picture(of: nil).svg)
  }
}
