package import NavhostLua
public import NavhostNavigation
internal import NavhostSupport

/// A plugin's description of itself: the fields of the table that its file returns.
public struct Manifest: Equatable, Sendable {
  /// The newest level of docs/contract.md that this host knows.
  public static let currentAPI = 4
  private static let defaultSources = Set(PopSource.allCases).subtracting([.programmatic])

  /// The result that a failed hook counts as.
  public enum ErrorAnswer: String, Sendable {
    /// The hook leaves the decision to others.
    case abstain
    /// The hook denies.
    case deny
  }

  /// The plugin's name, by default its file's.
  public var name: String
  /// Its version, as it says.
  public var version = "0.0.0"
  /// The level of docs/contract.md that it is written for.
  public var api = 1
  /// Its own line about itself.
  public var description = ""
  /// Higher is asked first.
  public var priority = 0
  /// The classes of controllers that it is asked about.
  public var controllers = ClassPatterns()
  /// The pop sources for which `shouldPop` is asked.
  public var sources = defaultSources
  /// The answer that its decision hooks count as when they fail.
  public var onError = ErrorAnswer.abstain
}

/// Reads a manifest from the raw fields of a table.
package struct ManifestReader {
  /// The fields that it wants, in the order of the values.
  package static let fields = [
    "name", "version", "description", "api", "priority", "controllers", "sources", "onError",
  ]

  /// Each of them is tried on the name of each class.
  private static let maxPatternBytes = 16 * 1024

  package let defaultName: String
  package let values: [LuaValue]

  package func read() throws(FieldProblem) -> Manifest {
    var manifest = Manifest(name: try name())
    manifest.version = Plain.line(try string("version") ?? manifest.version, limit: 100)
    manifest.description = Plain.line(
      try string("description") ?? manifest.description, limit: 1000)
    manifest.api = try integer("api") ?? manifest.api
    try checkAPI(manifest.api)
    manifest.priority = try integer("priority") ?? manifest.priority
    if let patterns = try patterns() { manifest.controllers = ClassPatterns(patterns) }
    if let sources = try sources() { manifest.sources = sources }
    if let answer = try onError() { manifest.onError = answer }
    return manifest
  }

  /// Two names that look alike are the same to a person, so what nobody sees is refused.
  private func name() throws(FieldProblem) -> String {
    let name = try string("name") ?? defaultName
    if name.isEmpty { throw FieldProblem("name", "field 'name' must not be empty") }
    guard let hidden = name.unicodeScalars.first(where: { $0.isHidden }) else {
      return Plain.line(name, limit: 100)
    }
    let code = String(hidden.value, radix: 16, uppercase: true)
    throw FieldProblem(
      "name", "a name has no characters that nobody sees: this one has U+\(code)")
  }

  private func field(_ name: String) -> LuaValue {
    Self.fields.firstIndex(of: name).map { values[$0] } ?? .nil
  }

  private func checkAPI(_ api: Int) throws(FieldProblem) {
    if api > Manifest.currentAPI {
      throw FieldProblem(
        "api",
        "needs API version \(api), this host has \(Manifest.currentAPI): use a newer navhost")
    }
    if api < 1 { throw FieldProblem("api", "field 'api' must be at least 1, got \(api)") }
  }

  private func string(_ name: String) throws(FieldProblem) -> String? {
    let value = field(name)
    if value.isNil { return nil }
    guard let text = value.stringValue else { throw wrongType(name, "a string", value) }
    return text
  }

  private func integer(_ name: String) throws(FieldProblem) -> Int? {
    let value = field(name)
    if value.isNil { return nil }
    guard let number = value.integerValue else { throw wrongType(name, "an integer", value) }
    return number
  }

  private func patterns() throws(FieldProblem) -> [String]? {
    let value = field("controllers")
    if value.isNil { return nil }
    guard let list = value.stringValue.map({ [$0] }) ?? strings(value) else {
      throw wrongType("controllers", "a class pattern or a list of them", value)
    }
    if list.reduce(0, { $0 + $1.utf8.count }) > Self.maxPatternBytes {
      throw FieldProblem("controllers", "field 'controllers' may be at most 16 KiB of patterns")
    }
    return list
  }

  private func sources() throws(FieldProblem) -> Set<PopSource>? {
    let value = field("sources")
    if value.isNil { return nil }
    guard let list = strings(value) else { throw wrongType("sources", "a list of sources", value) }
    return Set(
      try list.map { name throws(FieldProblem) in
        guard let source = PopSource(rawValue: name) else {
          throw FieldProblem(
            "sources",
            "field 'sources' has the unknown source \"\(Plain.line(name, limit: 60))\""
              + Self.hint(name))
        }
        return source
      })
  }

  private static func hint(_ source: String) -> String {
    if let new = FormerNames.sources[source] { return FormerNames.advice("\"\(new)\"") }
    return Spelling.hintOrKnown(source, among: PopSource.allCases.map { $0.rawValue })
  }

  private func onError() throws(FieldProblem) -> Manifest.ErrorAnswer? {
    guard let text = try string("onError") else { return nil }
    guard let answer = Manifest.ErrorAnswer(rawValue: text) else {
      let shown = Plain.line(text, limit: 60)
      let new = FormerNames.faultResults[text].map { "\"\($0)\"" }
      throw FieldProblem(
        "onError",
        "field 'onError' must be \"abstain\" or \"deny\", got \"\(shown)\""
          + FormerNames.advice(new))
    }
    return answer
  }

  private func strings(_ value: LuaValue) -> [String]? {
    guard let table = value.tableValue, table.isList else { return nil }
    let strings = table.list.compactMap { $0.stringValue }
    return strings.count == table.pairs.count ? strings : nil
  }

  private func wrongType(_ name: String, _ expected: String, _ value: LuaValue) -> FieldProblem {
    FieldProblem(name, "field '\(name)' must be \(expected), got \(value.typeName)")
  }
}

/// What is wrong with a field of a plugin's table.
package struct FieldProblem: Error {
  package let field: String
  package let message: String

  init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }
}
