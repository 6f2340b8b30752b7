internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension Player {
  func carryOut(_ step: Trace.Step) throws(TraceError) {
    switch step.action {
    case .operation(let operation, let json): try carryOut(operation, json)
    case .touches(let touches): try play(touches)
    }
  }

  private func play(_ line: Trace.TouchLine) throws(TraceError) {
    guard let navigation = host.navigation.scene.navigation(numbered: line.navigation) else {
      return note(impossible: "touches", "there is no stack \(line.navigation)")
    }
    for touch in line.entries {
      try budget.spend(1)
      if touch.delay > 0 { navigation.advance(by: touch.delay) }
      _ = navigation.touch(touch.phase, at: touch.point, id: touch.finger)
    }
  }

  /// Carries an operation out; one that is refused or wrong does nothing, as it did when it was recorded.
  func carryOut(_ operation: TraceOperation, _ json: JSONValue) throws(TraceError) {
    switch operation {
    case .ofStack(let name): try carryOut(name, json)
    case .ofHost(let operation): try carryOut(operation, json)
    }
  }

  private func carryOut(
    _ operation: TraceOperation.OfHost, _ json: JSONValue
  ) throws(TraceError) {
    let arguments = json["args"]?.array ?? []
    switch operation {
    case .make: try make(json)
    case .set: try set(json)
    case .class: declare(arguments)
    case .load: try load(arguments)
    case .unload: plugin(arguments).map { host.unload($0) }
    case .reload: try plugin(arguments).map { (plugin) throws(TraceError) in try reload(plugin) }
    case .enable: plugin(arguments).map { host.setEnabled($0, true) }
    case .disable: plugin(arguments).map { host.setEnabled($0, false) }
    case .hook: addHook(arguments)
    case .unhook: arguments.first?.integer.flatMap { hooks.removeValue(forKey: $0) }.map(remove)
    }
  }

  private func carryOut(_ name: NavigationOperation.Name, _ json: JSONValue) throws(TraceError) {
    host.sweepIfNeeded()
    var arguments: [LuaValue] = []
    for argument in json["args"]?.array ?? [] { arguments.append(try value(argument)) }
    try budget.spend(weight(of: name, arguments))
    let number = json["nav"]?.integer ?? 1
    guard let stack = host.navigation.scene.navigation(numbered: number) else {
      return note(impossible: name.rawValue, "there is no stack \(number)")
    }
    do {
      switch try host.carryOut(name, arguments, on: stack) {
      case .stack(let made): navigations.append(made)
      case .tabs(let bar): navigations += bar.navigations.dropFirst()
      default: break
      }
    } catch {
      // What was wrong when it was recorded is wrong now.
      if json["fails"]?.boolean != true { note(wrong: name.rawValue, error.message) }
    }
  }

  /// How much work an operation can be.
  private func weight(of name: NavigationOperation.Name, _ arguments: [LuaValue]) -> Int {
    switch name {
    case .pan:
      let steps = arguments.first?.tableValue?["steps"].numberValue ?? 15
      let fingers = arguments.first?.tableValue?["fingers"].numberValue ?? 1
      let touches = steps * fingers
      return touches.isNaN ? 1 : Int(min(max(touches, 1), 1e9))
    case .setRoot, .setStack, .popToRoot, .popTo, .requestPop, .dismiss, .requestDismiss,
      .tabs:
      return 1 + host.navigation.depth + (arguments.first?.tableValue?.pairs.count ?? 0)
    default: return 1
    }
  }

  func value(_ json: JSONValue) throws(TraceError) -> LuaValue {
    try TraceValue.lua(json) { id in
      controllers[id].map { .object(host.export($0)) } ?? .other("controller that is gone")
    }
  }

  /// A controller that a program made. The ids that its others had are passed over.
  private func make(_ json: JSONValue) throws(TraceError) {
    guard let id = json["id"]?.integer, id > 0, let spec = json["args"]?.array?.first else {
      return note(impossible: "make", "it names no controller")
    }
    try budget.spend(1)
    host.navigation.scene.skipControllerIDs(to: min(id, PlayBudget.most))
    controllers[id] = try? host.controller(of: try value(spec))
  }

  private func set(_ json: JSONValue) throws(TraceError) {
    guard let steps = json["field"]?.text.flatMap(TracePath.steps), let name = steps[0].stringValue
    else { return note(impossible: "set", "it names no field") }
    let value = try value(json["value"] ?? .null)
    if name == "app", json["id"] == nil { return setApp(value, at: steps.dropFirst()) }
    guard let controller = json["id"]?.integer.flatMap({ controllers[$0] }) else {
      return note(impossible: "set", "there is no controller \(json["id"]?.integer ?? 0)")
    }
    if steps.count == 1 {
      guard let field = Field(rawValue: name) else {
        return note(impossible: "set", "there is no field '\(name)'")
      }
      try? host.write(value, to: field, of: controller)
    } else if name == "props" {
      write(value, at: steps.dropFirst(), in: controller.props)
    }
  }

  /// The app says something of itself: all of it anew, or a field.
  private func setApp(_ value: LuaValue, at steps: ArraySlice<LuaValue>) {
    guard steps.isEmpty else { return write(value, at: steps, in: host.app.table) }
    guard let table = value.tableValue, let fields = try? DataTable(table, { _ in nil }) else {
      return
    }
    try? host.app.replace(with: fields)
  }

  private func write(_ value: LuaValue, at steps: ArraySlice<LuaValue>, in props: DataTable) {
    var table = props
    for step in steps.dropLast() {
      guard let key = try? DataKey(step), case .table(let inner)? = table[key] else { return }
      table = inner
    }
    guard let last = steps.last, let key = try? DataKey(last) else { return }
    do {
      try table.set(key, to: try DataValue.from(value) { host.dataTable($0) })
    } catch {
      // What was refused when it was recorded is refused now.
    }
  }

  private func declare(_ arguments: [JSONValue]) {
    guard let name = arguments.first?.text, !name.isEmpty else { return }
    do {
      try host.declareClass(name, superclass: arguments.count > 1 ? arguments[1].text : nil)
    } catch {
      note(wrong: "class", error.message)
    }
  }

  private func plugin(_ arguments: [JSONValue]) -> Plugin? {
    guard let name = arguments.first?.text else { return nil }
    return host.plugins.first { $0.name.isExactly(name) }
  }

  private func reload(_ plugin: Plugin) throws(TraceError) {
    do {
      try host.reload(plugin)
    } catch {
      throw TraceError("the plugin '\(plugin.name)' cannot be loaded anew: \(error.message)")
    }
  }

  /// A plugin is loaded from the folders that were named, or not at all.
  private func load(_ arguments: [JSONValue]) throws(TraceError) {
    guard let entry = arguments.first, let name = entry["name"]?.text else { return }
    if entry["inline"]?.boolean == true { return try loadInline(entry) }
    guard let path = plugins.paths[name], !host.plugins.contains(where: { $0.name.isExactly(name) })
    else {
      return
    }
    try load(name, path, entry["options"])
  }

  private func loadInline(_ entry: JSONValue) throws(TraceError) {
    let names = ["name", "priority", "controllers", "sources", "onError"]
    var fields: [(String, LuaValue)] = []
    for name in names { fields.append((name, try value(entry[name] ?? .null))) }
    let hooks = (entry["hooks"]?.members ?? []).compactMap { member in
      HookName(rawValue: member.key).map { ($0, wraps: member.value.integer == 3) }
    }
    guard let table = played.plugin(LuaTable(fields: fields), hooks.filter { $0.0.isPerController })
    else { return }
    _ = try? host.load(inline: table, state)
  }

  private func addHook(_ arguments: [JSONValue]) {
    guard arguments.count >= 4, let number = arguments[0].integer,
      let name = arguments[1].text.flatMap(HookName.init(rawValue:)), name.isPerController
    else { return }
    let hook = played.hook(name, wraps: arguments[2].integer == 3)
    if let className = arguments[3].text {
      host.add(hook, to: .className(className))
    } else if let controller = arguments[3].integer.flatMap({ controllers[$0] }) {
      host.add(hook, to: .controller(controller))
    } else {
      return
    }
    hooks[number] = hook
    host.navigation.scene.invalidateBars()
  }

  private func remove(_ hook: ScriptHook) {
    host.remove(hook)
    host.navigation.scene.invalidateBars()
  }
}
