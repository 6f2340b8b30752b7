import Expectations
import NavhostExploration
import NavhostNavigation
import NavhostSupport
import Testing

/// contract.md, section 2: a right-to-left layout mirrors all of it. RTL(x) = LTR(width − x).
struct MirrorTests {
  @Test(arguments: 0..<400)
  func randomGesturesMirror(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let setup = GestureSetup(&random)
    let ltr = setup.run(.ltr)
    let rtl = setup.run(.rtl)
    expectEqual(ltr, rtl, "\(setup)")
  }

  @Test func theBackButtonStandsOnTheRight() {
    let ltr = makeNavigation(direction: .ltr).bar.back
    let rtl = makeNavigation(direction: .rtl).bar.back
    expectEqual(rtl?.frame, ltr?.frame.mirrored(in: 390))
  }
}

/// A gesture with everything that it meets, as seen from left to right.
private struct GestureSetup {
  let mode: GestureMode
  let settings: ControllerSettings
  let points: [(ScreenPoint, Double)]
  let guards: Bool
  let depth: Int

  init(_ random: inout SeededRandom) {
    mode = random.pick([.edge, .edge, .fullscreen, .none])
    guards = random.pick([true, true, true, false])
    depth = random.pick([1, 2, 2, 2, 3])
    let distance = random.pick([0, 0, 30, 60.0])
    let region = makeRegion(offset: random.pick([0, 10, nil]))
    settings = makeSettings {
      $0.maxInitialDistance = distance
      $0.regions = random.pick([[], [], [region]])
      $0.customBackButton = random.pick([false, false, true])
    }
    var point = ScreenPoint(x: random.pick([4, 12, 19, 40, 200]), y: 400)
    var points = [(point, 0.0)]
    for _ in 0..<random.below(12) {
      point.x += Double(random.below(80)) - 15
      point.y += Double(random.below(9)) - 4
      points.append((point, Double(random.below(50)) / 1000))
    }
    self.points = points
  }

  func run(_ direction: NavigationScene.LayoutDirection) -> [String] {
    func place(_ point: ScreenPoint) -> ScreenPoint {
      direction == .ltr ? point : ScreenPoint(x: 390 - point.x, y: point.y)
    }
    let navigation = makeNavigation(
      Array(["A", "B", "C"].prefix(depth)), direction: direction, gesture: mode, guards: guards,
      settings: settings)
    var results = [navigation.touch(.began, at: place(points[0].0))?.text ?? "-"]
    for (point, pause) in points.dropFirst() {
      navigation.advance(by: pause)
      results.append(navigation.touch(.moved, at: place(point))?.text ?? "-")
      results.append("\(((navigation.transition?.progress ?? -1) * 1e6).rounded())")
    }
    results.append(navigation.touch(.ended, at: place(points[points.count - 1].0))?.text ?? "-")
    navigation.settle()
    return results + [navigation.classes] + navigation.check().map(\.description)
  }
}
