internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

/// Writes what a state is as bytes, the same bytes for equal states: for each stack from the bottom up,
/// class, title, props and settings of its controllers and the plugins' `state` with them; the open
/// question with its pop; whether the stack is frozen.
struct StateEncoder {
  /// A state, as far as a search looks at it.
  struct Seen {
    /// Of the state as it is counted.
    var counted: StateHash
    /// Of the state, how far the attempt that waits has come (who is asked about, and who was), and what
    /// the app says of itself.
    var hash: StateHash
    /// How many controllers there are, over all stacks.
    var controllers: Int
    var hasQuestion: Bool
  }

  private var bytes: [UInt8] = []
  private var plugins: [Plugin] = []
  /// Numbers that go on for ever are written as one that is as large as matters.
  private(set) var bounds: NumberBounds
  private var isFolding = false

  init(_ bounds: NumberBounds = NumberBounds()) {
    self.bounds = bounds
  }

  /// What is the same for states that a person's operations lead on from alike, though a plugin has
  /// counted further; nil where none counts.
  mutating func folded(_ host: NavigationHost, after answered: Answered) -> StateHash? {
    guard !bounds.isEmpty, host.scriptHooks.isEmpty else { return nil }
    isFolding = true
    defer { isFolding = false }
    return look(at: host, after: answered).hash
  }

  /// The questions of one pop that were answered before the one that is open.
  struct Answered: Equatable {
    private var count = 0
    /// The places of the controllers that they were about, a bit each.
    private var places: UInt64 = 0

    /// A question about the controller at that place is answered.
    mutating func add(_ place: Int) {
      count = min(count + 1, Self.maxCounted)
      places |= 1 << UInt64(min(max(place, 0), 63))
    }

    /// A hook that asks more often is taken for one that asks for ever.
    private static let maxCounted = 8

    fileprivate var numbers: [Int64] { [Int64(count), Int64(bitPattern: places)] }
  }

  mutating func look(at host: NavigationHost, after answered: Answered = Answered()) -> Seen {
    bytes.removeAll(keepingCapacity: true)
    plugins = host.plugins
    var controllers = 0
    for navigation in host.stacks {
      controllers += navigation.stack.count
      encode(navigation)
    }
    encodeQuestion(host)
    let counted = StateHash(bytes)
    let hasQuestion = host.navigation.question != nil
    if hasQuestion { encodeProgress(host, answered) }
    if !host.app.table.isEmpty { encode(host.app.table, of: "", CaseWorld.app) }
    return Seen(
      counted: counted, hash: StateHash(bytes), controllers: controllers, hasQuestion: hasQuestion)
  }

  /// How far the attempt that waits has come.
  private mutating func encodeProgress(_ host: NavigationHost, _ answered: Answered) {
    for number in answered.numbers { add(number) }
    let asked = asked(host)
    add(asked?.index ?? 0)
    if let asked, asked.index == nil { encode(asked) }
    add(host.navigation.waitingTab?.index ?? 0)
  }

  /// The place of the controller that the open question is about, or the last one was.
  func askedPlace(_ host: NavigationHost) -> Int { asked(host)?.index ?? 0 }

  private func asked(_ host: NavigationHost) -> Controller? {
    let events = host.navigation.events
    var index = events.lastIndex
    while let event = events[index] {
      if event.name == .question, let asked = event.controller {
        return host.navigation.scene.controller(asked)
      }
      index -= 1
    }
    return nil
  }

  private mutating func encode(_ navigation: NavigationController) {
    add(navigation.stack.count)
    add(navigation.isFrozen ? 1 : 0)
    add(navigation.layer ?? -1)
    add(navigation.isHidden ? 1 : 0)
    for controller in navigation.stack { encode(controller) }
  }

  private mutating func encode(_ controller: Controller) {
    add(controller.className)
    add(controller.title.map { "=" + $0 } ?? "")
    add(controller.embeddedStacks.count)
    encode(controller.props, of: "", "props")
    encode(controller.settings)
    encode(states: controller.record.states)
  }

