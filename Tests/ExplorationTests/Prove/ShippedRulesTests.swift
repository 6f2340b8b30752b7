import Expectations
import Foundation
import ProgramSupport
import Testing

/// The rules in the READMEs of the shipped plugins are those that `navhost prove` prints.
/// `NAVHOST_RECORD=1` writes them anew, and fails.
@Suite("The rules of the shipped plugins")
struct ShippedRulesTests {
  private static let opening = "<!-- decisions: made by navhost prove; see docs/proving.md -->"
  private static let closing = "<!-- end of decisions -->"
  private static let plugins = URL.package.appending(path: "plugins")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: plugins.path))?
    .filter { name in
      FileManager.default.fileExists(atPath: plugins.appending(path: "\(name)/init.lua").path)
    }.sorted() ?? []

  @Test func thereAreEleven() { expectEqual(Self.names.count, 11) }

  @Test(arguments: names) func areInTheReadme(_ name: String) throws {
    let run = try Self.proof(of: name, ["--rules"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let rules = run.output.trimmingCharacters(in: .newlines)
    try compare("```text\n\(rules)\n```", with: Self.plugins.appending(path: "\(name)/README.md"))
  }

  /// `checkout_guard`, too: while a payment is in flight a link still leads out, after a question.
  @Test(arguments: names) func haveNoTrap(_ name: String) throws {
    let run = try Self.proof(of: name, ["--depth", "2"])
    #expect(
      run.status == 0 && run.lastLine.hasSuffix(": no findings"), "\(run.output)\(run.errors)")
  }

  /// Proves one of them alone, as its author does.
  private static func proof(of name: String, _ options: [String]) throws -> ProgramRun {
    let folder = try Folder()
    try FileManager.default.copyItem(
      at: plugins.appending(path: name), to: folder.url.appending(path: "plugins/\(name)"))
    return try ProgramRun(["prove"] + options, in: folder.url)
  }

  private func compare(_ tables: String, with file: URL) throws {
    let readme = try String(contentsOf: file, encoding: .utf8)
    let block = "\(Self.opening)\n\n\(tables)\n\n\(Self.closing)"
    if Recording.isOn {
      try written(block, into: readme).write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.path) was written anew")
      return
    }
    #expect(
      readme.contains(block), "\(file.path) is out of date: run with NAVHOST_RECORD=1\n\(tables)")
  }

  private func written(_ block: String, into readme: String) -> String {
    guard let start = readme.range(of: Self.opening), let end = readme.range(of: Self.closing)
    else {
      return readme + "\n## What it decides\n\n" + block + "\n"
    }
    return readme[..<start.lowerBound] + block + readme[end.upperBound...]
  }
}
