internal import NavhostNavigation

/// The phone, drawn in text.
struct ScreenText {
  private let navigation: NavigationController
  /// Columns between the edges of the phone.
  private let columns = 46

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  var text: String {
    let edge = String(repeating: "─", count: columns)
    var rows = ["┌\(edge)┐"]
    if !navigation.bar.hidden { rows += [row(bar), "├\(edge)┤"] }
    rows += body.map(row)
    return (rows + ["└\(edge)┘"]).joined(separator: "\n")
  }

  private func row(_ text: String) -> String {
    "│" + Columns.fit(isMirrored ? mirrored(text) : text, columns) + "│"
  }

  /// A right-to-left screen begins at the right.
  private func mirrored(_ text: String) -> String {
    let used = Columns.width(text)
    return used < columns ? String(repeating: " ", count: columns - used) + text : text
  }

  private var isMirrored: Bool { navigation.configuration.direction == .rtl }

  /// The back button at the leading edge, the title in the middle.
  private var bar: String {
    let title = Columns.center(navigation.bar.title ?? "", columns)
    guard let back = navigation.bar.back else { return title }
    let button = Columns.fit(button(back), min(columns / 3, Columns.width(button(back))))
    let width = Columns.width(button)
    let middle = Columns.center(navigation.bar.title ?? "", columns - 2 * width)
    let space = String(repeating: " ", count: width)
    return isMirrored ? space + middle + button : button + middle + space
  }

  private func button(_ back: BackButton) -> String {
    if back.isCustom { return " [\(back.title.isEmpty ? "custom" : back.title)] " }
    if isMirrored { return back.title.isEmpty ? " › " : " \(back.title) › " }
    return back.title.isEmpty ? " ‹ " : " ‹ \(back.title) "
  }

  private var body: [String] {
    guard let top = navigation.top else { return ["", "  an empty stack", ""] }
    var rows = [
      "", "  \(top.className), controller \(top.id), \(top.index ?? 0) of \(navigation.depth)",
    ]
    rows += top.settings.regions.map { "  region \($0.name): \($0.handles.rawValue)" }
    rows.append("")
    if let transition = navigation.transition { rows += progress(transition) }
    if let question = navigation.question { rows += dialog(question) }
    return rows + notes
  }

  private var notes: [String] {
    var notes = ["  bar \(navigation.bar.hidden ? "hidden" : colours)"]
    if let back = navigation.bar.back { notes[0] += ", back \(back.color.hex)" }
    if navigation.isFrozen { notes.append("  frozen") }
    return notes
  }

  private var colours: String {
    let stops = navigation.bar.colors
    return stops.isEmpty ? navigation.bar.color.hex : stops.map(\.hex).joined(separator: " → ")
  }

  private func progress(_ transition: TransitionState) -> [String] {
    let width = columns - 14
    let done = Int((Double(width) * min(1, max(0, transition.progress))).rounded())
    let line = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    let percent = "\(Int((transition.progress * 100).rounded())) %"
    let kind = transition.interactive ? "a swipe" : "a \(transition.kind.rawValue)"
    return [
      "  \(kind): \(transition.from.className) → \(transition.to.className)",
      "  \(line) \(percent)", "",
    ]
  }

  private func dialog(_ question: Question) -> [String] {
    let inner = columns - 10
    let edge = String(repeating: "─", count: inner)
    let lines = question.lines
    let rows = lines.map { "    │" + Columns.center($0, inner) + "│" }
    return ["    ┌\(edge)┐"] + rows + ["    └\(edge)┘", ""]
  }
}

extension Question {
  /// What its dialog says: two choices stand beside each other, more below each other.
  fileprivate var lines: [String] {
    let text = action.map { "waiting for \($0)" } ?? message
    let buttons = answers.enumerated().map { index, word in
      let isRed = index < choices.count && choices[index].style == .destructive
      return "[ \(word)\(isRed ? "!" : "") ]"
    }
    let words =
      kind == .confirm || kind == .await
      ? [(kind == .await ? buttons : buttons.reversed()).joined(separator: "   ")] : buttons
    return text.split(separator: "\n").map(String.init) + words
  }
}
