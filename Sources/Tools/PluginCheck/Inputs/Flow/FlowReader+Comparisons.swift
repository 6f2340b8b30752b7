extension FlowReader {
  /// A condition: it goes by whether the value is there.
  func test(_ value: FlowValue) {
    for atom in value {
      switch atom {
      case .input(let input): note(input) { $0.isTested = true }
      // The others are always there.
      case .derived(_, .other): loseSight(of: [atom])
      default: break
      }
    }
  }

  /// What `left` is compared with by `==`.
  func equate(_ left: FlowValue, _ right: FlowValue) {
    for atom in left {
      guard let input = atom.input else { continue }
      note(input) { $0.join(Self.use(of: right, for: atom)) }
      switch atom {
      case .input: if !right.isLiteral { loseSight(of: [atom]) }
      case .derived(_, .type) where right.isLiteral: break
      case .derived(_, .shift) where right.isLiteral: note(input) { $0.isExample = true }
      default: loseSight(of: [atom])
      }
    }
  }

  /// The values that are worth a try where something is compared with these.
  private static func use(of values: FlowValue, for atom: FlowAtom) -> InputUse {
    var use = InputUse()
    for value in values.sorted(by: { "\($0)" < "\($1)" }) {
      switch value {
      case .string(let text): add(text, to: &use, for: atom)
      case .number(let number): add(number, to: &use, for: atom)
      case .boolean: if case .input = atom { (use.isBoolean, use.isLikened) = (true, true) }
      case .nil: if case .input = atom { use.isTested = true }
      default: break
      }
    }
    return use
  }

  private static func add(_ text: String, to use: inout InputUse, for atom: FlowAtom) {
    guard case .derived(_, let derivation) = atom else { return use.strings.append(text) }
    switch derivation {
    case .type: use.types = [text]
    case .lower: use.strings += [text, text.uppercased()]
    case .upper: use.strings += [text, text.lowercased()]
    case .length, .shift, .other: use.strings.append(text)
    }
  }

  private static func add(_ number: Double, to use: inout InputUse, for atom: FlowAtom) {
    if case .derived(_, .length) = atom {
      use.lengths.append(number)
    } else {
      use.numbers.append(number)
      use.isNumber = true
    }
  }

  /// What `left` is compared with by order.
  func order(_ left: FlowValue, _ right: FlowValue) {
    let isText = right.contains { if case .string = $0 { true } else { false } }
    for atom in left {
      guard let input = atom.input else { continue }
      note(input) { use in
        use.join(Self.use(of: right, for: atom))
        if case .derived(_, .length) = atom { return }
        if isText { use.isText = true } else { use.isNumber = true }
      }
      // Texts that lie between others are not all tried.
      if isText || !right.isLiteral { loseSight(of: [atom]) }
      switch atom {
      case .derived(_, .shift): note(input) { $0.isExample = true }
      case .derived: loseSight(of: [atom])
      default: break
      }
    }
  }

  /// Something is done with a value that the values tried may not show.
  func loseSight(of value: FlowValue) {
    for atom in value {
      guard let input = atom.input else { continue }
      if case .input = atom, InputFields.whole.contains(input) { continue }
      note(input) {
        $0.isExample = true
        $0.isEndless = true
      }
    }
  }
}
