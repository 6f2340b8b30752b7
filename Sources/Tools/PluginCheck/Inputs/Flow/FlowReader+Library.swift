extension FlowReader {
  /// What a function of the sandbox gives.
  func callLibrary(_ name: String, _ call: Call) -> FlowResults {
    let given = call.arguments
    switch FlowLibrary.effect(name) {
    case .takes: return FlowResults(rest: [.unknown])
    case .asks: return FlowResults(values: [[.input("the person's answer"), .nil]])
    case .awaits:
      return FlowResults(
        values: [[.input("the app's answer"), .nil], [.input("the app's reason"), .nil]])
    case .next: return nextOfChain(given)
    case .makes(let derivation, let kind): return make(derivation, kind, call)
    case .looks(let kind):
      look(name, call)
      return make(.other, kind, call)
    case .type:
      return FlowResults(
        values: [FlowValue(given[0].inputs.map { .derived($0, .type) }).union([.unknown])])
    case .color:
      for input in given.all.inputs { note(input) { $0.isColor = true } }
      return FlowResults(values: [given.all.derived.union([.unknown])])
    case .assert:
      test(given[0])
      return given
    case .require:
      guard let module = call.text(0) else { return FlowResults(rest: [.unknown]) }
      return FlowResults(values: [modules[module] ?? [.unknown]])
    default: return callOnTables(name, call)
    }
  }

  /// `next()` runs the rest of the chain; `next(table, key)` is Lua's.
  private func nextOfChain(_ given: FlowResults) -> FlowResults {
    if !given.values.isEmpty { escape(given.all) }
    let answers: FlowValue = [.input("the rest"), .nil]
    return FlowResults(
      values: [answers.union(given.values.isEmpty ? [] : [.unknown])],
      rest: [
        .input("the rest's reason"), .unknown,
      ])
  }

  private func make(
    _ derivation: Derivation, _ kind: FlowLibrary.FlowKind, _ call: Call
  ) -> FlowResults {
    for case .input(let input) in call.arguments[0] {
      note(input) { use in
        if kind == .text { use.isText = true }
        if kind == .number { use.isNumber = true }
      }
    }
    let first = FlowValue(call.arguments[0].inputs.map { .derived($0, derivation) })
    let others = call.arguments.values.dropFirst().reduce(into: FlowValue()) {
      $0.formUnion($1.derived)
    }
    let value = first.union(others).union([.unknown])
    return FlowResults(values: [value], rest: value.union([.nil]))
  }

  /// The input may make it fail, or it looks for something in it.
  private func look(_ name: String, _ call: Call) {
    for value in call.arguments.values { loseSight(of: value) }
    guard let pattern = call.text(1) else { return }
    for input in call.arguments[0].inputs { note(input) { $0.patterns = [pattern] } }
  }

  private func callOnTables(_ name: String, _ call: Call) -> FlowResults {
    let given = call.arguments
    switch FlowLibrary.effect(name) {
    case .rawget: return FlowResults(values: [read(given[0], at: given[1])])
    case .rawequal:
      equate(given[0], given[1])
      equate(given[1], given[0])
      return FlowResults(values: [.anyBoolean])
    case .rawset:
      store(given[2], in: given[0], at: given[1])
      return FlowResults(values: [given[0]])
    case .select:
      let counted = given[0].contains(.string("#"))
      loseSight(of: given[0])
      return FlowResults(rest: given.all.union(counted ? [.unknown] : []))
    case .protected: return callProtected(name, given)
    case .insert:
      for value in given.values.dropFirst() { store(value, in: given[0], at: [.unknown]) }
      return FlowResults()
    case .remove, .unpack: return FlowResults(rest: read(given[0], at: [.unknown]).union([.nil]))
    case .concat:
      return FlowResults(values: [read(given[0], at: [.unknown]).derived.union([.unknown])])
    case .sort:
      let elements = read(given[0], at: [.unknown])
      _ = self.call(
        given[1], Call(arguments: FlowResults(values: [elements, elements]), expressions: []))
      return FlowResults()
    case .metatable:
      escape(given[0].filter { if case .table = $0 { true } else { false } })
      escape(given[1])
      return FlowResults(values: [given[0]])
    default:
      escape(given.all)
      return FlowResults(rest: [.unknown])
    }
  }

  /// `pcall(f, …)`, `xpcall(f, handler, …)`.
  private func callProtected(_ name: String, _ given: FlowResults) -> FlowResults {
    let skipped = name == "pcall" ? 1 : 2
    if skipped == 2 { escape(given[1]) }
    let arguments = FlowResults(values: Array(given.values.dropFirst(skipped)), rest: given.rest)
    let results = call(given[0], Call(arguments: arguments, expressions: []))
    return FlowResults(
      values: [.anyBoolean] + results.values.map { $0.union([.unknown]) },
      rest: results.rest.union([.unknown]))
  }
}
