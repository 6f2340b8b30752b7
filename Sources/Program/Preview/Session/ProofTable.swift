internal import Exploration
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// The decision table of the plugin that decided last, as `navhost prove` makes it, with the rows
/// that apply to what stands now.
struct ProofTable {
  let json: String

  /// - Parameter folders: of plugins, those that are there.
  init(_ stage: Stage, folders: [String], _ watchdog: Watchdog) {
    do throws(LuaError) {
      json = try Self.table(stage, folders, watchdog)
    } catch {
      json = Self.words(error.code == .interrupted ? "it takes too long here" : error.message)
    }
  }

  private static func words(_ message: String) -> String {
    JSONObject([("message", JSONText.string(message))]).text
  }

  private static func table(
    _ stage: Stage, _ folders: [String], _ watchdog: Watchdog
  ) throws(LuaError) -> String {
    guard let explanation = stage.host.navigation.explanation,
      let step = SourceTexts.deciding(explanation)
    else { return words("No plugin decided: there is no table to show.") }
    var options = ProofOptions()
    options.folders = folders
    options.depth = 0
    let prover = Prover(options, script: ScriptSession.beside)
    prover.onOpen = { watchdog.begin($0.host.interruption) }
    defer { watchdog.begin(nil) }
    let report = try prover.run()
    guard let table = report.tables.first(where: { $0.plugin == step.by && $0.hook == step.hook })
    else { return words("\(step.by) comes from no folder of plugins, so there is no table of it.") }
    return json(table, Situation(stage, explanation, report.domains))
  }

  private static func json(_ table: DecisionTable, _ situation: Situation) -> String {
    let rows = table.rows.map { row in
      let cells = table.inputs.map {
        JSONText.string(row.when[$0]?.joined(separator: ", ") ?? "any")
      }
      return JSONObject([
        ("cells", cells.json), ("answer", JSONText.string(row.answer)),
        ("now", "\(situation.matches(row, table.inputs))"),
      ]).text
    }
    return JSONObject([
      ("title", JSONText.string("\(table.hook) of \(table.plugin), \(table.cases) cases")),
      ("inputs", table.inputs.map { JSONText.string($0) }.json), ("rows", rows.json),
    ]).text
  }
}

/// What stands now, as the inputs of a table.
private struct Situation {
  private var domains: [String: [String]] = [:]
  private var values: [String: String]
  private let props: DataTable?

  init(_ stage: Stage, _ explanation: Explanation, _ domains: [InputDomain]) {
    for domain in domains where self.domains[domain.input] == nil {
      self.domains[domain.input] = domain.values
    }
    let top = stage.host.navigation.top
    props = top?.props
    values = ["depth": "\(stage.host.navigation.depth)"]
    values["source"] = explanation.source.map { Self.quoted($0.rawValue) }
    values["class"] = top.map { Self.quoted($0.className) }
    values["title"] = top.map { $0.title.map(Self.quoted) ?? "nil" }
  }

  /// Whether the row may be the one: an input that nothing is known of rules no row out.
  func matches(_ row: DecisionTable.Row, _ inputs: [String]) -> Bool {
    inputs.allSatisfy { input in
      guard let wanted = row.when[input], let value = value(of: input) else { return true }
      return wanted.contains(representative(of: value, domains[input] ?? []))
    }
  }

  private func value(of input: String) -> String? {
    if let value = values[input] { return value }
    let parts = input.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "props", let props else { return nil }
    return Self.text(props[String(parts[1])])
  }

  private static func text(_ value: DataValue?) -> String? {
    switch value {
    case nil: "nil"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): LuaText.short(number)
    case .string(let text): quoted(text)
    default: nil
    }
  }

  private static func quoted(_ text: String) -> String { LuaText.quoted(Array(text.utf8)) }

  /// The value of the domain that stands for this one: itself, the number next below it, another
  /// string; `true` where it is only tested for truth.
  private func representative(of value: String, _ domain: [String]) -> String {
    if domain.contains(value) || value == "nil" || value == "false" { return value }
    let isTested = domain.contains("true")
    if let number = Double(value) {
      let numbers = domain.filter { Double($0) != nil }
      return numbers.last { Double($0)! < number } ?? numbers.first ?? (isTested ? "true" : value)
    }
    return domain.last { $0.hasPrefix("\"") } ?? (isTested ? "true" : value)
  }
}
