internal import NavhostSupport

/// What a client sees, part by part, each as JSON. Only what changed is sent.
struct ViewParts: Equatable, Sendable {
  enum Name: String, CaseIterable, Sendable {
    /// The screenshots in it, by their names.
    case photos
    /// The picture of the screen.
    case svg
    case explanation, cards, source, stack, question, phone, app, props
    /// What was typed in a field and is no data.
    case wrong
    case events, problems, frames, settings, map
    /// The table that was asked for.
    case proof
    /// A text that was asked for.
    case saved
    /// The number of the last message that was taken in.
    case answered
  }

  private var parts: [Name: String] = [:]

  subscript(_ name: Name) -> String? {
    get { parts[name] }
    set { parts[name] = newValue }
  }

  mutating func add(_ texts: [Name: String]) {
    for (name, text) in texts { parts[name] = text }
  }

  /// The message that makes `old` this.
  func message(since old: ViewParts) -> String { JSONObject(members(since: old)).text }

  /// The parts in it, each with its name.
  func members(since old: ViewParts) -> [(String, String)] {
    let changed = Name.allCases.filter { parts[$0] != nil && parts[$0] != old.parts[$0] }
    return changed.map { ($0.rawValue, parts[$0] ?? "null") }
  }
}
