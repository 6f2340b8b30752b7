import Expectations
import NavhostSpecRunner
import Testing

/// The order that a seed decides.
@Suite struct ShuffleTests {
  private let spec = """
    for i = 1, 8 do it("t" .. i, function() end) end
    describe("d", function() for i = 1, 8 do it("u" .. i, function() end) end end)
    """

  private func names(_ spec: String, _ seed: UInt64?) throws -> [String] {
    try SpecRun(spec, SpecOptions(seed: seed)).results.map(\.name)
  }

  @Test func withoutASeedTheOrderIsTheSpecs() throws {
    try expectEqual(names("randomize(false) " + spec, nil).first, "t1")
    try expectEqual(names(spec, nil), (1...8).map { "t\($0)" } + (1...8).map { "d u\($0)" })
  }

  @Test func aSeedDecidesTheOrder() throws {
    let first = try names(spec, 1)
    try expectEqual(names(spec, 1), first)
    #expect(try names(spec, 2) != first)
    try expectEqual(first.sorted(), names(spec, nil).sorted())
    #expect(first != (try names(spec, nil)))
  }

  @Test func aBlockStaysInOnePiece() throws {
    let names = try names(spec, 3)
    let places = names.indices.filter { names[$0].hasPrefix("d ") }
    expectEqual(try #require(places.last) - (try #require(places.first)), 7)
  }

  @Test func aBlockCanDecideForItself() throws {
    #expect(try names("randomize() " + spec, nil).prefix(9) != (1...8).map { "t\($0)" }[...])
    let kept = try names("describe('k', function() randomize(false) \(spec) end)", 5)
    expectEqual(kept.filter { $0.hasPrefix("k t") }, (1...8).map { "k t\($0)" })
  }
}
