import Expectations
import NavhostNavigation
import Testing

@Suite struct OperationNameTests {
  @Test func eachOperationHasANameOfItsOwn() {
    expectEqual(OperationTests.all.map(\.name), NavigationOperation.Name.allCases)
  }
}
