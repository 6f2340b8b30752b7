import SpecRunner
import Testing

/// Which tests are run, and in which order.
@Suite struct FilterTests {
  private let spec = """
    describe("draft #slow", function()
      it("asks", function() end)
      it("a.sks [again] #net", function() end)
      pending("later")
    end)
    describe("other", function() it("asks #slower", function() end) end)
    """

  private func names(_ wanted: [String], excluded: [String] = []) throws -> [String] {
    let filter = SpecFilter(wanted: wanted, excluded: excluded)
    return try SpecRun(spec, SpecOptions(filter: filter)).results.map(\.name)
  }

  @Test func textsAreTakenAsTheyAre() throws {
    #expect(try names(["."]) == ["draft #slow a.sks [again] #net"])
    #expect(try names(["[again]"]) == ["draft #slow a.sks [again] #net"])
    #expect(try names(["ASKS"]) == [])
  }

  @Test func theFullNameCounts() throws {
    #expect(try names(["#slow asks"]) == ["draft #slow asks"])
    #expect(try names(["other asks", "later"]) == ["draft #slow later", "other asks #slower"])
  }

  @Test func aTagIsAWholeWord() throws {
    #expect(try names(["#slow"]).count == 3)
    #expect(try names(["#slower"]) == ["other asks #slower"])
    #expect(try names(["#net"]) == ["draft #slow a.sks [again] #net"])
    #expect(try names(["#n"]) == [])
  }

  @Test func someCanBeLeftOut() throws {
    #expect(try names([], excluded: ["#slow"]) == ["other asks #slower"])
    #expect(try names(["asks"], excluded: ["draft"]) == ["other asks #slower"])
  }

  @Test func hooksRunAroundTheTestsThatAreLeft() throws {
    let run = try SpecRun(
      """
      local count = 0
      before_each(function() count = count + 1 end)
      it("a", function() end)
      it("b", function() assert.equal(1, count) end)
      """, SpecOptions(filter: SpecFilter(wanted: ["b"])))
    #expect(run.outcomes == ["b: passed"])
  }
}

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
    #expect(try names("randomize(false) " + spec, nil).first == "t1")
    #expect(try names(spec, nil) == (1...8).map { "t\($0)" } + (1...8).map { "d u\($0)" })
  }

  @Test func aSeedDecidesTheOrder() throws {
    let first = try names(spec, 1)
    #expect(try names(spec, 1) == first)
    #expect(try names(spec, 2) != first)
    #expect(first.sorted() == (try names(spec, nil)).sorted())
    #expect(first != (try names(spec, nil)))
  }

  @Test func theOrderOfASeedIsTheSameEverywhere() {
    let order = SpecSuite.order(["a", "b", "c", "d", "e"], SpecOptions(seed: 42))
    #expect(order == ["b", "c", "a", "e", "d"])
  }

  @Test func aBlockStaysInOnePiece() throws {
    let names = try names(spec, 3)
    let places = names.indices.filter { names[$0].hasPrefix("d ") }
    #expect(places.last! - places.first! == 7)
  }

  @Test func aBlockCanDecideForItself() throws {
    #expect(try names("randomize() " + spec, nil).prefix(9) != (1...8).map { "t\($0)" }[...])
    let kept = try names("describe('k', function() randomize(false) \(spec) end)", 5)
    #expect(kept.filter { $0.hasPrefix("k t") } == (1...8).map { "k t\($0)" })
  }
}
