internal import NavhostLuaSyntax

/// Names that a person takes for others: with a space at an end, a space that is not the ordinary one, or letters of two
/// scripts. Of a plugin, of its patterns, and of what it hands to the app and is compared with.
final class LookAlikeRule: TreeVisitor {
  private let check: FileCheck

  init(_ check: FileCheck) {
    self.check = check
  }

  func run() {
    if let table = PluginTable.returned(by: check) {
      if let name = table.value("name") { judge(name) }
      if let patterns = table.value("controllers") {
        for pattern in ControllerPattern.all(patterns, in: check) { judge(pattern.expression) }
      }
    }
    visit(check.chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind {
      for (index, suffix) in suffixes.enumerated() { judge(suffix, base, suffixes[..<index]) }
    }
    super.visit(expression)
  }

  override func visit(_ field: TableField) {
    // The id of a choice, a class: `{id = "save "}`.
    if ["id", "class"].contains(field.name ?? "") { judge(field.value) }
    super.visit(field)
  }

  private func judge(_ suffix: Suffix, _ base: Expression, _ before: ArraySlice<Suffix>) {
    switch suffix.kind {
    case .index(let key): judge(key)
    case .call(let arguments):
      guard let first = arguments.first else { return }
      let own = ["perform", "await"].contains(base.globalName ?? "") && before.isEmpty
      if case .field(let field)? = before.last?.kind, base.globalName == "nav" {
        let named = ["class", "hook", "onAction", "onAwait", "push", "setRoot", "use"]
        if named.contains(field) { judge(first) }
      } else if own {
        judge(first)
      }
    default: break
    }
  }

  private func judge(_ expression: Expression) {
    guard let text = check.facts.resolve(expression).stringValue, let why = Self.why(text) else {
      return
    }
    check.report("look-alike-name", at: expression.range, "the name '\(text)' \(why)")
  }

  /// What makes it look like another name; nil where nothing does.
  static func why(_ name: String) -> String? {
    let scalars = name.unicodeScalars
    if let first = scalars.first, let last = scalars.last, first == " " || last == " " {
      return "has a space at its \(last == " " ? "end" : "beginning")"
    }
    if let space = scalars.first(where: isForeignSpace) {
      let code = String(space.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - code.utf8.count))
      return "has U+\(zeros)\(code), a space that is not the ordinary one"
    }
    let scripts = Script.allCases.filter { script in scalars.contains { Script(of: $0) == script } }
    guard scripts.count > 1 else { return nil }
    return "has letters of two scripts, \(scripts[0].rawValue) and \(scripts[1].rawValue)"
  }

  private static func isForeignSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Scripts whose letters look like each other's.
  private enum Script: String, CaseIterable {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"
    case armenian = "Armenian"
    case cherokee = "Cherokee"

    init?(of scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF,
        0xFF21...0xFF3A, 0xFF41...0xFF5A:
        self = .latin
      case 0x370...0x373, 0x376...0x37D, 0x37F...0x3FF, 0x1F00...0x1FFF: self = .greek
      case 0x400...0x52F, 0x1C80...0x1C8F: self = .cyrillic
      case 0x531...0x58F: self = .armenian
      case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
      default: return nil
      }
    }
  }
}
