package import NavhostLua
package import NavhostNavigation
internal import NavhostSupport

/// What only a script sees: the fields of `nav`, handles, explanations.
package protocol ScriptAccess: AnyObject {
  /// The method `hook` of a controller.
  var controllerHook: LuaSlot { get }
  func read(_ field: Field, _ kind: ObjectKind, _ object: LuaObject) throws(LuaRaise) -> LuaValue
  /// Reads what has more than fields: another stack, a tab bar. False where the object is neither.
  func read(_ key: LuaKey, _ kind: ObjectKind, _ object: LuaObject, _ output: LuaOutput) -> Bool
  /// The length of a list of the script, nil if the object is no list.
  func count(of object: LuaObject) -> Int?
  /// Nil where the object has no pairs.
  func pairs(of object: LuaObject) throws(LuaRaise) -> LuaTable?
  /// A field was written: what that caused is told before the assignment is over.
  func wrote()
  /// What `tostring` shows; nil for an object that is not the script's.
  func describe(_ object: LuaObject) -> String?
}

/// Who looks at an object: a plugin has a `state` of its own with each controller, a script may
/// put hooks.
package final class ObjectAccess: LuaObjects {
  package unowned let host: NavigationHost
  /// The plugin whose Lua state this is; nil for a script's, and while a plugin is being loaded.
  package unowned var plugin: Plugin?
  /// What only a script sees: handles, `nav`, explanations.
  package var script: (any ScriptAccess)?

  package init(_ host: NavigationHost) {
    self.host = host
  }

  package func read(_ key: LuaKey, of object: LuaObject, into output: LuaOutput) throws(LuaRaise) {
    let host = host
    guard let kind = ObjectKind(rawValue: object.kind) else {
      return output.pushNil()
    }
    if kind == .navigation || kind == .tabs {
      if script?.read(key, kind, object, output) != true { output.pushNil() }
      return
    }
    if let observer = host.observer {
      return try observedRead(key, kind, object, output, observer)
    }
    if kind == .data || kind == .app {
      return try readData(key, kind, object, output)
    }
    guard case .field(let number) = key else {
      try expire(kind, object)
      return output.pushNil()
    }
    let field = Field.all[number]
    switch kind {
    case .controller: readController(field, object, output, host)
    case .pop, .gesture, .push, .tab, .back, .bar:
      output.push(try Self.call(object, kind, on: host).run.argument.read(field, host))
    default: output.push(try script?.read(field, kind, object) ?? .nil)
    }
  }

  package func write(
    _ value: LuaValue, to key: LuaKey, of object: LuaObject, spendingFrom output: LuaOutput
  ) throws(LuaRaise) {
    try put(value, key, object, output)
    script?.wrote()
  }

  private func put(
    _ value: LuaValue, _ key: LuaKey, _ object: LuaObject, _ output: LuaOutput
  ) throws(LuaRaise) {
    guard let kind = ObjectKind(rawValue: object.kind) else { return }
    if plugin?.isShadow == true, kind == .controller { return }
    if kind == .data { return try writeData(key, object, value, output) }
    if kind == .nav || kind == .navigation, case .field(let number) = key,
      Field.all[number] == .app
    {
      return try replaceApp(with: value, spendingFrom: output)
    }
    if kind == .nav || kind == .navigation, case .field(let number) = key,
      Field.all[number] == .language
    {
      return try setLanguage(value)
    }
    guard kind == .controller, case .field(let number) = key,
      let controller = host.handles.find(object) as? Controller
    else {
      throw LuaRaise("'\(name(of: key))' of \(article(kind)) cannot be written\(hint(key, kind))")
    }
    let field = Field.all[number]
    output.spend(host.copying(value))
    try host.write(shown(value, in: field), to: field, of: controller, paidBy: account)
    if let setting = Setting(rawValue: field.rawValue) {
      controller.authors[setting] = value.isNil ? nil : author
    }
    host.observer?.tell { $0.wrote(access(.controller(controller), .field(luaKey(key)), value)) }
  }

  /// What a plugin writes as a title is cut and cleaned as what its hooks give.
  private func shown(_ value: LuaValue, in field: Field) -> LuaValue {
    guard script == nil, field == .title || field == .backTitle, let text = value.stringValue else {
      return value
    }
    return .string(Plain.line(text, limit: 200))
  }

  /// The plugin whose memory a write counts against; nil for a script.
  private var account: MemoryAccount? { script == nil ? plugin?.account : nil }

  /// Who writes: a plugin, at the line that runs, or the app.
  private var author: SettingAuthor {
    guard let plugin = plugin ?? host.running?.link.plugin else { return .app }
    let place = plugin.loaded.state?.runningPlace
    return SettingAuthor(plugin.name, file: place?.file, line: place?.line)
  }

  /// What a script probably meant to write. A plugin is not told: guessing costs it no units.
  private func hint(_ key: LuaKey, _ kind: ObjectKind) -> String {
    if kind == .app { return ": a script writes 'nav.app', an app 'host.app'" }
    guard script != nil, kind == .controller else { return "" }
    let known = ["title", "props"] + SettingsFields.names.map { $0.rawValue }
    return Spelling.hint(name(of: key), among: known)
  }

  package func count(of object: LuaObject) throws(LuaRaise) -> Int {
    if let count = script?.count(of: object) { return count }
    guard let table = host.dataTable(object) else {
      throw LuaRaise("\(described(object)) has no length")
    }
    guard let observer = host.observer else { return table.count }
    let value = try observer.read(access(.data(table), .count, .integer(Int64(table.count))))
    return value.integerValue ?? 0
  }

  package func pairs(of object: LuaObject) throws(LuaRaise) -> LuaTable {
    if let table = host.dataTable(object) {
      let ordered = script == nil ? table.orderedPairs : table.pairs
      let kind = ObjectKind(rawValue: object.kind) ?? .data
      let pairs = LuaTable(ordered.map { ($0.key.lua, lua($0.value, kind)) })
      guard let observer = host.observer else { return pairs }
      return try observer.read(access(.data(table), .pairs, .table(pairs))).tableValue ?? LuaTable()
    }
    if let pairs = try script?.pairs(of: object) { return pairs }
    throw LuaRaise("\(described(object)) has no pairs")
  }

  package func describe(_ object: LuaObject) -> String {
    if let controller = host.handles.find(object) as? Controller {
      return controller.described
    }
    return script?.describe(object) ?? described(object)
  }

  private func described(_ object: LuaObject) -> String {
    ObjectKind(rawValue: object.kind)?.name ?? "object"
  }

  private func article(_ kind: ObjectKind) -> String {
    switch kind {
    case .controller, .pop, .gesture, .push, .tab, .bar, .back, .plugin, .subscription:
      "a \(kind.name)"
    case .data, .nav, .app: kind.name
    case .explanation: "an explanation"
    case .navigation: kind.name
    case .tabs: "a tab bar"
    }
  }
}

