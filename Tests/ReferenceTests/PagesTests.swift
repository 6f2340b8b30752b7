import Expectations
import Foundation
import NavhostReference
import Testing

/// The lists of words in pages that people write are those of the description.
@Suite struct PagesTests {
  private struct List: CustomTestStringConvertible {
    var page: String
    /// The line above it.
    var heading: String
    /// The words of its first column, or of the paragraph that has this number below the heading.
    var paragraph: Int?
    var words: [String]

    var testDescription: String { "\(page), \(heading)" }
  }

  private static let contract = "docs/contract.md"
  private static let writing = "docs/writing-plugins.md"

  private static let lists: [List] = [
    List(page: contract, heading: "### Fields", words: Reference.pluginFields.map(\.name)),
    List(
      page: contract, heading: "### Decision hooks",
      words: Reference.decisionHooks.map(\.name)),
    List(
      page: contract, heading: "### Appearance hooks", words: Reference.layoutHooks.map(\.name)),
    List(
      page: contract, heading: "### Notification hooks",
      words: Reference.notificationHooks.map(\.name)),
    List(
      page: contract, heading: "### Outcomes",
      words: Reference.vocabulary("Outcome")?.spellings ?? []),
    List(page: contract, heading: "### Events", words: Reference.events.map(\.name)),
    List(
      page: contract, heading: "## 4. Settings of a controller",
      words: Reference.settings.map(\.name)),
    List(
      page: contract, heading: "## 6. Every way out", words: Reference.sources.map(\.text)),
    List(page: contract, heading: "### The sandbox", paragraph: 0, words: sandbox),
    List(page: writing, heading: "## What a plugin can use", words: sandbox),
    List(
      page: writing, heading: "## Appearance and notification hooks", paragraph: 0,
      words: Reference.layoutHooks.map(\.name)),
    List(
      page: writing, heading: "## Appearance and notification hooks", paragraph: 1,
      words: Reference.notificationHooks.map(\.name)),
  ]

  /// What a plugin has besides the language itself.
  private static let sandbox: [String] = {
    let libraries = Reference.sandboxLibraries.flatMap { library in
      library.name == "os" ? library.members.map { "os.\($0)" } : [library.name]
    }
    let log = Reference.logFunctions.map { "log.\($0.name)" }
    return libraries + log + Reference.pluginGlobals.filter { $0 != "log" } + ["print", "require"]
  }()

  @Test(arguments: lists) private func isThatOfTheDescription(_ list: List) throws {
    let text = try page(list.page)
    let below = try #require(text.components(separatedBy: "\n\(list.heading)\n").dropFirst().first)
    let section = below.components(separatedBy: "\n#")[0]
    let found =
      list.paragraph.map { words(in: section.components(separatedBy: "\n\n")[$0]) }
      ?? firstColumn(of: section)
    expectEqual(found.sorted(), list.words.sorted())
  }

  /// The words of `navhost test` all stand in its page.
  @Test func theWordsOfSpecsAreDescribed() throws {
    let page = try page("docs/testing.md")
    for word in Reference.specGlobals where !word.hasPrefix("strict_") {
      #expect(page.contains("`\(word)`") || page.contains("`\(word)("), "\(word)")
    }
  }

  /// `each_exit` goes through every way out of a person that has a test of its own.
  @Test func theExitsOfSpecsAreTheSources() throws {
    let rows = try page("docs/testing.md").matches(of: #/\n\| `[a-z ]+` \| `(\w+)` \| /#)
    let sources = Reference.sources.map(\.text).filter {
      !["programmatic", "customBackButton"].contains($0)
    }
    expectEqual(rows.map { String($0.1) }.sorted(), sources.sorted())
  }

  /// The guards stand in a table by their number.
  @Test func theGuardsAreThoseOfTheDescription() throws {
    let rows = try page(Self.contract).matches(of: #/\| [1-7] \| ([a-z ]+) \| /#)
    let names = rows.map { String($0.1) }
    expectEqual(names, Reference.reasons.prefix(7).map(\.text))
  }

  private func page(_ path: String) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: tests.deletingLastPathComponent().appending(path: path), encoding: .utf8)
  }

  private func firstColumn(of section: String) -> [String] {
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }
    return rows.dropFirst(2).flatMap { words(in: String($0.split(separator: "|")[0])) }
  }

  /// What stands in backticks, without quotes and arguments.
  private func words(in text: String) -> [String] {
    text.matches(of: #/`"?([\w.]+(?: \w+)?)[^`]*`/#).map { String($0.1) }
  }
}
