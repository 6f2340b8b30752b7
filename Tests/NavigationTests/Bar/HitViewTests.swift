import Navigation
import Testing

/// Rules 94 to 97.
struct HitViewTests {
  private let back = HitView.backView(width: 60, button: Size(width: 40, height: 30))

  @Test func theButtonIsCentredAndStandsOut() {
    #expect(back.frame.height == 44)
    #expect(back.children[0].frame == Rect(x: -10, y: 7, width: 40, height: 30))
  }

  @Test func aPointInTheButtonOutsideTheBackViewReachesTheButton() {
    #expect(back.hit(Point(x: -5, y: 20)) == "button")
    #expect(back.hit(Point(x: 5, y: 20)) == "button")
  }

  @Test func elsewhereTheNormalTestAnswers() {
    #expect(back.hit(Point(x: 50, y: 20)) == "back view")
    #expect(back.hit(Point(x: -5, y: 2)) == nil)
    #expect(back.hit(Point(x: 70, y: 20)) == nil)
    var changed = back
    changed.isHidden = true
    #expect(changed.hit(Point(x: 50, y: 20)) == nil)
    changed = back
    changed.isEnabled = false
    #expect(changed.hit(Point(x: 50, y: 20)) == nil)
    changed = back
    changed.alpha = 0.01
    #expect(changed.hit(Point(x: 50, y: 20)) == nil)
  }

  @Test func theChildAddedLastIsTestedFirst() {
    var view = back
    view.children.append(HitView("above", frame: Rect(x: 0, y: 0, width: 20, height: 44)))
    #expect(view.hit(Point(x: 5, y: 20)) == "above")
  }

  @Test func aParentThatRefusesThePointIsNotOverruled() {
    let bar = HitView("bar", frame: Rect(x: 8, y: 0, width: 300, height: 44), children: [back])
    #expect(bar.hit(Point(x: 3, y: 20)) == nil)
    #expect(bar.hit(Point(x: 10, y: 20)) == "button")
  }
}
