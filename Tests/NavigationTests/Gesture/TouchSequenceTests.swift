import Expectations
import Testing

@testable import NavhostNavigation

/// The fingers on the screen, and the pan that they make.
struct TouchSequenceTests {
  private let sequence = TouchSequence(finger: 1, at: ScreenPoint(x: 100, y: 100), time: 0)
  private let pop = Pop(source: .edgeGesture, target: nil)

  /// A pan begins after 10 points, in any direction.
  @Test(arguments: [(9.9, 0.0, false), (10, 0, true), (0, -10, true), (6, 8, true), (7, 7, false)])
  func itIsFarEnoughAfter10Points(dx: Double, dy: Double, isFar: Bool) {
    sequence.move(to: ScreenPoint(x: 100 + dx, y: 100 + dy), at: 0.1)
    expectEqual(sequence.isFarEnough, isFar)
    #expect(sequence.translation.x.isAbout(dx) && sequence.translation.y.isAbout(dy))
    #expect(sequence.hasMoved)
  }

  @Test func threeStatesLeadATransitionOfTheStack() {
    let leading: [TouchSequence.Movement] = [
      .leading(pop), .finishingPop(from: 0.5), .undoingPush(from: 0.5),
    ]
    let others: [TouchSequence.Movement] = [.dragging(pop), .freezing, .thawing]
    #expect(leading.allSatisfy { isSwiping(.moving($0, .changed)) })
    #expect(!others.contains { isSwiping(.moving($0, .changed)) })
    #expect(!isSwiping(.possible) && !isSwiping(.decided(Outcome(.popped), .ended)))
  }

  /// Rule 189: what never began has failed, what has begun stays as it ended.
  @Test func theRecogniserIsPartOfTheState() {
    expectEqual(sequence.recognizer, .possible)
    sequence.decide(Outcome(.ignored, reason: "root"))
    expectEqual(sequence.recognizer, .failed)
    sequence.state = .moving(.leading(pop), .cancelled)
    expectEqual(sequence.recognizer, .cancelled)
    sequence.decide(Outcome(.cancelled))
    expectEqual(sequence.recognizer, .cancelled)
  }

  private func isSwiping(_ state: TouchSequence.State) -> Bool {
    sequence.state = state
    return sequence.isSwiping
  }

  @Test func theOutcomeIsOpenUntilItIsDecided() {
    #expect(sequence.outcome == nil && sequence.fingers == [1])
    sequence.state = .moving(.leading(pop), .began)
    #expect(sequence.outcome == nil)
    sequence.decide(Outcome(.ignored, reason: "root"))
    expectEqual(sequence.outcome, Outcome(.ignored, reason: "root"))
  }

  /// A finger that rests before it goes up throws nothing.
  @Test func aRestCountsForTheSpeed() {
    sequence.move(to: ScreenPoint(x: 200, y: 100), at: 0.1)
    #expect(sequence.velocity.velocity.x.isAbout(1000))
    sequence.rest(at: 0.3)
    #expect(sequence.velocity.velocity.x == 0 && sequence.location.x == 200)
  }
}
