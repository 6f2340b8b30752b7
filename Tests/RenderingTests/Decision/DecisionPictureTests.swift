import Navigation
import Rendering
import Testing

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

  @Test("none")
  func none() throws {
    try parse(DecisionPicture.picture(of: nil).svg)
  }
}
