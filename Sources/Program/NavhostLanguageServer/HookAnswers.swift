internal import NavhostReference
internal import NavhostSupport
internal import NavhostTraces

/// What the hooks of plugins answered last in a recorded session.
struct HookAnswers {
  static let decisionHooks = Reference.decisionHooks.map { $0.name }

  /// The last decisions, each with the answers of its plugins, oldest first.
  private let decisions: [(kind: String, answers: [(by: String, answer: String)])]

  /// Reads the last line of a file of packed sessions. One that is no session has no answers.
  init(_ path: String) {
    decisions = Self.lastSession(path).map { $0.compactMap(Self.decision) } ?? []
  }

  private static func lastSession(_ path: String) -> [JSONValue]? {
    guard let reader = try? LineReader(path, limit: TraceFormat.longestLine) else { return nil }
    var last: LineReader.Line?
    while let line = try? reader.next() {
      if line != .line([]) { last = line }
    }
    guard let last, let session = try? PackedSession(line: last),
      let trace = try? Trace(session.lines, detailed: true)
    else { return nil }
    return trace.decisions.map(\.line)
  }

  private static func decision(
    _ line: JSONValue
  ) -> (kind: String, answers: [(by: String, answer: String)])? {
    guard let kind = line["kind"]?.text, let steps = line["steps"]?.array else { return nil }
    return (kind, steps.compactMap(answer))
  }

  private static func answer(_ step: JSONValue) -> (by: String, answer: String)? {
    guard let by = step["by"]?.text else { return nil }
    switch step["answer"] {
    case .boolean(let value)?: return (by, value ? "true" : "false")
    case .string(let text)?: return (by, LuaText.quoted(Array(text.utf8)))
    default: return (by, "nil")
    }
  }

  /// The last answer of each hook of a plugin, as Lua writes it.
  ///
  /// - Parameter hooks: those that it has.
  func answers(of plugin: String, hooks: [String]) -> [String: String] {
    var answers: [String: String] = [:]
    for decision in decisions {
      let own = decision.answers.filter { $0.by.isExactly(plugin) }.map(\.answer)
      let asked = Self.hooks(of: decision.kind).filter(hooks.contains)
      for (index, answer) in own.enumerated() {
        // A pop of several controllers asks the same hook of each.
        guard let hook = asked.dropFirst(index).first ?? asked.last else { break }
        answers[hook] = answer
      }
    }
    return answers
  }

  /// The hooks that a kind of decision asks, in order.
  private static func hooks(of kind: String) -> [String] {
    switch kind {
    case "gesture": ["gestureShouldBegin", "shouldPop"]
    case "push": ["shouldPush"]
    case "tab": ["shouldSelect"]
    default: ["shouldPop"]
    }
  }
}
