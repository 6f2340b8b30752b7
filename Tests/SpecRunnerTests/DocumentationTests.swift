import Foundation
import Testing

/// The blocks of docs/testing.md are run, and print what it says they print.
@Suite struct DocumentationTests {
  /// What stands between the fences of one language.
  private func blocks(_ language: String) throws -> [String] {
    let page = Fixtures.package.appending(path: "docs/testing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The Lua blocks, written to the files that their first lines name.
  private func folder() throws -> Folder {
    let folder = try Folder()
    for block in try blocks("lua") {
      let first = try #require(block.split(separator: "\n").first)
      try #require(first.hasPrefix("-- "))
      try folder.write(String(first.dropFirst(3)), block)
    }
    return folder
  }

  private func withoutTime(_ text: String) -> String {
    text.replacing(#/\d+\.\d+ s/#, with: "… s")
  }

  @Test func specsPass() throws {
    let folder = try folder()
    let run = try Navhost(["test"], in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.lastLine == "16 passed, 0 failed")
  }

  @Test func theFirstSpecPrintsWhatIsShown() throws {
    let shown = try #require(try blocks("console").first).split(separator: "\n", maxSplits: 1)[1]
    let folder = try folder()
    for name in ["more_spec.lua", "words_spec.lua"] {
      try FileManager.default.removeItem(atPath: folder.path("plugins/keep_draft/" + name))
    }
    let alone = try Navhost(["test"], in: folder.url)
    #expect(withoutTime(alone.output) == withoutTime(String(shown)) + "\n")
  }

  @Test func theFailureIsShownAsItIs() throws {
    let shown = try #require(try blocks("text").first)
    let folder = try folder()
    let run = try Navhost(["test", "broken_spec.lua"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("\n" + shown + "\n"), "\(run.output)")
  }

  @Test func everyOptionIsDescribed() throws {
    let page = Fixtures.package.appending(path: "docs/testing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let help = try Navhost(["test", "--help"], in: Fixtures.package).output
    let options = help.matches(of: #/--[a-z-]+/#).map { String($0.output) }
    #expect(options.count > 10)
    for option in Set(options).subtracting(["--help", "--version"]) {
      #expect(text.contains(option), "\(option)")
    }
  }
}
