internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// Patterns and comparisons that name a class which the app does not have.
final class NoSuchClassRule: TreeVisitor {
  private let check: FileCheck
  private let types: Types
  private let classes: KnownClasses
  /// How the finding ends for each pattern and each name; nil where there is such a class.
  private var judged: [ExactName: String?] = [:]
  private var missing = 0
  private var isCut = false

  /// Nil where nobody named the classes.
  init?(_ check: FileCheck, _ types: Types) {
    guard let classes = check.words.classes, check.role.isSandboxed else { return nil }
    self.check = check
    self.types = types
    self.classes = classes
  }

  func run() {
    if let patterns = PluginTable.returned(by: check)?.value("controllers") {
      for pattern in ControllerPattern.all(patterns, in: check) where !pattern.text.isEmpty {
        judge(
          pattern.text, at: pattern.expression.range, "pattern '\(pattern.text)' matches no class")
      }
    }
    visit(check.chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    if case .chain(let first, let links) = expression.kind {
      var left = first
      for link in links {
        if link.operation == .equal || link.operation == .notEqual {
          compare(left, link.operand)
          compare(link.operand, left)
        }
        left = link.operand
      }
    }
    super.visit(expression)
  }

  private func compare(_ value: Expression, _ text: Expression) {
    guard isClass(value), let name = check.facts.resolve(text).stringValue else { return }
    judge(name, at: text.range, "no class is called '\(name)'", isExact: true)
  }

  /// Whether it is the class of a controller, as far as one can see.
  private func isClass(_ expression: Expression) -> Bool {
    let value = onlyValue(of: expression)
    guard case .suffixed(let base, let suffixes) = value.kind, suffixes.last?.name == "class"
    else { return false }
    let before = suffixes.dropLast()
    if let object = types.type(of: base, before)?.object { return object.name == "Controller" }
    let data = ["props", "state", "app"]
    return !before.contains { data.contains($0.name ?? "") } && base.globalName != "app"
  }

  /// What a local was given, where it is given one value only.
  private func onlyValue(of expression: Expression) -> Expression {
    guard let variable = expression.name?.variable, variable.writes.isEmpty,
      let value = check.facts.assigned[ObjectIdentifier(variable)]?.first, value.index == 0
    else { return expression }
    return value.expression
  }

  private func judge(
    _ name: String, at range: Range<Int>, _ message: String, isExact: Bool = false
  ) {
    let key = (isExact ? "= " : "") + name
    if judged[key] == nil {
      guard judged.count < Self.most else { return tellRest(at: range) }
      judged[key] = .some(end(name, isExact))
    }
    if let known = judged[key], let end = known {
      check.report("no-such-class", at: range, message + end)
    }
  }

  private func end(_ name: String, _ isExact: Bool) -> String? {
    if isExact ? classes.has(name) : classes.matches(name) { return nil }
    missing += 1
    // The first is worth a look at every class, however many there are.
    if missing > 1, missing * classes.names.count > Self.mostLooks { return "" }
    return classes.nearest(name).map { "; the nearest is '\($0)'" } ?? ""
  }

  private func tellRest(at range: Range<Int>) {
    if isCut { return }
    isCut = true
    check.report(
      "no-such-class", at: range,
      "more than \(Self.most) names of classes: the rest is not compared")
  }

  /// So many names of a file are compared with the list.
  private static let most = 1000
  /// So many classes are looked at to find nearest ones.
  private static let mostLooks = 200_000
}

extension Suffix {
  /// The name of the field that it reads.
  fileprivate var name: String? {
    switch kind {
    case .field(let name): name
    case .index(let key): key.stringValue
    default: nil
    }
  }
}
