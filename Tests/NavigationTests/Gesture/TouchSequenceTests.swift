import Testing

@testable import Navigation

/// The fingers on the screen, and the pan that they make.
struct TouchSequenceTests {
  private let sequence = TouchSequence(finger: 1, at: Point(x: 100, y: 100), time: 0)
  private let pop = Pop(source: .edgeGesture, target: nil)

  /// A pan begins after 10 points, in any direction.
  @Test(arguments: [(9.9, 0.0, false), (10, 0, true), (0, -10, true), (6, 8, true), (7, 7, false)])
  func itIsFarEnoughAfter10Points(dx: Double, dy: Double, isFar: Bool) {
    sequence.move(to: Point(x: 100 + dx, y: 100 + dy), at: 0.1)
    #expect(sequence.isFarEnough == isFar)
    #expect(sequence.translation.x.isAbout(dx) && sequence.translation.y.isAbout(dy))
    #expect(sequence.hasMoved)
  }

  @Test func threeStatesLeadATransitionOfTheStack() {
    let leading: [TouchSequence.State] = [
      .leading(pop), .finishingPop(from: 0.5), .undoingPush(from: 0.5),
    ]
    let others: [TouchSequence.State] = [
      .possible, .dragging(pop), .freezing, .thawing, .decided(Outcome(.popped)),
    ]
    #expect(leading.allSatisfy(isSwiping))
    #expect(!others.contains(where: isSwiping))
    sequence.state = .thawing
    #expect(sequence.isThawing)
    sequence.state = .freezing
    #expect(!sequence.isThawing)
  }

  private func isSwiping(_ state: TouchSequence.State) -> Bool {
    sequence.state = state
    return sequence.isSwiping
  }

  @Test func theOutcomeIsOpenUntilItIsDecided() {
    #expect(sequence.outcome == nil && sequence.fingers == [1])
    sequence.state = .leading(pop)
    #expect(sequence.outcome == nil)
    sequence.state = .decided(Outcome(.ignored, reason: "root"))
    #expect(sequence.outcome == Outcome(.ignored, reason: "root"))
  }

  /// A finger that rests before it goes up throws nothing.
  @Test func aRestCountsForTheSpeed() {
    sequence.move(to: Point(x: 200, y: 100), at: 0.1)
    #expect(sequence.velocity.velocity.x.isAbout(1000))
    sequence.rest(at: 0.3)
    #expect(sequence.velocity.velocity.x == 0 && sequence.location.x == 200)
  }
}
