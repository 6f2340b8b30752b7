internal import ArgumentParser
internal import NavhostSupport
internal import NavhostSymbolic

/// The forms in which `navhost app export --can-pop` writes when a screen may be left.
enum LeavingFormat: String, ExpressibleByArgument, CaseIterable {
  case json, kotlin, ts

  func text(of rules: LeavingRules) -> String {
    switch self {
    case .json: rules.json + "\n"
    case .kotlin: LeavingCode(rules, .kotlin).text
    case .ts: LeavingCode(rules, .typeScript).text
    }
  }
}

extension LeavingRules {
  /// `docs/other-platforms.md` has the grammar.
  fileprivate var json: String {
    JSONText.object([
      ("plugin", JSONText.string(plugin)), ("controllers", JSONText.strings(controllers)),
      ("sources", JSONText.strings(sources)), ("gesture", "\(mayRefuseGesture)"),
      (
        "rules",
        JSONText.list(
          rules.map { JSONText.object([("when", $0.when.json), ("canPop", "\($0.canPop)")]) })
      ),
    ])
  }
}

extension LeavingCondition {
  fileprivate var json: String {
    switch self {
    case .all(let tests): JSONText.object([("all", JSONText.list(tests.map(\.json)))])
    case .any(let tests): JSONText.object([("any", JSONText.list(tests.map(\.json)))])
    case .not(let test): JSONText.object([("not", test.json)])
    case .kind(let value, let kind):
      JSONText.object([("is", JSONText.string(kind.rawValue)), ("of", value.json)])
    case .equal(let one, let other): Self.pair("equal", one, other)
    case .less(let one, let other): Self.pair("less", one, other)
    case .lessOrEqual(let one, let other): Self.pair("lessOrEqual", one, other)
    }
  }

  private static func pair(_ name: String, _ one: LeavingValue, _ other: LeavingValue) -> String {
    JSONText.object([(name, JSONText.list([one.json, other.json]))])
  }
}

extension LeavingValue {
  fileprivate var json: String {
    switch self {
    case .constant(let constant): JSONText.object([("lua", JSONText.string(constant.luaText))])
    case .prop(let name): JSONText.object([("props", JSONText.string(name.text))])
    case .app(let name): JSONText.object([("app", JSONText.string(name.text))])
    case .field(let table, let key):
      JSONText.object([("of", table.json), ("field", JSONText.string(key.luaText))])
    case .length(let value): JSONText.object([("length", value.json)])
    }
  }
}
