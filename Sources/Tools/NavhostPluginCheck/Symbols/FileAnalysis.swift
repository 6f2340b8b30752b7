package import NavhostLuaSyntax
internal import NavhostReference

/// What an editor needs to know of one file.
package final class FileAnalysis {
  /// A plugin, as its file tells of it.
  package struct Plugin: Sendable {
    package struct Pattern: Sendable {
      /// Without the `!` in front.
      package var text: String
      package var isExclusion: Bool
      package var range: Range<Int>
    }

    package struct Hook: Sendable {
      package var name: String
      package var range: Range<Int>
      /// Behind its parameters.
      package var headEnd: Int
    }

    /// Nil: its file's.
    package var name: String?
    /// Nil where they are not said: every class.
    package var controllers: [Pattern]?
    package var hooks: [Hook]
  }

  package let source: SourceText
  package let role: FileRole
  package let findings: [Finding]
  package let tokens: [Token]
  package private(set) var mentions: [Mention] = []
  package private(set) var superclasses: [(name: String, superclass: String)] = []
  /// The blocks of a spec that bear a name: `describe`, `it`.
  package private(set) var blocks: [(name: String, range: Range<Int>)] = []
  package private(set) var plugin: Plugin?
  let check: FileCheck?
  let meanings: MentionVisitor?

  package init(file: String, bytes: [UInt8]) {
    source = SourceText(file: file, bytes: bytes)
    let result = Checker.check(source)
    findings = result.findings
    check = result.check
    role = result.check?.role ?? .script
    tokens = Lexer.tokens(of: source)
    guard let check = result.check, let types = result.types, role != .stub else {
      meanings = nil
      return
    }
    let visitor = MentionVisitor(check, types)
    visitor.run()
    meanings = visitor
    mentions = visitor.mentions
    superclasses = visitor.superclasses
    blocks = role == .spec ? visitor.blocks : []
    plugin = role == .plugin ? plugin(check) : nil
  }

  private func plugin(_ check: FileCheck) -> Plugin? {
    guard let table = PluginTable.returned(by: check) else { return nil }
    let patterns = table.value("controllers").map { ControllerPattern.all($0, in: check) }
    return Plugin(
      name: table.value("name").flatMap { check.facts.resolve($0).stringValue },
      controllers: patterns?.map {
        Plugin.Pattern(text: $0.text, isExclusion: $0.isExclusion, range: $0.range)
      },
      hooks: table.entries.compactMap { hook($0, check) })
  }

  private func hook(_ entry: PluginTable.Entry, _ check: FileCheck) -> Plugin.Hook? {
    guard Reference.hooks.contains(where: { $0.name == entry.name }),
      let body = check.facts.resolve(entry.value).function
    else { return nil }
    let close = tokens.first {
      $0.range.lowerBound >= body.range.lowerBound && $0.kind == .closeParenthesis
    }
    return Plugin.Hook(
      name: entry.name, range: entry.range,
      headEnd: close?.range.upperBound ?? entry.range.upperBound)
  }

  // MARK: Places

  /// The token that begins at a byte or holds it; nil between tokens.
  package func token(at offset: Int) -> Token? {
    let index = tokens.partition { $0.range.upperBound <= offset }
    guard index < tokens.count, tokens[index].range.lowerBound <= offset else { return nil }
    return tokens[index]
  }

  /// What is said at a byte; at the end of a name it is that name.
  package func mention(at offset: Int) -> Mention? {
    mentions.first { $0.range.contains(offset) } ?? mentions.first { $0.range.upperBound == offset }
  }

  /// The places of the local variable that stands at a byte, its declaration first.
  package func variable(at offset: Int) -> [Range<Int>]? {
    for variable in check?.chunk.variables ?? [] where variable.kind != .implicitSelf {
      let length = variable.name.utf8.count
      let uses = variable.reads.map { $0..<($0 + length) } + variable.writes
      let places = [variable.range] + uses.sorted { $0.lowerBound < $1.lowerBound }
      if places.contains(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) {
        return places
      }
    }
    return nil
  }

  /// The names of its local variables.
  package var localNames: [String] { check?.chunk.variables.map { $0.name } ?? [] }

  /// What is wrong with plugins beside others: names that are taken, and what a README leaves out.
  package static func findingsBeside(_ plugins: [FileAnalysis]) -> [Finding] {
    var names = PluginNames()
    var listed = ReadmeLists()
    let checks = plugins.compactMap { $0.check }
    let files = checks.map { $0.source.file }
    return checks.flatMap { check in
      [check.isReadable ? names.add(check) : nil, listed.finding(check, files)].compactMap { $0 }
    }
  }
}

extension Array {
  /// The first index of an element that does not hold, of an array in which those that hold come first.
  func partition(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
