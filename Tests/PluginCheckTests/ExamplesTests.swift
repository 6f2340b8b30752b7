import Expectations
import NavhostPluginCheck
import NavhostReference
import Testing

/// What the manual shows has to be sound.
@Suite struct ExamplesTests {
  static let functions =
    Reference.navFunctions + Reference.globalFunctions + Reference.logFunctions
    + Reference.objects.flatMap(\.methods)

  @Test(arguments: functions.map(\.example)) func isSound(_ example: String) {
    let findings = Checker.check(example, file: "example.lua").filter { $0.rule != "unused-local" }
    expectEqual(findings, [])
  }

  @Test func everyFunctionOfNavHasOne() {
    for function in Reference.navFunctions {
      #expect(!function.example.isEmpty, "\(function.name)")
    }
  }

  @Test func theFilesForEditorsAreSound() {
    expectEqual(Checker.check(Reference.Stubs.text, file: "plugins/_meta/nav.lua"), [])
    expectEqual(Checker.check(Reference.LuacheckStandard.text, file: "plugins/_meta/std.lua"), [])
  }
}
