internal import Navigation
internal import PluginCheck
internal import PluginHost
internal import Support

/// The cases of a hook: which inputs there are, with which values, and what goes together.
struct CaseSpace {
  /// Values of inputs, as Lua writes them.
  typealias Values = [String: String]

  let hook: HookName
  /// The classes of controllers that the hook is asked about.
  let classes: [String]
  /// The sources for which `shouldPop` is asked.
  let sources: [String]
  let facts: PolicyFacts

  init(_ hook: HookName, classes: [String], sources: Set<PopSource>, facts: PolicyFacts) {
    self.hook = hook
    self.classes = classes
    self.sources = PopSource.allCases.filter { sources.contains($0) && Exits.isKnown($0) }
      .map(\.rawValue)
    self.facts = facts
  }

  /// What a person answers to a question; with a number from the second on.
  static let answer = "the person's answer"

  /// What is decided of a world before it is made, in this order.
  static let structure = [
    "source", "kind", "isTop", "count", "depth", "animated", "direction", "distance",
    "translation", "region", "class",
  ]

  /// All values of an input, the plain one first.
  func domain(_ input: String) -> [String] {
    switch input {
    case "source": return sources.map(Self.quoted)
    case "kind": return ["\"edge\"", "\"fullscreen\""]
    case "class": return classes.map(Self.quoted)
    case "depth": return depths
    case "isTop": return ["true", "false"]
    case "count": return ["1", "2", "3"]
    case "animated": return ["true", "false"]
    case "direction": return ["\"ltr\"", "\"rtl\""]
    case "distance": return distances
    case "translation": return ["\"trailing\"", "\"leading\"", "\"steep\""]
    case "region": return regions
    case "bar": return ["\"#ffffff\"", "\"#000000\""]
    case "the rest": return ["nil", "true", "false"]
    default: return input.hasPrefix(Self.answer) ? ["true", "false"] : values(input)
    }
  }

  private var depths: [String] {
    switch hook {
    case .shouldPush: ["1", "0", "2", "3"]
    case .shouldPop: ["2", "3", "4"]
    default: ["2", "1", "3", "4"]
    }
  }

  private var distances: [String] {
    let numbers = facts.inputs["distanceToEdge"]?.numbers ?? []
    let around = numbers.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 >= 0 && $0 < 370 }
    return ["5", "195"] + Set(around).subtracting([5, 195]).sorted().map(InputDomain.number)
  }

  private var regions: [String] {
    let names = facts.inputs["region"]?.strings ?? []
    return ["nil", "\"slider\"", "\"pager\""] + names.map(Self.quoted)
  }

  /// Of a title, a prop, a state, a setting.
  private func values(_ input: String) -> [String] {
    let parts = input.split(separator: ".", omittingEmptySubsequences: false)
    let name = parts.drop { $0 == "previous" || $0 == "next" }.joined(separator: ".")
    if let known = InputNames.settingValues[name] { return known }
    if name == "title" { return titles }
    if name == "class" {
      return ["\"Home\""] + (facts.inputs[name]?.strings ?? []).map(Self.quoted)
    }
    if let use = facts.inputs[name] { return InputDomain.values(of: use) }
    return InputDomain.values(of: InputUse())
  }

  private var titles: [String] {
    let use = facts.inputs["title"]?.strings ?? facts.inputs["previousTitle"]?.strings ?? []
    return ["nil"] + use.map(Self.quoted) + ["\"A title\""]
  }

  static func quoted(_ text: String) -> String { LuaText.quoted(Array(text.utf8)) }
}

// MARK: What goes together

extension CaseSpace {
  /// What is fixed, and a value for everything else of the structure.
  func completed(_ fixed: Values) -> Values? {
    guard isPossible(fixed) else { return nil }
    var values = fixed
    for input in Self.structure where values[input] == nil && concerns(input) {
      let value = domain(input).first { value in
        var tried = values
        tried[input] = value
        return isPossible(tried)
      }
      guard let value else { return nil }
      values[input] = value
    }
    return values
  }

  private func concerns(_ input: String) -> Bool {
    switch input {
    case "source", "isTop", "count": hook == .shouldPop
    case "kind", "direction", "distance", "translation", "region": hook == .gestureShouldBegin
    case "animated": hook == .shouldPop || hook == .shouldPush
    default: true
    }
  }

  /// Whether there is a world with these values.
  func isPossible(_ values: Values) -> Bool {
    switch hook {
    case .shouldPop: isPossiblePop(values)
    case .gestureShouldBegin: isPossibleGesture(values)
    default: true
    }
  }

  private func isPossiblePop(_ values: Values) -> Bool {
    let count = Int(values["count"] ?? "1") ?? 1
    if values["isTop"] == "false", values["count"] == "1" { return false }
    let leavesMany = values["isTop"] == "false" || count > 1
    if let source = values["source"] {
      if leavesMany, !Exits.leavesMany(source) { return false }
      if values["animated"] == "false", source != "\"program\"" { return false }
      if source == "\"tabBar\"" { return isPossibleTabPop(values, count) }
    } else if values["animated"] == "false", !sources.contains("program") {
      return false
    }
    guard let depth = values["depth"].flatMap({ Int($0) }) else { return true }
    return count < depth + (values["isTop"] == "false" ? 1 : 0)
  }

  /// It leaves the root alone.
  private func isPossibleTabPop(_ values: Values, _ count: Int) -> Bool {
    guard let depth = values["depth"].flatMap({ Int($0) }), values["count"] != nil else {
      return true
    }
    return count == depth - 1 + (values["isTop"] == "false" ? 1 : 0)
  }

  private func isPossibleGesture(_ values: Values) -> Bool {
    if values["kind"] == "\"edge\"", let distance = values["distance"].flatMap({ Double($0) }) {
      return distance <= 20
    }
    return true
  }
}
