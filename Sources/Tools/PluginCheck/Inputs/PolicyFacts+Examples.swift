extension PolicyFacts {
  /// What an input is called here: `title` of `previous.title`, `props.list.[]` of `props.list.2`.
  package static func name(_ input: String) -> String {
    let parts = input.split(separator: ".", omittingEmptySubsequences: false)
      .drop { $0 == "previous" || $0 == "next" }
    return parts.enumerated().map { place, part in
      place >= 2 && Int(part) != nil ? any : String(part)
    }.joined(separator: ".")
  }

  /// What is done with an input, by any of its names.
  package func use(of input: String) -> InputUse? {
    let name = Self.name(input)
    guard var use = inputs[name] ?? unnamed(name) else { return nil }
    if let more = unnamed(name) { use.join(more) }
    for other in Self.otherNames[name] ?? [] { if let more = inputs[other] { use.join(more) } }
    return use
  }

  /// What is done with a prop whose name is made up at run time: it may be any.
  private func unnamed(_ name: String) -> InputUse? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, ["props", "state", "app"].contains(parts[0]) else { return nil }
    return inputs["\(parts[0]).\(Self.any)"]
  }

  private static let otherNames = [
    "title": ["previousTitle", "default"], "distance": ["distanceToEdge"],
  ]

  /// The values that are tried of an input are examples: the text does not show that it goes on alike
  /// with all others.
  package func isExample(_ input: String) -> Bool {
    let name = Self.name(input)
    if Self.structure.contains(name) { return false }
    if hasEscaped { return true }
    let isData = ["props.", "state.", "app."].contains { name.hasPrefix($0) }
    guard let use = use(of: name) else { return isData }
    return use.isExample
      || isData && (use.isTable || use.isCounted || name.split(separator: ".").count > 2)
  }

  /// Inputs of which every value is tried.
  private static let structure = InputFields.whole.union([
    "isTop", "dismisses", "animated", "translation", "reselected",
  ])
}
