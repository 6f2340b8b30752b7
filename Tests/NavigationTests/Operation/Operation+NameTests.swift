import Navigation
import Testing

@Suite struct OperationNameTests {
  @Test func eachOperationHasANameOfItsOwn() {
    #expect(OperationTests.all.map(\.name) == Operation.Name.allCases)
  }
}
