package import Lua
package import Navigation

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
    default: controller.hasLeft ? .nil : SettingsFields.read(field, controller.settings)
    }
  }

  /// Writes a field of a controller.
  ///
  /// - Throws: `LuaRaise` where it is read-only, unknown, or of the wrong type.
  package func write(_ value: LuaValue, to field: Field, of controller: Controller) throws {
    switch field {
    case .title: controller.title = try Self.title(value)
    case .props: try replaceProps(value, of: controller)
    case .id, .class, .index, .isRoot, .isTop, .previous, .state, .hook:
      throw LuaRaise("'\(field.rawValue)' of a controller is read-only")
    default:
      var settings = controller.settings
      guard try SettingsFields.write(plain(value), to: field, &settings) else {
        throw LuaRaise("a controller has no field '\(field.rawValue)' that can be written")
      }
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
  package func replaceProps(_ value: LuaValue, of controller: Controller) throws {
    let props = controller.record.props
    do {
      guard case .table(let new)? = try DataValue.from(value, { dataTable($0) }) else {
        throw DataError(message: "must be a table, got \(value.described)")
      }
      props.replace(with: new)
      navigation.invalidateBar()
    } catch let error as DataError {
      throw LuaRaise("'props': \(error.message)")
    }
  }
}
