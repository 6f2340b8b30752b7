extension FlowReader {
  /// What is read of a value under a key.
  func read(_ owner: FlowValue, at key: FlowValue) -> FlowValue {
    let key = key.subtracting([.nil])
    return owner.reduce(into: []) { $0.formUnion(read($1, at: key)) }
  }

  private func read(_ owner: FlowAtom, at key: FlowValue) -> FlowValue {
    switch owner {
    case .controller: fields(key, InputFields.controller)
    case .argument: fields(key, InputFields.argument)
    case .record(let name): record(name, key)
    case .input(let name): part(of: name, key)
    case .table(let site): read(table(site), at: key)
    case .library(let name): library(name, key)
    case .derived:
      lost([owner])
    case .unknown: lost(key)
    default: []
    }
  }

  private func lost(_ value: FlowValue) -> FlowValue {
    loseSight(of: value)
    return value.derived.union([.unknown])
  }

  private func fields(_ key: FlowValue, _ field: (String) -> FlowValue) -> FlowValue {
    var value: FlowValue = []
    for atom in key {
      guard let name = atom.key else {
        loseSight()
        continue
      }
      let read = field(name)
      value.formUnion(read)
      for case .input(let input) in read {
        note(input) { _ in }
        value.formUnion(records[input] ?? [])
      }
    }
    return value
  }

  /// `props.dirty`; under a name that is made up at run time any of them.
  private func record(_ name: String, _ key: FlowValue) -> FlowValue {
    var value: FlowValue = records["\(name).[]"] ?? []
    for atom in key {
      if atom.key == nil { loseSight(of: [atom]) }
      let input = "\(name).\(atom.key ?? "[]")"
      note(input) { use in if atom.key == nil { use.isExample = true } }
      value.formUnion([.input(input)])
      if atom.key == nil {
        for (path, written) in records where path.hasPrefix("\(name).") { value.formUnion(written) }
      }
      value.formUnion(records[input] ?? [])
    }
    return value
  }

  /// A prop is a table where something of it is read.
  private func part(of input: String, _ key: FlowValue) -> FlowValue {
    guard !InputFields.whole.contains(input) else { return [.nil] }
    note(input) { $0.isTable = true }
    var value: FlowValue = []
    for atom in key {
      if atom.key == nil { loseSight(of: [atom]) }
      let isDeep = input.split(separator: ".").count >= Self.maxDepth
      let name = isDeep ? input : "\(input).\(Self.place(atom))"
      note(name) { _ in }
      value.formUnion([.input(name)])
      value.formUnion(records[name] ?? [])
    }
    return value
  }

  /// So deep tables of inputs are told apart.
  private static let maxDepth = 6

  /// What a list has at any place is one input.
  private static func place(_ key: FlowAtom) -> String {
    if case .string(let name) = key { return name }
    return "[]"
  }

  private func read(_ table: FlowTable, at key: FlowValue) -> FlowValue {
    var value: FlowValue = table.isEscaped ? [.unknown] : []
    for atom in key {
      if let name = atom.key {
        value.formUnion(table.elements)
        value.formUnion(table.fields[name] ?? (table.elements.isEmpty ? [.nil] : []))
        continue
      }
      value.formUnion(table.contents.union([.nil]))
      guard let input = atom.input else { continue }
      note(input) { $0.join(Self.keys(of: table)) }
      loseSight(of: [atom])
    }
    return value
  }

  /// An input is a key of a table: the keys are worth a try.
  private static func keys(of table: FlowTable) -> InputUse {
    InputUse { use in
      for key in table.fields.keys.sorted() {
        if let number = Double(key) { use.numbers.append(number) } else { use.strings.append(key) }
      }
    }
  }

  private func library(_ name: String, _ key: FlowValue) -> FlowValue {
    var value: FlowValue = []
    for atom in key {
      let path = "\(name).\(atom.key ?? "")"
      value.insert(FlowLibrary.isKnown(path) ? .library(path) : .unknown)
    }
    return value
  }

  // MARK: Writing

  func store(_ value: FlowValue, in owner: FlowValue, at key: FlowValue) {
    let key = key.subtracting([.nil])
    for atom in owner {
      switch atom {
      case .table(let site): store(value, in: table(site), at: key)
      case .record(let name): for part in key { write(value, "\(name).\(part.key ?? "[]")") }
      case .input(let name): for part in key { write(value, "\(name).\(Self.place(part))") }
      case .controller: for part in key { write(value, part.key ?? "") }
      case .unknown, .library, .derived: escape(value)
      default: break
      }
    }
  }

  private func write(_ value: FlowValue, _ input: String) {
    join(value, into: &records[input, default: []])
  }

  private func store(_ value: FlowValue, in table: FlowTable, at key: FlowValue) {
    if table.isEscaped { escape(value) }
    for atom in key {
      if let name = atom.key {
        join(value, into: &table.fields[name, default: []])
      } else {
        loseSight(of: [atom])
        join(value, into: &table.elements)
      }
    }
  }

  // MARK: Out of sight

  /// Somebody gets a value whose text is not seen.
  func escape(_ value: FlowValue) {
    loseSight(of: value)
    for atom in value {
      switch atom {
      case .controller, .argument, .record: loseSight()
      case .table(let site):
        let table = table(site)
        if table.isEscaped { continue }
        set(&table.isEscaped)
        escape(table.contents)
      case .function(let id): if let function = functions[id] { open(function) }
      default: break
      }
    }
  }

  /// Anybody may call it, with anything.
  private func open(_ function: FlowFunction) {
    if function.isOpen { return }
    set(&function.isOpen)
    bind(function, FlowResults(rest: [.unknown]))
    for value in function.returns { escape(value) }
  }
}