extension ObjectAccess {
  /// The value of a field, for whoever looks at the object from outside.
  package func value(
    _ key: LuaKey, _ kind: ObjectKind, _ object: LuaObject
  ) throws(LuaRaise) -> LuaValue {
    if kind == .data || kind == .app {
      guard let table = host.dataTable(object), let key = try? DataKey(luaKey(key)) else {
        return .nil
      }
      return table[key].map { lua($0, kind) } ?? .nil
    }
    guard case .field(let number) = key else {
      try expire(kind, object)
      return .nil
    }
    let field = Field.all[number]
    switch kind {
    case .controller:
      return host.handles.controller(object.id).map { value(field, of: $0) } ?? .nil
    case .pop, .gesture, .push, .tab, .back, .bar:
      return try Self.call(object, kind, on: host).run.argument.read(field, host)
    default: return try script?.read(field, kind, object) ?? .nil
    }
  }

  private func value(_ field: Field, of controller: Controller) -> LuaValue {
    switch field {
    case .state: .object(host.export(state(of: controller)))
    case .hook: script.map { .slot($0.controllerHook) } ?? .nil
    default: host.read(field, of: controller)
    }
  }

  /// What a hook is called with is good while it runs, also where a field is asked for that it lacks.
  private func expire(_ kind: ObjectKind, _ object: LuaObject) throws(LuaRaise) {
    switch kind {
    case .pop, .gesture, .push, .tab, .back, .bar: _ = try Self.call(object, kind, on: host)
    default: break
    }
  }

