import Expectations
import NavhostSpecRunner
import Testing

/// Which tests are run.
@Suite struct SpecFilterTests {
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
    try expectEqual(names(["."]), ["draft #slow a.sks [again] #net"])
    try expectEqual(names(["[again]"]), ["draft #slow a.sks [again] #net"])
    try expectEqual(names(["ASKS"]), [])
  }

  @Test func theFullNameCounts() throws {
    try expectEqual(names(["#slow asks"]), ["draft #slow asks"])
    try expectEqual(names(["other asks", "later"]), ["draft #slow later", "other asks #slower"])
  }

  @Test func aTagIsAWholeWord() throws {
    try expectEqual(names(["#slow"]).count, 3)
    try expectEqual(names(["#slower"]), ["other asks #slower"])
    try expectEqual(names(["#net"]), ["draft #slow a.sks [again] #net"])
    try expectEqual(names(["#n"]), [])
  }

  @Test func someCanBeLeftOut() throws {
    try expectEqual(names([], excluded: ["#slow"]), ["other asks #slower"])
    try expectEqual(names(["asks"], excluded: ["draft"]), ["other asks #slower"])
  }

  @Test func hooksRunAroundTheTestsThatAreLeft() throws {
    let run = try SpecRun(
      """
      local count = 0
      before_each(function() count = count + 1 end)
      it("a", function() end)
      it("b", function() assert.equal(1, count) end)
      """, SpecOptions(filter: SpecFilter(wanted: ["b"])))
    expectEqual(run.outcomes, ["b: passed"])
  }
}
