import ScriptFixture
import Testing

/// Sentences of the contract that were once not so.
@Suite struct WalkThroughTests {
  @Test(arguments: [17, 26])
  func `A deep link that takes a sheet alone runs to its end`(version: Int) throws {
    try run(
      """
      nav.reset{ios = \(version)}
      nav.setRoot "H"
      local s = nav.present "S"
      eq("popped", (nav.setStack({nav.top}, {ask = true, animated = true})))
      eq(nil, s.transition)
      eq("T", nav.present("T").top.class)
      """)
  }
}
