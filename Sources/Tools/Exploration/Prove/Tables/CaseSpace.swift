internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport
internal import PluginCheck

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
  /// What can be answered to questions.
  let answers: AnswerDomains

  init(_ hook: HookName, classes: [String], sources: Set<PopSource>, facts: PolicyFacts) {
    self.hook = hook
    self.classes = classes
    self.sources = PopSource.allCases.filter(sources.contains).map { $0.rawValue }
    self.facts = facts
    answers = AnswerDomains(facts)
  }

  /// What is decided of a world before it is made, in this order.
  static let structure = [
    "source", "dismisses", "kind", "input", "reselected", "from", "index", "isTop", "count",
    "depth", "animated", "direction", "distance", "translation", "region", "class",
  ]

  /// What the inputs begin with that the app says of itself.
  static let app = "app"

  /// All values of an input, the plain one first.
  func domain(_ input: String) -> [String] {
    switch input {
    case "source": return sources.map(Self.quoted)
    case "kind": return ["\"edge\"", "\"fullscreen\"", "\"content\""]
    case "input": return ["\"finger\"", "\"pointer\""]
    case "reselected": return ["false", "true"]
    case "from": return (1...tabs).map { "\($0)" }
    case "index": return ([2, 1] + Array(3..<max(3, tabs + 1))).map { "\($0)" }
    case "class": return classes.map(Self.quoted)
    case "depth": return depths
    case "isTop": return ["true", "false"]
    case "dismisses": return ["false", "true"]
    case "count": return (1...most).map { "\($0)" }
    case "animated": return ["true", "false"]
    case "direction": return ["\"ltr\"", "\"rtl\""]
    case "distance": return distances
    case "translation": return ["\"trailing\"", "\"leading\"", "\"steep\""]
    case "region": return regions
    case "bar": return ["\"#ffffff\"", "\"#000000\""]
    case "the rest": return rest
    default: return answers[input] ?? values(input)
    }
  }

  /// What the rest of the chain may answer.
  private var rest: [String] {
    if hook.isYesOrNo { return ["nil", "true", "false"] }
    var use = facts.inputs["the rest"] ?? InputUse()
    use.join(HookAnswers.use(hook.rawValue) ?? InputUse())
    return InputDomain.values(of: use)
  }

  private var depths: [String] {
    let (first, second) = hook == .shouldPush ? (1, 0) : (2, 1)
    let last = hook == .shouldPush ? most - 1 : most
    return ([first, second] + Array((first + 1)...last)).map { "\($0)" }
  }

  /// More are counted as these: one more than a plugin tells apart.
  private var most: Int { most(of: ["depth", "count"], atLeast: 4) }

  /// How many tabs there are.
  private var tabs: Int { most(of: ["index", "from"], atLeast: 2) }

  private func most(of inputs: [String], atLeast least: Int) -> Int {
    let literals = inputs.flatMap { facts.inputs[$0]?.numbers ?? [] }
    let largest = literals.filter { $0 <= Double(Self.largestCount) }.max() ?? 0
    return max(least, Int(largest) + 1)
  }

  private static let largestCount = 8
  private static let counts: Set<String> = ["depth", "count", "index", "from"]

  /// A plugin tells so large numbers apart that not all are tried.
  func isTooLarge(_ input: String) -> Bool {
    guard Self.counts.contains(input) else { return false }
    return facts.inputs[input]?.numbers.contains { $0 > Double(Self.largestCount) } ?? false
  }

  /// Whether other values may do what none of those that are tried does.
  func isExample(_ input: String) -> Bool {
    switch input {
    case "the rest" where hook.isYesOrNo: isLookedAt("the rest's reason")
    case "the rest": facts.isExample(input)
    case _ where input.hasPrefix(AnswerDomains.app):
      facts.isExample(AnswerDomains.app) || facts.isExample("the app's reason")
    case _ where AnswerDomains.isAnswer(input): false
    default: facts.isExample(input) || isTooLarge(input)
    }
  }

  /// Something goes by an input that is always the same here.
  private func isLookedAt(_ input: String) -> Bool {
    guard let use = facts.inputs[input] else { return false }
    return facts.isExample(input) || use.isTested || !use.strings.isEmpty || use.isBoolean
      || !use.types.isEmpty
  }

  private var distances: [String] {
    let use = facts.inputs["distanceToEdge"] ?? InputUse()
    let around = use.numbers.isEmpty ? [] : InputDomain.numbers(use).compactMap(Double.init)
    let possible = around.filter { $0 >= 0 && $0 < 370 }
    return ["5", "195"] + Set(possible).subtracting([5, 195]).sorted().map(InputDomain.number)
  }

  private var regions: [String] {
    let names = facts.inputs["region"].map(InputDomain.texts) ?? []
    return ["nil", "\"slider\"", "\"pager\""]
      + names.filter { !["slider", "pager"].contains($0) }.map(Self.quoted)
  }

  /// Of a title, a prop, a state, a setting.
  private func values(_ input: String) -> [String] {
    let parts = input.split(separator: ".", omittingEmptySubsequences: false)
    let name = parts.drop { $0 == "previous" || $0 == "next" }.joined(separator: ".")
    if let known = InputNames.settingValues[name] { return known + moreValues(name, known) }
    if name == "title" { return InputDomain.titles(facts.use(of: name) ?? InputUse()) }
    if name == "class" {
      let named = (facts.inputs[name].map(InputDomain.texts) ?? []).filter { $0 != "Home" }
      let other = ["Another", "One more"].first { !named.contains($0) } ?? "?"
      return (["Home"] + named + [other]).map(Self.quoted)
    }
    return InputDomain.values(of: name, facts)
  }

  /// What a setting is compared with besides.
  private func moreValues(_ name: String, _ known: [String]) -> [String] {
    guard let use = facts.inputs[name] else { return [] }
    let more =
      InputDomain.texts(use).map(Self.quoted)
      + (use.numbers.isEmpty ? [] : InputDomain.numbers(use))
    return InputNames.isWhole(name) ? [] : more.filter { !known.contains($0) && !$0.hasPrefix("-") }
  }

  static func quoted(_ text: String) -> String { LuaText.quoted(Array(text.utf8)) }
}

