extension Event {
  /// The event in a line for a person: `0.35 s  pop Editor "Draft", edgeGesture, to Home`.
  package var words: String {
    let hundredths = time.isFinite ? Int64(min(max(time, 0) * 100, 1e15).rounded()) : 0
    let rest = hundredths % 100
    var line = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s  \(name.rawValue)"
    if let controller { line += " \(Self.words(controller))" }
    let more = told.compactMap { $0 }
    if !more.isEmpty { line += (controller == nil ? " " : ", ") + more.joined(separator: ", ") }
    if stack != 1 { line += " (stack \(stack))" }
    return Self.oneLine(line)
  }

  /// A title may have ends of lines in it, and what a terminal would obey.
  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      if !isControl(scalar) {
        line.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        line += "\\n"
      } else {
        line += scalar == "\t" ? "  " : "\\\(scalar.value)"
      }
    }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// What is worth telling besides the name and the controller.
  private var told: [String?] {
    switch name {
    case .push: [notAnimated, text("depth").map { "depth \($0)" }]
    case .pop, .dismiss: [text("source"), text("target").map { "to \($0)" }, notAnimated]
    case .willAppear, .didAppear, .willDisappear, .didDisappear: [notAnimated]
    case .gestureBegan:
      [text("kind"), text("x").map { "at \($0), \(text("y") ?? "")" }]
    case .gestureRefused, .gestureEnded: [text("kind"), text("outcome"), text("reason")]
    case .transitionBegan, .transitionEnded, .transitionCancelled:
      [
        text("kind"), text("from").map { "from \($0)" },
        isTrue("interactive") ? "by a finger" : nil,
      ]
    case .decision: [text("subject"), text("source"), text("outcome"), text("reason")]
    case .question:
      [text("message") ?? text("action"), plugin.map { "asked by \($0)" }]
    case .answer:
      [isTrue("dropped") ? "dropped" : nil, isTrue("timedOut") ? "timed out" : nil]
        + [text("answer"), text("reason")]
    case .barChanged:
      [
        text("title").map { "\"\($0)\"" }, text("color"), isTrue("hidden") ? "hidden" : nil,
        isTrue("hasBack") ? text("back").map { "back \"\($0)\"" } : nil,
      ]
    case .fault: [plugin, text("hook"), text("message")]
    case .load, .reload: [plugin, text("version")]
    default: [plugin] + details.map { "\($0.key) \(Self.words($0.value))" }
    }
  }

  private var notAnimated: String? {
    if case .boolean(false)? = self["animated"] { "not animated" } else { nil }
  }

  private func isTrue(_ key: String) -> Bool {
    if case .boolean(true)? = self[key] { true } else { false }
  }

  private func text(_ key: String) -> String? {
    guard let value = self[key] else { return nil }
    let text = Self.words(value)
    return text.isEmpty ? nil : text
  }

  private static func words(_ value: EventValue) -> String {
    switch value {
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .controller(let controller): words(controller)
    default: "\(value)"
    }
  }

  private static func words(_ controller: ControllerSummary) -> String {
    controller.className + (controller.title.map { " \"\($0)\"" } ?? "")
  }
}
