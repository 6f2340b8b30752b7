import Expectations
import NavhostNavigation
import Testing

/// The bar under a finger: colours blended with the progress.
struct SwipingBarTests {
  private func bar(from top: BarFill, to below: BarFill, progress: Double) -> BarState {
    let navigation = makeNavigation()
    navigation.stack[0].settings.barColor = below
    navigation.stack[1].settings.barColor = top
    navigation.pan(makePan(from: 0, to: 390 * progress, release: false))
    return navigation.bar
  }

  private func grey(_ value: Double) -> ColorValue {
    ColorValue(red: value, green: value, blue: value)
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func theColourGoesEvenlyFromTheTopsToTheOneBelow(progress: Double) {
    let bar = bar(from: .color(.black), to: .color(.white), progress: progress)
    expectEqual(bar.color, grey(progress))
    #expect(bar.colors.isEmpty)
  }

  @Test func gradientsAreBlendedStopByStopTheLastStandsForMissingOnes() {
    let bar = bar(
      from: .gradient([.black, .white]), to: .gradient([.white, .black, .white]), progress: 0.25)
    expectEqual(bar.colors, [grey(0.25), grey(0.75), grey(1)])
    expectEqual(bar.color, grey(0.25))
  }

  @Test func aSolidBarIsAGradientOfOneColour() {
    let bar = bar(from: .color(.black), to: .gradient([.white, .black]), progress: 0.25)
    expectEqual(bar.colors, [grey(0.25), .black])
  }

  @Test func whereBothBarsAreAlikeNothingIsBlended() {
    let fill = BarFill.gradient([.black, .white])
    let bar = bar(from: fill, to: fill, progress: 0.5)
    expectEqual(bar.colors, fill.stops)
    expectEqual(bar.color, .black)
  }

  @Test func aPushWithoutAFingerShowsTheTopsColourAtOnce() {
    let navigation = makeNavigation()
    navigation.push(navigation.make("C") { $0.barColor = .color(.black) }, settle: false)
    navigation.advance(by: 0.1)
    expectEqual(navigation.bar.color, .black)
  }

  @Test func theColourFollowsTheSwipeBack() {
    let navigation = makeNavigation(settings: makeSettings { $0.barColor = .color(.black) })
    navigation.pan(makePan(from: 0, to: 195, release: false))
    navigation.touch(.cancelled, at: ScreenPoint(x: 195, y: 400))
    navigation.advance(by: 0.175)
    #expect(navigation.bar.color.red.isAbout(0.25))
    navigation.settle()
    expectEqual(navigation.bar.color, .black)
  }

  @Test func theBackColourFollowsTheBars() {
    let navigation = makeNavigation()
    expectEqual(navigation.bar.back?.color, .black)
    navigation.top?.settings.barColor = .color(.black)
    expectEqual(navigation.bar.back?.color, .white)
    navigation.push(navigation.make("C"))
    expectEqual(navigation.bar.back?.color, .black)
    navigation.pan(makePan())
    expectEqual(navigation.bar.back?.color, .white)
  }

  @Test func theProgressStaysBetween0And1() {
    let navigation = makeNavigation()
    navigation.touch(.began, at: ScreenPoint(x: 19, y: 400))
    navigation.touch(.moved, at: ScreenPoint(x: 58, y: 400))
    expectEqual(navigation.transition?.progress, 0.1, "from the first movement on")
    navigation.touch(.moved, at: ScreenPoint(x: 2, y: 400))
    expectEqual(navigation.transition?.progress, 0)
    navigation.touch(.moved, at: ScreenPoint(x: 900, y: 400))
    expectEqual(navigation.transition?.progress, 1)
  }
}
