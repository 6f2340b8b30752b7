import Expectations
import Foundation
import NavhostReference
import Testing

/// The files that are made from the description. `NAVHOST_RECORD=1` writes them anew, and fails.
@Suite struct GeneratedFilesTests {
  static let files: [(path: String, text: String)] = [
    ("plugins/_meta/nav.lua", Reference.Stubs.text),
    ("plugins/_meta/luacheck_std.lua", Reference.LuacheckStandard.text),
    ("docs/lua-api.md", Reference.Manual.text),
  ]

  @Test(arguments: files.map(\.path)) func isAsTheDescriptionSays(_ path: String) throws {
    let text = try #require(GeneratedFilesTests.files.first { $0.path == path }?.text)
    let file = root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["NAVHOST_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(path) was written anew")
      return
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    expectEqual(stored, text, "\(path) is out of date: run the tests with NAVHOST_RECORD=1")
  }

  /// The folder of the package.
  private var root: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }
}
