package import NavhostLua
package import NavhostNavigation

extension NavigationHost {
  /// A field of a controller, as Lua reads it.
  package func read(_ field: Field, of controller: Controller) -> LuaValue {
    switch field {
    case .id: .integer(Int64(controller.id))
    case .class: .string(controller.className)
    case .title: controller.title.map { .string($0) } ?? .nil
    case .index: controller.index.map { .integer(Int64($0)) } ?? .nil
    case .isRoot: .boolean(controller.isRoot)
    case .isTop: .boolean(controller.isTop)
    case .previous: controller.previous.map { .object(export($0)) } ?? .nil
    case .props: .object(export(controller.record.props))
    case .container: controller.navigation?.containing.map { .object(export($0)) } ?? .nil
    case .inner: controller.navigation == nil ? .nil : stack(controller.embedded)
    case .presented: presented(over: controller)
    default: controller.hasLeft ? .nil : SettingsFields.read(field, controller.observedSettings)
    }
  }

  /// A stack as `controller.inner` has it; of tabs the one that is shown.
  private func stack(_ navigation: NavigationController?, style: String? = nil) -> LuaValue {
    guard let shown = navigation?.selectedTab else { return .nil }
    var fields: [(String, LuaValue)] = [("depth", .integer(Int64(shown.depth)))]
    if let top = shown.top { fields.append(("top", .object(export(top)))) }
    if let style { fields.append(("style", .string(style))) }
    return .table(LuaTable(fields: fields))
  }

  private func presented(over controller: Controller) -> LuaValue {
    guard let over = controller.navigation?.presentationOver else { return .nil }
    return stack(over.navigation, style: over.style.rawValue)
  }

  /// Writes a field of a controller.
  ///
  /// - Throws: `LuaRaise` where it is read-only, unknown, or of the wrong type.
  package func write(
    _ value: LuaValue, to field: Field, of controller: Controller,
    paidBy account: MemoryAccount? = nil
  ) throws(LuaRaise) {
    switch field {
    case .title:
      let title = try Self.title(value)
      try pay(for: field, of: controller, value, account)
      controller.title = title
    case .props: try replaceProps(value, of: controller, paidBy: account)
    case .id, .class, .index, .isRoot, .isTop, .previous, .state, .hook, .inner, .container,
      .presented:
      throw LuaRaise("'\(field.rawValue)' of a controller is read-only")
    default:
      var settings = controller.settings
      guard try SettingsFields.write(plain(value), to: field, &settings) else {
        throw LuaRaise("a controller has no field '\(field.rawValue)' that can be written")
      }
      try pay(for: field, of: controller, plain(value), account)
      controller.settings = settings
    }
  }

  /// A title from Lua: a string or nil.
  package static func title(_ value: LuaValue) throws(LuaRaise) -> String? {
    if value.isNil { return nil }
    guard let text = value.stringValue else {
      throw LuaRaise("'title' must be a string in UTF-8, got \(value.described)")
    }
    return text
  }

  /// Puts the pairs of a table in the place of a controller's props.
  package func replaceProps(
    _ value: LuaValue, of controller: Controller, paidBy account: MemoryAccount? = nil
  ) throws(LuaRaise) {
    let props = controller.record.props
    do throws(DataError) {
      guard case .table(let new)? = try DataValue.from(value, { dataTable($0) }) else {
        throw DataError(message: "must be a table, got \(value.described)")
      }
      try props.replace(with: new, paidBy: account)
    } catch {
      throw LuaRaise("'props': \(error.message)")
    }
  }

  /// A plugin pays for a title, for regions and for gradients as long as they are there.
  private func pay(
    for field: Field, of controller: Controller, _ value: LuaValue, _ account: MemoryAccount?
  ) throws(LuaRaise) {
    guard let account else { return controller.record.pay(for: field, 0, nil) }
    let bytes = value.footprint
    do throws(DataError) {
      try account.admit(bytes)
    } catch {
      throw LuaRaise("'\(field.rawValue)': \(error.message)")
    }
    controller.record.pay(for: field, bytes, account)
  }
}

extension LuaValue {
  /// Bytes that the host takes for it.
  fileprivate var footprint: Int {
    switch self {
    case .string(let text): Footprint.text(text.utf8.count)
    case .table(let table):
      table.pairs.reduce(64) { $0 + 64 + $1.value.footprint }
    default: 0
    }
  }
}

extension NavigationHost {
  /// The value by which Lua knows what an event is about.
  package func export(_ summary: ControllerSummary) -> LuaObject {
    export(navigation.scene.controller(summary))
  }

  /// The value by which Lua knows the controller.
  package func export(_ controller: Controller) -> LuaObject {
    handles.export(controller)
  }

  package func export(_ table: DataTable) -> LuaObject {
    handles.export(table, as: .data)
  }

  /// The controller behind a value from Lua; nil where it is none.
  package func controller(_ value: LuaValue) -> Controller? {
    value.objectValue.flatMap { handles.find($0) as? Controller }
  }

  /// A value from Lua in which a table of data is a table.
  package func plain(_ value: LuaValue) -> LuaValue {
    guard let object = value.objectValue, let table = dataTable(object) else { return value }
    return DataValue.table(table).lua
  }

  /// Units for copying the data behind a value from Lua.
  package func copying(_ value: LuaValue) -> Int {
    guard case .object(let object) = value else { return 0 }
    return (dataTable(object)?.size ?? 0) / 4
  }

  /// The data table behind an object from Lua; nil where it is none.
  package func dataTable(_ object: LuaObject) -> DataTable? {
    handles.find(object) as? DataTable
  }
}
