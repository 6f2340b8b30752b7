import Foundation
import ProgramSupport
import Testing

/// Specs written for busted, in other people's style, run as they are.
@Suite struct SuitesTests {
  @Test(arguments: [
    ("inspect", "20 passed, 0 failed"), ("middleclass", "15 passed, 0 failed"),
    ("semver", "21 passed, 0 failed"),
  ])
  func runsUnchanged(_ name: String, _ count: String) throws {
    let run = try ProgramRun(["test", "spec"], in: Fixtures.url.appending(path: name))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.lastLine == count)
    #expect(run.errors == "")
  }

  @Test func aBrokenModuleIsNoticed() throws {
    let folder = try Folder()
    for name in ["semver.lua", "spec/semver_spec.lua"] {
      let file = Fixtures.url.appending(path: "semver/" + name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(name, text.replacing("a.minor < b.minor", with: "a.minor > b.minor"))
    }
    let run = try ProgramRun(["test", "spec"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lastLine == "20 passed, 1 failed")
  }
}
