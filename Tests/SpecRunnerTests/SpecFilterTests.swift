import SpecRunner
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
