internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostReference
internal import NavhostScripting
internal import NavhostSupport

/// What a client can open while everything stands still: scopes, tables, objects. Forgotten when it goes on.
struct VariableTree {
  enum Node {
    case scope(LuaScope, frame: Int)
    case table(LuaReference)
    case object(LuaObject)
  }

  private var nodes = Numbered<(node: Node, state: LuaState)>()

  /// The number by which a client asks for it.
  mutating func add(_ node: Node, _ state: LuaState) -> Int {
    nodes.add((node, state))
  }

  /// The variables below a node; nil where there is none of that number.
  mutating func variables(_ number: Int, _ page: VariablePage, _ run: DebugRun) -> [JSONValue]? {
    guard let (node, state) = nodes[number] else { return nil }
    if case .table(let table) = node {
      let (entries, rest) = page.entries(of: table, state)
      let sorted = page.isWhole ? entries.sorted { KeyRank($0.key) < KeyRank($1.key) } : entries
      return sorted.map { json(Self.key($0.key, state, run), $0.value, state, run) }
        + (rest > 0 ? [VariablePage.sign(rest)] : [])
    }
    let all = children(node, state, run).map { json($0.name, $0.value, state, run) }
    return page.part(of: all)
  }

  private mutating func json(
    _ name: String, _ value: LuaValue, _ state: LuaState, _ run: DebugRun
  ) -> JSONValue {
    .record(
      [
        ("name", .string(name)), ("value", .string(run.show([value], in: state))),
        ("type", .string(value.shownType)),
        ("variablesReference", .whole(reference(value, state, run))),
      ] + sizes(value, state))
  }

  /// How many entries a long table has, so that a client asks for them in pages.
  func sizes(_ value: LuaValue, _ state: LuaState) -> [(String, JSONValue)] {
    guard case .reference(let table) = value else { return [] }
    let sizes = state.sizes(of: table)
    guard sizes.list + sizes.others > VariablePage.long else { return [] }
    return [
      ("indexedVariables", .whole(sizes.list)), ("namedVariables", .whole(sizes.others)),
    ]
  }

  /// The number of what a value opens to; 0: nothing.
  mutating func reference(_ value: LuaValue, _ state: LuaState, _ run: DebugRun) -> Int {
    switch value {
    case .reference(let table): add(.table(table), state)
    case .object(let object):
      Self.fields(object, state, run).isEmpty ? 0 : add(.object(object), state)
    default: 0
    }
  }

  private func children(
    _ node: Node, _ state: LuaState, _ run: DebugRun
  ) -> [(name: String, value: LuaValue)] {
    switch node {
    case .scope(let scope, let frame):
      let extra = scope == .arguments ? state.extraArguments(ofFrame: frame) : []
      return state.variables(scope, ofFrame: frame)
        + extra.enumerated().map { ("...[\($0.offset + 1)]", $0.element) }
    case .table: return []
    case .object(let object): return Self.fields(object, state, run)
    }
  }

  private static func key(_ key: LuaValue, _ state: LuaState, _ run: DebugRun) -> String {
    if let name = key.stringValue, LuaText.isName(name) { return name }
    return "[\(run.show([key], in: state))]"
  }

  /// The fields of an object of the host that have a value.
  private static func fields(
    _ object: LuaObject, _ state: LuaState, _ run: DebugRun
  ) -> [(name: String, value: LuaValue)] {
    guard let kind = ObjectKind(rawValue: object.kind) else { return [] }
    let access = run.access(of: state)
    if let pairs = run.session.contents(of: object)?.pairs {
      return pairs.map { pair in
        (key(pair.key, state, run), child(pair.key, kind, object, access) ?? pair.value)
      }
    }
    return names(kind).compactMap { name in
      guard let number = Field.all.firstIndex(where: { $0.rawValue == name }),
        let value = try? access.value(.field(number), kind, object), !value.isNil
      else { return nil }
      return (name, value)
    }
  }

  private static func child(
    _ key: LuaValue, _ kind: ObjectKind, _ object: LuaObject, _ access: ObjectAccess
  ) -> LuaValue? {
    try? access.value(.other(key), kind, object)
  }

  private static func names(_ kind: ObjectKind) -> [String] {
    if kind == .nav || kind == .navigation { return Reference.navFields.map(\.name) }
    let type = Reference.objects.first { $0.name.lowercased() == kind.name.lowercased() }
    return type?.fields.map(\.name) ?? []
  }
}

/// Which entries of a table, or variables of a scope, a client wants.
struct VariablePage {
  enum Filter: String { case indexed, named }

  let filter: Filter?
  let start: Int
  let count: Int?
  /// A table with more entries says how many they are.
  static let long = 100
  /// So many come at once.
  private static let most = 1000

  init(_ arguments: JSONValue) {
    filter = arguments["filter"]?.text.flatMap(Filter.init)
    start = max(0, arguments["start"].place ?? 0)
    let count = arguments["count"].place ?? 0
    self.count = count > 0 ? count : nil
  }

  /// Whether it is no page, but all that there is.
  var isWhole: Bool { filter == nil && start == 0 && count == nil }

  func part(of all: [JSONValue]) -> [JSONValue] {
    guard filter != .indexed else { return [] }
    return Array(all.dropFirst(start).prefix(count ?? all.count))
  }

  /// The entries, the list's before the others, and how many more were wanted than come at once.
  func entries(
    of table: LuaReference, _ state: LuaState
  ) -> (entries: [(key: LuaValue, value: LuaValue)], rest: Int) {
    let sizes = state.sizes(of: table)
    let list = filter == .named ? 0 : sizes.list
    let others = filter == .indexed ? 0 : sizes.others
    let wanted = start..<max(start, min(list + others, count.map { start + $0 } ?? .max))
    let given = wanted.prefix(Self.most)
    let ofList = given.clamped(to: 0..<list)
    let ofOthers = given.clamped(to: list..<(list + others))
    let beside =
      ofOthers.isEmpty ? 0..<0 : (ofOthers.lowerBound - list)..<(ofOthers.upperBound - list)
    let entries =
      (ofList.isEmpty ? [] : state.list(of: table, ofList))
      + (beside.isEmpty ? [] : state.others(of: table, beside: sizes.list, beside))
    return (entries, wanted.count - given.count)
  }

  /// Stands for what does not come.
  static func sign(_ rest: Int) -> JSONValue {
    .record([
      ("name", .string("…")), ("value", .string("\(rest) more")), ("type", .string("")),
      ("variablesReference", .whole(0)),
    ])
  }
}

/// Where a key comes: numbers, strings, the rest.
private struct KeyRank: Comparable {
  let rank: Int
  let number: Double
  let text: String

  init(_ key: LuaValue) {
    number = key.numberValue ?? 0
    text = key.stringValue ?? ""
    rank = key.numberValue != nil ? 0 : key.stringValue != nil ? 1 : 2
  }

  static func < (a: KeyRank, b: KeyRank) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    return a.rank == 0 ? a.number < b.number : a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension LuaValue {
  /// What Lua's `type` says, for a client.
  var shownType: String {
    if case .other(let text) = self { return text == "thread" ? text : "userdata" }
    guard let object = objectValue, let kind = ObjectKind(rawValue: object.kind) else {
      return typeName
    }
    return kind.name
  }
}
