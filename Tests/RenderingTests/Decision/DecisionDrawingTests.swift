import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("A decision as a picture")
struct DecisionDrawingTests {
  @Test("guards, the policy, the end")
  func denied() throws {
    let policy = FixedPolicy()
    policy.pop = .deny(reason: "unsaved <changes> & more")
    let scene = Scene(policy: policy)
    scene.push("Home")
    scene.push("Editor")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420))
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
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420))
    let svg = DecisionPicture.picture(of: scene.navigation.explanation).svg
    #expect(svg.contains(">gestureShouldBegin</text>"))
    #expect(svg.contains(">shouldPop</text>"))
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
        title: "", tone: .good, sign: .check,
        guards: Array(repeating: "custom back button", count: 30)),
      width: 500
    ).chips
    for chip in chips { #expect(chip.frame.x >= 16 && chip.frame.maxX <= 484) }
  }

  @Test("none")
  func none() throws {
    try parse(DecisionPicture.picture(of: nil).svg)
  }

  @Test("a long place keeps its end, and each answer has its colour, in light and dark")
  func colors() throws {
    let answers: [Explanation.Answer?] = [.allow, .deny, .ask, .fault, .abstain, nil]
    let steps = answers.enumerated().map { number, answer in
      let file = String(repeating: "folder/", count: 20) + "p\(number).lua"
      return Explanation.Step(
        Explanation.Respondent("p\(number)", file: file, line: 7, hook: "shouldPop"), answer: answer
      )
    }
    let explanation = Explanation(.pop, outcome: "blocked", source: .request, steps: steps)
    for theme in [Theme.light, .dark] {
      let palette = Palette(theme)
      let svg = DecisionPicture.picture(of: explanation, PictureOptions(theme: theme)).svg
      try parse(svg)
      for color in [palette.green, palette.red, palette.blue, palette.orange] {
        #expect(svg.contains("fill=\"\(color.hex)\""), "\(color.hex)")
      }
      for number in answers.indices { #expect(svg.contains("p\(number).lua:7</text>")) }
      #expect(svg.contains(">…"))
    }
  }
}