  static func call(
    _ object: LuaObject, _ kind: ObjectKind, on host: NavigationHost
  ) throws(LuaRaise) -> Invocation {
    guard let call = host.call(withContext: object.id) else {
      throw LuaRaise("this \(kind.name) has expired: it is good only while its hook runs")
    }
    return call
  }

  private func readController(
    _ field: Field, _ object: LuaObject, _ output: LuaOutput, _ host: NavigationHost
  ) {
    guard let controller = host.handles.controller(object.id) else { return output.pushNil() }
    switch field {
    case .class: output.push(controller.className)
    case .state: output.push(host.export(state(of: controller)))
    case .hook: output.push(script.map { .slot($0.controllerHook) } ?? .nil)
    default: output.push(host.read(field, of: controller))
    }
  }

  /// Of the plugin; in a script of the inline plugin whose hook runs, else of the script.
  func state(of controller: Controller) -> DataTable {
    let plugin = plugin ?? host.running?.link.plugin
    let key = plugin?.handle ?? 0
    if let table = controller.record.states[key] { return table }
    let table = DataTable(paidBy: account)
    controller.record.states[key] = table
    plugin?.keepsState(of: controller.record)
    return table
  }

  /// A value of a data table: tables stay in place, so that writes reach them. What is in a table that
  /// is read-only is, too.
  func lua(_ value: DataValue, _ kind: ObjectKind) -> LuaValue {
    guard case .table(let table) = value else { return value.lua }
    return .object(host.handles.export(table, as: kind))
  }

  private func readData(
    _ key: LuaKey, _ kind: ObjectKind, _ object: LuaObject, _ output: LuaOutput
  ) throws(LuaRaise) {
    guard let table = host.dataTable(object), let key = try? DataKey(luaKey(key)),
      let value = table[key]
    else { return output.pushNil() }
    output.push(lua(value, kind))
  }

  private func writeData(
    _ key: LuaKey, _ object: LuaObject, _ value: LuaValue, _ output: LuaOutput
  ) throws(LuaRaise) {
    guard let table = host.dataTable(object) else { return }
    if plugin?.isShadow == true, table.root.isProps { return }
    do throws(DataError) {
      let key = try DataKey(luaKey(key))
      output.spend(4 * table.moves(writing: key, isNil: value.isNil) + host.copying(value))
      let value = try DataValue.from(value) { host.dataTable($0) }
      try table.set(key, to: value, paidBy: account)
      host.observer?.tell { $0.wrote(access(.data(table), .field(key.lua), value?.lua ?? .nil)) }
    } catch {
      let place = name(of: key)
      throw LuaRaise(place == "?" ? error.message : "'\(place)': \(error.message)")
    }
  }

  func luaKey(_ key: LuaKey) -> LuaValue {
    switch key {
    case .field(let number): .string(Field.all[number].rawValue)
    case .other(let value): value
    }
  }

  private func name(of key: LuaKey) -> String { Self.text(of: luaKey(key)) }

  /// A key as messages show it.
  package static func text(of key: LuaValue) -> String {
    switch key {
    case .string(let text): Plain.line(text, limit: 60)
    case .integer(let number): "\(number)"
    case .number(let number) where !number.isNaN: "\(number)"
    default: "?"
    }
  }
}

extension Controller {
  /// `controller 3: EditorController "Draft"`.
  package var described: String { "controller \(id): \(named)" }

  /// `EditorController "Draft"`.
  package var named: String {
    className + (title.map { " \"\(Plain.line($0, limit: 60))\"" } ?? "")
  }
}
