internal import NavhostLuaSyntax

extension FlowReader {
  /// What is called: the function, and what it is given.
  struct Call {
    var arguments: FlowResults
    /// The arguments as they are written.
    var expressions: [Expression]

    /// The string that an argument is.
    func text(_ index: Int) -> String? {
      index < expressions.count ? expressions[index].stringValue : nil
    }
  }

  /// What an expression with its suffixes gives.
  func results(of base: Expression, _ suffixes: ArraySlice<Suffix>) -> FlowResults {
    var results = FlowResults(values: [value(of: base)])
    for suffix in suffixes {
      let owner = results[0]
      switch suffix.kind {
      case .field(let name): results = FlowResults(values: [read(owner, at: [.string(name)])])
      case .index(let key): results = FlowResults(values: [read(owner, at: value(of: key))])
      case .call(let arguments):
        results = call(
          owner, Call(arguments: self.results(of: arguments), expressions: arguments))
      case .method(let name, let arguments):
        results = callMethod(name, of: owner, self.results(of: arguments), base, arguments)
      }
    }
    return results
  }

  private func callMethod(
    _ name: String, of owner: FlowValue, _ given: FlowResults, _ base: Expression,
    _ arguments: [Expression]
  ) -> FlowResults {
    var function: FlowValue = []
    for atom in owner {
      switch atom {
      case .table: function.formUnion(read([atom], at: [.string(name)]))
      case .string: function.insert(.library("string.\(name)"))
      case .input(let input):
        note(input) { $0.isText = true }
        function.insert(.library("string.\(name)"))
      case .derived: function.insert(.library("string.\(name)"))
      case .nil: break
      default: function.insert(.unknown)
      }
    }
    return call(
      function,
      Call(
        arguments: FlowResults(values: [owner] + given.values, rest: given.rest),
        expressions: [base] + arguments))
  }

  func call(_ function: FlowValue, _ call: Call) -> FlowResults {
    var all: FlowResults?
    for atom in function where atom != .nil {
      let results = self.call(atom, call)
      all = all.map { Self.union($0, results) } ?? results
    }
    if all == nil, isSettled { escape(call.arguments.all) }
    return all ?? FlowResults(rest: [.unknown])
  }

  private static func union(_ one: FlowResults, _ other: FlowResults) -> FlowResults {
    let count = max(one.values.count, other.values.count)
    return FlowResults(
      values: (0..<count).map { one[$0].union(other[$0]) }, rest: one.rest.union(other.rest))
  }

  private func call(_ function: FlowAtom, _ call: Call) -> FlowResults {
    switch function {
    case .function(let id):
      guard let function = functions[id] else { return FlowResults(rest: [.unknown]) }
      bind(function, call.arguments)
      return function.results
    case .library(let name): return callLibrary(name, call)
    default:
      escape(call.arguments.all)
      return FlowResults(rest: [.unknown])
    }
  }

  // MARK: Loops

  /// What a `for` over these gives its variables.
  func iteration(_ values: [Expression]) -> FlowResults {
    if values.count == 1, case .suffixed(let base, let suffixes) = values[0].kind,
      suffixes.count == 1, case .call(let arguments) = suffixes[0].kind,
      let name = base.globalName, name == "pairs" || name == "ipairs", let table = arguments.first
    {
      return contents(of: value(of: table), byPlace: name == "ipairs")
    }
    let results = results(of: values)
    if results[0].contains(.library("next")) { return contents(of: results[1], byPlace: false) }
    return call(results[0], Call(arguments: FlowResults(values: [results[1]]), expressions: []))
  }

  /// The keys and the values of tables.
  private func contents(of tables: FlowValue, byPlace: Bool) -> FlowResults {
    var keys: FlowValue = [.unknown]
    var values: FlowValue = []
    for atom in tables {
      switch atom {
      case .table(let site):
        let table = table(site)
        values.formUnion(table.contents)
        if !byPlace, table.elements.isEmpty, !table.isEscaped {
          keys = keys.subtracting([.unknown]).union(table.fields.keys.map { .string($0) })
        }
      case .input: values.formUnion(read([atom], at: [.unknown]))
      case .record:
        loseSight()
        values.insert(.unknown)
      case .nil: break
      default: values.insert(.unknown)
      }
    }
    return FlowResults(values: [keys, values])
  }
}
