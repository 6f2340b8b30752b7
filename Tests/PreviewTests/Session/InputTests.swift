import Expectations
import NavhostNavigation
import Testing

@testable import NavhostPreview

/// What was done, as Lua, and where an action begins.
@Suite struct InputTests {
  @Test func itIsTheCallThatDoesIt() {
    let point = ScreenPoint(x: 5, y: 400.25)
    expectEqual(
      Input.operation(.touch(.began, point)).lua(on: "nav"), #"nav.touch("began", 5, 400.25)"#)
    expectEqual(
      Input.operation(.touch(.cancelled, point, finger: 2)).lua(on: "front()"),
      #"front().touch("cancelled", 5, 400.25, 2)"#)
    expectEqual(Input.operation(.advance(0.5)).lua(on: "nav"), "nav.advance(0.5)")
    expectEqual(Input.operation(.advance(2)).lua(on: "nav"), "nav.advance(2)")
    expectEqual(
      Input.operation(.select(2, settle: false)).lua(on: "nav"), "tabs.select(2, {settle = false})")
    #expect(Input.begin.lua(on: "nav") == nil && Input.layOut(Layout()).lua(on: "nav") == nil)
    let link = NavigationOperation.setStack([.index(1)], StackChange(ask: true))
    expectEqual(Input.operation(link).lua(on: "nav"), "nav.setStack({nav.stack[1]}, {ask = true})")
  }

  @Test func whatWasDoneToTheFrontSaysSo() {
    let input = Input.operation(.tapBack())
    expectEqual(Played(input: input, outcome: "popped").lua, "nav.tapBack()")
    expectEqual(Played(input: input, outcome: "", isOnFront: true).lua, "front().tapBack()")
  }

  @Test func aFingerOpensAnActionWhereNoneIsDown() {
    let began = Input.operation(.touch(.began, ScreenPoint()))
    #expect(began.opensAction(fingersDown: 0) && !began.opensAction(fingersDown: 1))
    #expect(!Input.operation(.touch(.moved, ScreenPoint())).opensAction(fingersDown: 0))
    #expect(!Input.operation(.advance(1)).opensAction(fingersDown: 0))
    #expect(Input.operation(.pop()).opensAction(fingersDown: 1))
    #expect(Input.operation(.select(1)).opensAction(fingersDown: 0))
  }

  /// From the first finger down to the last one up, and what the clock did after that.
  @Test func anActionGoesToTheNext() {
    let inputs: [Input] = [
      .begin, .operation(.touch(.began, ScreenPoint(), finger: 1)),
      .operation(.touch(.began, ScreenPoint(), finger: 2)),
      .operation(.touch(.ended, ScreenPoint(), finger: 1)),
      .operation(.touch(.began, ScreenPoint(), finger: 1)),
      .operation(.touch(.ended, ScreenPoint(), finger: 1)),
      .operation(.touch(.cancelled, ScreenPoint(), finger: 2)), .operation(.advance(1)),
      .operation(.pop()),
    ]
    let played = inputs.map { Played(input: $0, outcome: "") }
    expectEqual(
      played.indices.map { Action.begin(of: $0, in: played) }, [0, 1, 1, 1, 1, 1, 1, 1, 8])
  }

  @Test func whatIsDroppedIsTold() {
    let pop = Played(input: .operation(.pop()), outcome: "popped")
    expectEqual(
      Action.words(pop, now: "", dropped: [pop]),
      "nav.pop() came to popped before and comes to nothing now: this step is dropped")
    let layout = Played(input: .layOut(Layout()), outcome: "")
    expectEqual(
      Action.words(layout, now: "blocked", dropped: [layout, pop, pop]),
      "the layout came to nothing before and comes to blocked now: "
        + "this and the 2 steps after it are dropped")
  }
}
