import Expectations
import Testing

@testable import NavhostPluginHost

/// What a decision keeps for those that are still to answer.
struct DecisionShareTests {
  private let limits = Limits(hookUnits: 400, hookSeconds: 0, decisionSeconds: 0)

  @Test func eachHasAFortiethAtLeast() {
    let share = DecisionShare(limits)
    expectEqual(share.units, 4000)
    expectEqual(share.free(besides: 0).units, 4000)
    expectEqual(share.free(besides: 1).units, 3900)
    expectEqual(share.free(besides: 39).units, 100)
    expectEqual(share.free(besides: 40).units, 100, "more than forty: the last find nothing")
    #expect(share.free(besides: 1).seconds == nil)
  }

  @Test func ofSecondsToo() {
    let share = DecisionShare(Limits(hookUnits: 400, hookSeconds: 0, decisionSeconds: 4))
    expectEqual(share.free(besides: 0).seconds, 4)
    expectEqual(share.free(besides: 10).seconds, 3)
    #expect(share.has(400, 3, besides: 10) && !share.has(400, 3.1, besides: 10))
    #expect(!share.has(400, nil, besides: 0), "a hook without a bound of its own")
  }

  /// Whatever each uses of what it may, the last of up to forty has its share.
  @Test func nobodyUsesUpWhatAnotherNeeds() {
    for count in 1...40 {
      for eager in [1, 3, 7] {
        var share = DecisionShare(limits)
        for index in 0..<count {
          let mine = min(400, share.free(besides: count - 1 - index).units)
          #expect(mine >= 100 && share.shortage == nil)
          share.use(index % eager == 0 ? mine : mine / 2, 0, unasked: 0)
        }
      }
    }
  }

  @Test func ofMoreThanFortyTheFirstFortyHaveIt() {
    var share = DecisionShare(limits)
    for index in 0..<60 {
      let mine = min(400, share.free(besides: 59 - index).units)
      expectEqual(mine, index < 40 ? 100 : 0)
      expectEqual(share.shortage == .units, index >= 40)
      share.use(mine, 0, unasked: 0)
    }
  }

  @Test func whatIsFreeIsWhatFits() {
    var share = DecisionShare(Limits(hookUnits: 400, hookSeconds: 0.1, decisionSeconds: 1))
    for _ in 0..<20 {
      for others in 0...45 {
        let free = share.free(besides: others)
        for units in [1, 50, 100, 150, 400] where units > 100 || others < 40 {
          let fits = units <= free.units && 0.1 <= free.seconds ?? 1
          if share.has(units, 0.1, besides: others) { #expect(fits) }
        }
      }
      share.use(150, 0.03, unasked: 0)
    }
  }

  @Test func whatIsOnlyToldIsUnbounded() {
    var share = DecisionShare.unbounded
    share.use(1 << 50, 100, unasked: 0)
    #expect(share.shortage == nil && share.has(1 << 50, 100, besides: 1000))
  }
}
