internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostSupport

/// A breakpoint on a line.
struct SourceBreakpoint: Equatable {
  let id: Int
  /// The line that was asked for, and the one with code on which it is; nil: there is none.
  let wanted: Int
  var line: Int?
  var condition: String?
  /// The n-th time that the condition holds.
  var hit: Int?
  var log: String?
  /// What is wrong with it.
  var problem: String?

  init(id: Int, _ json: JSONValue, wanted: Int) {
    self.id = id
    self.wanted = wanted
    condition = Self.text(json["condition"])
    log = Self.text(json["logMessage"])
    problem = Self.problem(condition, log)
    guard let hit = Self.text(json["hitCondition"]) else { return }
    self.hit = hit.hitNumber
    if self.hit ?? 0 < 1 { problem = "a hit condition is a number, 1 or more" }
  }

  private static func problem(_ condition: String?, _ log: String?) -> String? {
    if let condition, let objection = TypedLua(condition).objection {
      return "the condition '\(Plain.line(condition, limit: 80))' \(objection)"
    }
    for text in log.map({ LogMessage($0).expressions }) ?? [] {
      if let objection = TypedLua(text).objection {
        return "'\(Plain.line(text, limit: 80))' in the message \(objection)"
      }
    }
    return nil
  }

  private static func text(_ json: JSONValue?) -> String? {
    guard let text = json?.text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }

  /// Moves to a line with code.
  mutating func bind(to code: [Int]?) {
    line = problem == nil ? code?.first { $0 >= wanted } : nil
  }

  /// - Parameter base: the number of the first line, as the client counts.
  func json(_ base: Int) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .whole(id)), ("verified", .boolean(line != nil)),
      ("line", .whole((line ?? wanted) - 1 + base)),
    ]
    if line == nil {
      members.append(("message", .string(problem ?? "no code there, or the file cannot be read")))
    }
    return .record(members)
  }
}

extension String {
  /// The number of a hit condition: digits, with blanks around them. Nil where it is none.
  var hitNumber: Int? {
    let words = split { $0.isWhitespace }
    guard words.count == 1, words[0].utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(words[0])
  }
}
