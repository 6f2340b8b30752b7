import NavhostNavigation
import Testing

@Suite struct OperationNameTests {
  @Test func eachOperationHasANameOfItsOwn() {
    #expect(OperationTests.all.map(\.name) == NavigationOperation.Name.allCases)
  }
}
