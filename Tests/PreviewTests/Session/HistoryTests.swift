import Expectations
import Testing

@testable import NavhostPreview

@Suite struct HistoryTests {
  private static func moment(_ number: Int) -> SessionFrame {
    SessionFrame(screen: nil, texts: [.stack: "\(number)"], time: Double(number))
  }

  @Test(arguments: [1, 9_999, 10_000, 10_001, 20_001, 20_002, 35_000])
  func tenThousandMomentsAreKept(count: Int) {
    var history = History()
    for number in 0..<count { history.add(Self.moment(number)) }
    let first = max(0, count - 10_000)
    #expect(history.first == first && history.last == count - 1)
    expectEqual(history.current?.time, Double(count - 1))
    history.show(0)
    expectEqual(history.current?.time, Double(first))
    #expect(history[first - 1] == nil && history[count] == nil)
  }

  @Test func aMomentThatIsShownAndDroppedIsTheOldestThen() {
    var history = History()
    for number in 0..<10_000 { history.add(Self.moment(number)) }
    history.show(3)
    for number in 10_000..<10_010 { history.add(Self.moment(number)) }
    #expect(history.shown == 10 && history.current?.time == 10)
  }

  @Test func aMomentLikeTheLastIsNoNewOne() {
    var history = History()
    let isNew = [history.add(Self.moment(1)), history.add(Self.moment(1))]
    #expect(isNew == [true, false] && history.last == 0)
  }
}