  /// The plugins' `state`, by the plugins' names.
  private mutating func encode(states: [Int64: DataTable]) {
    if states.isEmpty { return add(0) }
    let states = states.filter { !$0.value.isEmpty }.map { state in
      (name: plugins.first { $0.handle == state.key }?.name ?? "", table: state.value)
    }
    add(states.count)
    for state in states.sorted(by: { $0.name < $1.name }) {
      add(state.name)
      encode(state.table, of: state.name, "state")
    }
  }

  private mutating func encode(_ settings: ControllerSettings) {
    guard settings != ControllerSettings() else { return add(0) }
    add(1)
    for field in SettingsFields.names { encode(SettingsFields.read(field, settings)) }
  }

  private mutating func encodeQuestion(_ host: NavigationHost) {
    guard let question = host.navigation.question else { return add(0) }
    add(1)
    encode(question)
    guard let pop = host.waitingPop else { return add(0) }
    add(pop.source.rawValue)
    add(pop.count)
    add(pop.target?.index ?? 0)
    add(pop.dismisses ? 1 : 0)
  }
}

// MARK: Values

extension StateEncoder {
  private mutating func encode(_ question: Question) {
    add(question.kind.rawValue)
    if !isFolding { for text in [question.message, question.ok, question.cancel] { add(text) } }
    add(question.destructive ? 1 : 0)
    add(question.choices.count)
    for choice in question.choices { add(choice.id) }
    encode(question.data?.lua ?? .nil)
  }

  private mutating func add(_ number: Int) { add(Int64(number)) }

  private mutating func add(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func encode(_ table: DataTable, of owner: String, _ kind: String) {
    if table.isEmpty { return add(0) }
    guard isFolding, bounds.concerns(table, of: owner, kind) else {
      return encode(DataValue.table(table).lua)
    }
    let copy = table.copied()
    for (key, value) in table.pairs {
      guard let clamped = bounds.clamped(value, key, of: owner, kind) else { continue }
      try? copy.set(key, to: clamped)
    }
    encode(DataValue.table(copy).lua)
  }

  private mutating func encode(_ value: LuaValue) {
    switch value {
    case .nil: add(0)
    case .boolean(let flag): add(flag ? 1 : 2)
    case .integer(let number):
      add(3)
      add(number)
    case .number(let number):
      add(4)
      add(Int64(bitPattern: number.bitPattern))
    case .string(let text):
      add(5)
      add(text)
    case .bytes(let raw):
      add(5)
      add(raw.count)
      bytes.append(contentsOf: raw)
    case .table(let table): encode(table)
    default: add(7)
    }
  }

  /// By the bytes of the keys: the order of writing is no part of a state.
  private mutating func encode(_ table: LuaTable) {
    add(6)
    add(table.pairs.count)
    if let (key, value) = table.pairs.first, table.pairs.count == 1 {
      encode(key)
      return encode(value)
    }
    let outer = bytes
    var pairs: [[UInt8]] = []
    for (key, value) in table.pairs {
      bytes = []
      encode(key)
      encode(value)
      pairs.append(bytes)
    }
    bytes = outer
    for pair in pairs.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      bytes.append(contentsOf: pair)
    }
  }
}

extension NavigationHost {
  /// Every stack, from the bottom up.
  var stacks: [NavigationController] { navigation.scene.stacks }

  /// The pop that waits for a person's answer.
  var waitingPop: Pop? { navigation.waitingPop }

  /// What a person looks at: the top of the uppermost stack.
  var shownTop: Controller? { navigation.scene.topNavigation?.top }

  /// Whether a person looks at something besides the roots: a presentation, or a stack with more than
  /// its root.
  var showsSomethingToLeave: Bool {
    !navigation.scene.presentations.isEmpty || shownStacks.contains { $0.depth > 1 }
  }

  /// The uppermost stack, and those inside its top, from the outside in.
  var shownStacks: [NavigationController] {
    guard let top = navigation.scene.topNavigation else { return [] }
    return Array(sequence(first: top) { $0.top?.embedded?.selectedTab })
  }
}