// MARK: What goes together

extension CaseSpace {
  /// What is fixed, and a value for everything else of the structure; nil where there is no such world.
  func completed(_ fixed: Values) -> Values? {
    completed(fixed, Self.structure[...])
  }

  private func completed(_ values: Values, _ rest: ArraySlice<String>) -> Values? {
    guard isPossible(values) else { return nil }
    guard let input = rest.first else { return values }
    if values[input] != nil || !concerns(input) { return completed(values, rest.dropFirst()) }
    for value in domain(input) {
      var tried = values
      tried[input] = value
      if let whole = completed(tried, rest.dropFirst()) { return whole }
    }
    return nil
  }

  private func concerns(_ input: String) -> Bool {
    switch input {
    case "source", "dismisses", "isTop", "count": hook == .shouldPop
    case "kind", "input", "direction", "distance", "translation", "region":
      hook == .gestureShouldBegin
    case "reselected", "from", "index": hook == .shouldSelect
    case "animated": hook == .shouldPop || hook == .shouldPush
    default: true
    }
  }

  /// Whether there is a world with these values.
  func isPossible(_ values: Values) -> Bool {
    switch hook {
    case .shouldPop: isPossiblePop(values)
    case .gestureShouldBegin: isPossibleGesture(values)
    case .shouldSelect: isPossibleTab(values)
    default: true
    }
  }

  private func isPossiblePop(_ values: Values) -> Bool {
    if let source = values["source"], !isPossible(source, values) { return false }
    if values["animated"] == "false", !domain("source").contains(where: Exits.mayBeAtOnce) {
      return false
    }
    guard let depth = values["depth"].flatMap({ Int($0) }) else { return true }
    return isPossible(depth, values)
  }

  private func isPossible(_ source: String, _ values: Values) -> Bool {
    if values["animated"] == "false", !Exits.mayBeAtOnce(source) { return false }
    switch values["dismisses"] {
    case "true": if !Exits.dismisses(source) { return false }
    case "false": if Exits.alwaysDismisses(source) { return false }
    default: break
    }
    if Exits.leavesMany(source) || values["dismisses"] == "true" { return true }
    // One below the top leaves by it only inside another.
    return ["1", nil].contains(values["count"])
      && (values["isTop"] != "false" || values["depth"] == "1")
  }

  /// - Parameter depth: the place of the controller that is asked about, in its own stack.
  private func isPossible(_ depth: Int, _ values: Values) -> Bool {
    guard let dismisses = values["dismisses"], let source = values["source"],
      let count = values["count"].flatMap({ Int($0) }), let isTop = values["isTop"]
    else { return true }
    let above = isTop == "true" ? 0 : 1
    if dismisses == "true" {
      // `escape` dismisses a sheet from its root alone; else the whole stack leaves.
      return count == min(depth + above, most)
        && (source != "\"escape\"" || depth + above == 1)
    }
    // A root leaves with the controller that its stack is embedded in.
    if depth == 1 { return count == 1 }
    // A tab leaves its root alone.
    if source == "\"tabBar\"" { return count == depth + above - 1 }
    return count > above && count < depth + above
  }

  /// The tab that is shown is selected again where it is the one that is tapped.
  private func isPossibleTab(_ values: Values) -> Bool {
    guard let reselected = values["reselected"], let from = values["from"],
      let index = values["index"]
    else { return true }
    return (from == index) == (reselected == "true")
  }

  private func isPossibleGesture(_ values: Values) -> Bool {
    guard let distance = values["distance"].flatMap({ Double($0) }) else { return true }
    return switch values["kind"] {
    case "\"edge\"": distance <= 20
    case "\"content\"": distance > 20
    default: true
    }
  }
}
