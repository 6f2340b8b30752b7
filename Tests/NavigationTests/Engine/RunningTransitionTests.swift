import Expectations
import Testing

@testable import NavhostNavigation

/// How far a transition has come (rules 192 to 194).
struct RunningTransitionTests {
  private func transition(_ phase: RunningTransition.Phase) -> RunningTransition {
    let navigation = makeNavigation()
    return RunningTransition(
      change: .stack(isPush: false), from: navigation.stack[1], to: navigation.stack[0],
      interactive: true, phase: phase)
  }

  @Test func whatMovesFollowsFromWhatItShows() {
    var transition = transition(.held(progress: 0))
    let exchange = ScreenExchange(leaving: [], entering: [], order: .enteringFirst, animated: true)
    let changes: [(RunningTransition.Change, TransitionState.Kind)] = [
      (.push, .push), (.stack(isPush: true), .push), (.stack(isPush: false), .pop),
      (.pop(Pop(source: .request, target: nil), left: []), .pop),
      (.exchange(exchange, presents: true), .present),
      (.exchange(exchange, presents: false), .dismiss),
    ]
    for (change, kind) in changes {
      transition.change = change
      expectEqual(transition.kind, kind)
      expectEqual(transition.exchange != nil, kind.isOfPresentation)
    }
  }

  @Test func bySelfItGoesEvenlyFromWhereItStood() {
    let settling = transition(.settling(since: 10, from: 0.4))
    #expect(settling.progress(at: 10).isAbout(0.4))
    #expect(settling.progress(at: 10.175).isAbout(0.7))
    #expect(settling.end == 10.35 && !settling.isReturning)
  }

  @Test func backItGoesToTheBeginning() {
    let returning = transition(.returning(since: 10, from: 0.4))
    #expect(returning.progress(at: 10).isAbout(0.4))
    #expect(returning.progress(at: 10.175).isAbout(0.2))
    #expect(returning.end == 10.35 && returning.isReturning)
  }

  @Test func beyondItsTimeItStaysWhereItEnds() {
    expectEqual(transition(.settling(since: 1, from: 0.4)).progress(at: 99), 1)
    expectEqual(transition(.returning(since: 1, from: 0.4)).progress(at: 99), 0)
    #expect(transition(.settling(since: 1, from: 0.4)).progress(at: 0).isAbout(0.4))
  }

  @Test func underAFingerItHasNoEnd() {
    let held = transition(.held(progress: 0.25))
    #expect(held.progress(at: 99) == 0.25 && held.end == nil && !held.isReturning)
  }
}
