internal import NavhostNavigation
internal import NavhostSupport

/// Scenarios as the Swift text of an XCUITest, one test for each.
struct XCUITestText {
  /// What the test case is called.
  let name: String
  /// The script, for the first line.
  let script: String
  let scenarios: [Scenario]

  var text: String {
    let tests = scenarios.enumerated().map { test($1, number: $0 + 1) }
    let body = tests.joined(separator: "\n")
    return """
      // \(script) as an XCUITest, by navhost app export.
      // What the app has to bring: docs/fidelity.md, "A scenario on a device".
      import XCTest

      final class \(name): XCTestCase {
      \(body)}

      \(phone(body))
      """
  }

  /// A name for the test case: `comment_draft.lua` is `CommentDraftTests`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Tests"
    return name.first?.isNumber == true ? "Scene" + name : name
  }

  private func test(_ scenario: Scenario, number: Int) -> String {
    let operations = scenario.steps.compactMap { step in
      if case .app(let operation) = step.action { "      " + operation + "\n" } else { nil }
    }
    let width = plain(scenario.size.width)
    var lines = ["// \(width) × \(plain(scenario.size.height)) points, \(scenario.profile)."]
    let scene = operations.joined()
    let marks = Self.marks(around: scene)
    lines.append(
      "let phone = Phone(" + (scenario.isRightToLeft ? "isRightToLeft: true, " : "")
        + "scene: \(marks)\"\"\"\n\(scene)      \"\"\"\(marks))")
    for (index, step) in scenario.steps.enumerated() {
      if case .byHand(let what) = step.action {
        lines.append("throw XCTSkip(\(quoted("the rest is done by hand: " + what)))")
        break
      }
      lines.append(line(step))
      if let shown = assertion(step, before: scenario.steps.dropFirst(index + 1).first) {
        lines.append(shown)
      }
    }
    let body = lines.map { "    \($0)\n" }.joined()
    return "  @MainActor func test\(number)() throws {\n\(body)  }\n"
  }

  /// So many marks make a string literal raw that nothing in the text ends it, or is run in it.
  private static func marks(around text: String) -> String {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "#", count: longest + 1)
  }

  private func line(_ step: Scenario.Step) -> String {
    let call =
      switch step.action {
      case .app: "phone.appGoesOn()"
      case .tapBack: "phone.tapBack()"
      case .tap(let point): "phone.tap(\(self.point(point)))"
      case .drag(let from, let to, let seconds):
        "phone.drag(from: \(point(from)), to: \(point(to)), seconds: \(plain(seconds)))"
      case .pullDown(let distance, let seconds):
        "phone.pullDown(\(plain(distance)), seconds: \(plain(seconds)))"
      case .menu(let title): "phone.pickBackMenu(\(quoted(title)))"
      case .answer(let label): "phone.answer(\(quoted(label)))"
      case .tab(let index): "phone.select(tab: \(index))"
      case .tapOutside: "phone.tapOutside()"
      case .wait(let seconds): "phone.wait(\(plain(seconds)))"
      case .byHand: ""
      }
    switch step.action {
    case .app, .wait: return call
    default:
      return step.outcome.isEmpty ? call : call + "  // " + Plain.line(step.outcome, limit: 60)
    }
  }

  /// Of what the app does one after the other, the last is looked at.
  private func assertion(_ step: Scenario.Step, before next: Scenario.Step?) -> String? {
    if case .app = step.action, case .app? = next?.action { return nil }
    if case .wait = step.action { return nil }
    guard let screen = step.screen else { return nil }
    switch screen.question {
    case .message(let text)?: return "phone.asks(\(quoted(text)))"
    case .choice(let title)?: return "phone.offers(\(quoted(title)))"
    case nil: break
    }
    let title = screen.title.map { ", title: \(quoted($0))" } ?? ""
    return "phone.shows(\(quoted(screen.className))\(title))"
  }

  private func point(_ point: ScreenPoint) -> String { "(\(plain(point.x)), \(plain(point.y)))" }

  /// To a thousandth.
  private func plain(_ number: Double) -> String {
    let number = (number * 1000).rounded() / 1000
    return number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// A Swift string literal.
  private func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case _ where scalar.value < 32: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The helpers that the tests call.
  private func phone(_ tests: String) -> String {
    let used = Self.helpers.filter { helper in
      helper.name.isEmpty || tests.contains("phone.\(helper.name)(")
        || (helper.name == "topBar"
          && ["tapBack(", "pickBackMenu(", "pullDown("].contains { tests.contains("phone.\($0)") })
        || (helper.name == "coordinate"
          && ["tap(", "drag("].contains { tests.contains("phone.\($0)") })
    }
    return "@MainActor\nprivate struct Phone {\n" + used.map(\.text).joined(separator: "\n") + "}\n"
  }
}
