internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// The fields and hooks of plugins' tables.
struct PluginRule {
  let check: FileCheck

  static let hookNames = Reference.hooks.map { $0.name }
  static let fieldNames = Reference.pluginFields.map { $0.name }

  /// Checks a table, and gives the hooks that it holds.
  func check(_ table: PluginTable, place: HookSite.Place) -> [HookSite] {
    for value in table.positional { reportPositional(value) }
    let hearsBackButton = hearsBackButton(table)
    let given = Set(table.entries.map { ExactName($0.name) })
    return table.entries.compactMap { entry in
      var site = check(entry, of: table, given, place: place)
      site?.hearsBackButton = hearsBackButton
      return site
    }
  }

  /// False for a plugin that is asked of some pops only, a tap on the back button not among them.
  private func hearsBackButton(_ table: PluginTable) -> Bool {
    guard let sources = table.value("sources") else { return true }
    let fields = check.facts.resolve(sources).tableFields ?? []
    return fields.contains { ($0.value.stringValue ?? "backButton") == "backButton" }
  }

  private func check(
    _ entry: PluginTable.Entry, of table: PluginTable, _ given: Set<ExactName>,
    place: HookSite.Place
  ) -> HookSite? {
    if let hook = Reference.hooks.first(where: { $0.name == entry.name }) {
      return site(of: hook, entry, place)
    }
    if let field = Reference.pluginFields.first(where: { $0.name == entry.name }) {
      check(entry, as: field)
    } else if !entry.name.hasPrefix("_"), !table.readNames.contains(entry.name) {
      reportUnknown(entry, given)
      return meantSite(of: entry, place)
    }
    return nil
  }

  /// The body of a hook with a misspelt name is checked as that of the hook that was meant.
  private func meantSite(of entry: PluginTable.Entry, _ place: HookSite.Place) -> HookSite? {
    guard let name = Spelling.certain(entry.name, among: PluginRule.hookNames),
      let hook = Reference.hooks.first(where: { $0.name == name }),
      let body = check.facts.resolve(entry.value).function
    else { return nil }
    return HookSite(hook: hook, body: body, place: place)
  }

  private func site(of hook: Reference.Hook, _ entry: PluginTable.Entry, _ place: HookSite.Place)
    -> HookSite?
  {
    let value = check.facts.resolve(entry.value)
    if let body = value.function { return HookSite(hook: hook, body: body, place: place) }
    switch Constant(value) {
    case .none, .nil: break
    case .some(let constant):
      check.report(
        "wrong-type", at: entry.value.range,
        "\(hook.name) must be a function, not \(constant.kind)")
    }
    return nil
  }

  private func check(_ entry: PluginTable.Entry, as field: Reference.Field) {
    ValueChecker(check: check).check(entry.value, as: field.type, field.name)
    switch field.name {
    case "api": checkVersion(entry.value)
    case "version": checkSemantic(entry.value)
    case "controllers": PatternRule(check: check).check(entry.value)
    default: break
    }
  }

  private func checkVersion(_ value: Expression) {
    guard case .number(let number, _) = Constant(check.facts.resolve(value)) else { return }
    let version = Reference.apiVersion
    if number > Double(version) {
      check.report(
        "newer-api", at: value.range,
        "api \(Int(clamping: number)) is newer than this host's \(version)")
    } else if number < 1 {
      check.report("wrong-type", at: value.range, "api must be from 1 to \(version)")
    }
  }

  /// A semantic version: `1.2.0`, `1.2.0-beta.1+5`.
  private func checkSemantic(_ value: Expression) {
    guard let text = check.facts.resolve(value).stringValue, !SemanticVersion.isOne(text) else {
      return
    }
    check.report(
      "wrong-version", at: value.range,
      "'\(Plain.line(text, limit: 40))' is no version: write three numbers, such as '1.2.0'")
  }

  /// A field of the plugin's own is its own; but a function that nobody calls was meant as a hook. A
  /// name that the table has already is offered, but is no correction: it would stand there twice.
  private func reportUnknown(_ entry: PluginTable.Entry, _ given: Set<ExactName>) {
    let isFunction = check.facts.resolve(entry.value).function != nil
    let known = PluginRule.hookNames + PluginRule.fieldNames
    let meant = isFunction ? PluginRule.hookNames : known
    let nearest = Spelling.nearest(to: entry.name, among: known)
    if nearest == nil, !isFunction { return }
    let isHook = nearest.map { PluginRule.hookNames.contains($0) } ?? isFunction
    check.reportUnknown(
      isHook ? "unknown-hook" : "unknown-field", at: entry.range,
      isHook ? "unknown hook '\(entry.name)'" : "a plugin has no field '\(entry.name)'",
      name: entry.name, among: meant.filter { !given.contains(ExactName($0)) },
      other: meant.filter { given.contains(ExactName($0)) })
  }

  private func reportPositional(_ value: Expression) {
    if check.chunk.isTorn { return }
    let name = value.name?.text
    let hint = name.map { PluginRule.hookNames.contains($0) ? "; write '\($0) = \($0)'" : "" }
    check.report(
      "unknown-field", at: value.range,
      "a value without a name in a plugin's table is not looked at" + (hint ?? ""))
  }
}

extension Int {
  /// The nearest whole number that there is.
  init(clamping number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)
  }
}

/// The form of a version by Semantic Versioning 2.0.0, semver.org: `1.2.0-beta.1+build`.
enum SemanticVersion {
  static func isOne(_ text: String) -> Bool {
    let whole = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = whole[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let core = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard core.count == 3, core.allSatisfy(isNumber) else { return false }
    if parts.count > 1, !identifiers(parts[1]).allSatisfy(isPrerelease) { return false }
    return whole.count < 2 || identifiers(whole[1]).allSatisfy(isIdentifier)
  }

  private static func identifiers(_ text: Substring) -> [Substring] {
    text.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Digits, no zero in front of others.
  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
      && (text == "0" || text.first != "0")
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte | 32) || byte == UInt8(ascii: "-")
      }
  }

  /// As an identifier, but a number has no zero in front.
  private static func isPrerelease(_ text: Substring) -> Bool {
    let isDigits = text.utf8.allSatisfy { (48...57).contains($0) }
    return isIdentifier(text) && (!isDigits || isNumber(text))
  }
}
