internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// Holds values that are written in the source against the types that the API wants.
struct ValueChecker {
  let check: FileCheck

  /// Reports what is wrong with `expression` as a value of `type`. `what` names its place.
  func check(_ expression: Expression, as type: Reference.LuaType, _ what: String) {
    let value = check.facts.resolve(expression)
    guard let constant = Constant(value) else { return }
    if case .nil = constant { return }
    // What a local stands for is reported where it is used.
    let range = expression.range
    if !accepts(constant, as: type, at: range, what) {
      let wanted = type.described
      check.report("wrong-type", at: range, "\(what) must be \(wanted), not \(constant.kind)")
    }
  }

  /// False where the kind of value is wrong. Reports by itself what is wrong inside.
  private func accepts(
    _ constant: Constant, as type: Reference.LuaType, at range: Range<Int>, _ what: String
  ) -> Bool {
    switch (type, constant) {
    case (.any, _), (.table, .table), (.boolean, .boolean), (.number, .number),
      (.string, .string), (.function, .function):
      return true
    case (.integer, .number(let value, _)):
      checkWhole(value, at: range, what)
      return true
    case (.data, _), (.record, .table): return checkData(constant, what)
    case (.color, _), (.fill, _):
      return ColorChecker(check: check).accepts(constant, isFill: type == .fill, at: range, what)
    case (.word(let name), .string(let text)):
      if let text { checkWord(text, of: name, at: range, what) }
      return true
    case (.object(let name), .table(let fields)):
      check(fields, as: name)
      return true
    case (.list(let element), .table(let fields)):
      for field in fields where field.isPositional { check(field.value, as: element, what) }
      return true
    case (.either(let types), _): return acceptsOne(constant, of: types, at: range, what)
    default: return false
    }
  }

  private func checkWhole(_ value: Double, at range: Range<Int>, _ what: String) {
    guard value.rounded(.towardZero) != value else { return }
    check.report("wrong-type", at: range, "\(what) must be a whole number")
  }

  private func acceptsOne(
    _ constant: Constant, of types: [Reference.LuaType], at range: Range<Int>, _ what: String
  ) -> Bool {
    if case .table(let fields) = constant {
      let isList = fields.contains { $0.isPositional }
      let ordered = types.filter { if case .list = $0 { isList } else { true } }
      guard let type = (isList ? ordered.reversed() : ordered).first(where: { $0.takesTable })
      else {
        return types.contains { $0.takesTable }
      }
      return accepts(constant, as: type, at: range, what)
    }
    return types.contains { type in
      if case .object = type { return false }
      return accepts(constant, as: type, at: range, what)
    }
  }

  /// Functions are no data, however deep they stand.
  private func checkData(_ constant: Constant, _ what: String) -> Bool {
    if case .function = constant { return false }
    guard case .table(let fields) = constant else { return true }
    for field in fields {
      guard let value = Constant(check.facts.resolve(field.value)) else { continue }
      if !checkData(value, what) {
        check.report(
          "wrong-type", at: field.value.range, "\(what) holds data only, and this is a function")
      }
    }
    return true
  }

  func checkWord(_ text: String, of name: String, at range: Range<Int>, _ what: String) {
    guard let vocabulary = Reference.vocabulary(name), !vocabulary.spellings.contains(text)
    else { return }
    let rule = vocabulary.rule
    if let new = FormerNames.word(text, of: name) {
      let message = "\(what) has no value '\(text)'"
      return check.reportFormer(rule, at: range, message, name: text, new: new)
    }
    let list = vocabulary.words.count <= 7 ? ": " + vocabulary.listed : ""
    let message =
      rule == "unknown-value"
      ? "\(what) has no value '\(text)'\(list)"
      : "unknown \(rule == "unknown-hook" ? "hook" : "event") '\(text)'"
    check.reportUnknown(rule, at: range, message, name: text, among: vocabulary.spellings)
  }

  /// The fields of a table that is handed in. Inline plugins are `PluginRule`'s.
  func check(_ fields: [TableField], as name: String) {
    guard name != "Plugin", let object = Reference.object(name) else { return }
    for field in fields {
      guard let key = field.name else { continue }
      if let new = FormerNames.field(key, of: name) {
        check.reportFormer(
          "unknown-field", at: field.keyRange, "unknown option '\(key)'", name: key, new: new)
      } else if let known = object.field(key) {
        if name == "ResetOptions", key == "ios", checkVersion(field.value) { continue }
        check(field.value, as: known.type, key)
      } else if object.isInput {
        let rule = name == "Spec" ? "unknown-setting" : "unknown-field"
        let what = name == "Spec" ? "setting" : "option"
        check.reportUnknown(
          rule, at: field.keyRange, "unknown \(what) '\(key)'", name: key,
          among: object.fields.map { $0.name })
      }
    }
  }
}

extension ValueChecker {
  /// Reports a version of iOS that is not modelled.
  ///
  /// - Returns: Whether it did.
  func checkVersion(_ expression: Expression, _ what: String = "ios") -> Bool {
    let value = check.facts.resolve(expression)
    if let text = value.stringValue, let new = FormerNames.versions[text] {
      let fix = Fix(range: expression.range, replacement: new)
      let message = "\(what) has no value '\(text)'" + FormerNames.advice(new)
      check.report(
        "unknown-value", at: expression.range, message,
        fix: value.range == expression.range ? fix : nil)
      return true
    }
    guard case .number(let number, _)? = Constant(value), ![17, 26].contains(number) else {
      return false
    }
    check.report("unknown-value", at: expression.range, "\(what) must be 17 or 26")
    return true
  }
}

extension TableField {
  var isPositional: Bool {
    if case .position = key { return true }
    return false
  }
}

extension Reference.Vocabulary {
  /// The rule that a word outside the list breaks.
  var rule: String {
    switch name {
    case "HookName": "unknown-hook"
    case "EventName": "unknown-event"
    default: "unknown-value"
    }
  }

  /// `'a', 'b' or 'c'`
  var listed: String {
    let quoted = spellings.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Reference.LuaType {
  var takesTable: Bool {
    switch self {
    case .any, .table, .data, .record, .color, .fill, .list: true
    case .object(let name): name != "Controller"
    default: false
    }
  }

  /// `"an integer"`, as it stands in a message.
  var described: String {
    switch self {
    case .any: "a value"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .table: "a table"
    case .data: "data"
    case .record: "a table of data"
    case .color: "a colour"
    case .fill: "a colour or a list of colours"
    case .function: "a function"
    case .word(let name):
      Reference.vocabulary(name).map { $0.words.count <= 3 ? $0.listed : "a string" }
        ?? "a string"
    case .object(let name): "a table (\(name))"
    case .list(let element): "a list (each \(element.described))"
    case .either(let types): types.map({ $0.described }).joined(separator: " or ")
    }
  }
}
