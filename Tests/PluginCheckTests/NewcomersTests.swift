import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostPluginCheck

/// What is said of the policies that newcomers write: each has it in its first line.
@Suite struct NewcomersTests {
  @Test func eachIsToldWhatItsFirstLineSays() throws {
    let folder = URL.package.appending(path: "Tests/Specs/asking/newcomers")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 20)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let first = text.prefix { $0 != "\n" }
      let wanted = first.replacing("-- check: ", with: "").replacing("nothing", with: "")
      let rules = Checker.check(text, file: "plugins/p.lua").map(\.rule)
      expectEqual(
        Set(rules), Set(wanted.split(separator: ", ").map(String.init)), "\(file.lastPathComponent)"
      )
    }
  }
}
