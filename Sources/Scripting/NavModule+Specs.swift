package import Lua
package import Navigation
internal import PluginHost
internal import Support

extension NavModule {
  /// The controller that a spec stands for: a new one of a class name or a table, or one that was
  /// handed out before.
  package func spec(_ value: LuaValue) throws -> Controller {
    if let controller = host.controller(value) { return controller }
    if let name = value.stringValue { return try controller(named: name) }
    guard let table = value.tableValue else {
      throw LuaRaise(
        "a spec must be a class name, a table or a controller, got \(value.described)")
    }
    return try controller(table)
  }

  private func controller(named name: String) throws -> Controller {
    guard !name.isEmpty else { throw LuaRaise("a class name must not be empty") }
    return made(navigation.makeController(className: name))
  }

  private func controller(_ table: LuaTable) throws -> Controller {
    let className = try OptionReader(table["class"], name: "class").text() ?? "UIViewController"
    guard !className.isEmpty else { throw LuaRaise("a class name must not be empty") }
    var settings = ControllerSettings()
    var authors: [Setting: SettingAuthor] = [:]
    for (key, value) in table.pairs {
      let name = key.stringValue ?? key.described
      if ["class", "title", "props"].contains(name) { continue }
      guard let field = Field(rawValue: name),
        try SettingsFields.write(value, to: field, &settings)
      else { throw unknownSetting(name) }
      if let setting = Setting(rawValue: name) { authors[setting] = .app }
    }
    let title = try NavigationHost.title(table["title"])
    let data = try props(table["props"])
    let controller = made(
      navigation.makeController(className: className, title: title, settings: settings))
    controller.authors = authors
    if let data { try host.replaceProps(data, of: controller) }
    return controller
  }

  private func made(_ controller: Controller) -> Controller {
    observer?.made(controller)
    return controller
  }

  private func unknownSetting(_ name: String) -> LuaRaise {
    let known = ["class", "title", "props"] + SettingsFields.names.map(\.rawValue)
    let hint = Spelling.hint(name, among: known)
    return LuaRaise("unknown setting '\(Plain.line(name, limit: 60))'\(hint)")
  }

  /// Checked before the controller is made, so that a refused spec costs no id.
  private func props(_ value: LuaValue) throws -> LuaValue? {
    if value.isNil { return nil }
    do {
      guard case .table? = try DataValue.from(value, { host.dataTable($0) }) else {
        throw LuaRaise("'props' must be a table, got \(value.described)")
      }
    } catch let error as DataError {
      throw LuaRaise("'props': \(error.message)")
    }
    return value
  }

  /// A controller on the stack: itself, its index, or a class name (the nearest below the top, of
  /// the class or a subclass).
  func target(_ value: LuaValue) throws -> Controller {
    if let controller = host.controller(value) {
      guard controller.index != nil else {
        throw LuaRaise("\(controller.described) is not on the stack")
      }
      return controller
    }
    if let name = value.stringValue {
      let below = navigation.stack.dropLast().reversed()
      if let found = below.first(where: { host.classes.lineage(of: $0.className).contains(name) }) {
        return found
      }
      throw LuaRaise(
        "no controller of class '\(Plain.line(name, limit: 60))' is below the top"
          + Spelling.hint(name, among: below.map(\.className)))
    }
    guard let index = value.integerValue else {
      throw LuaRaise(
        "the target must be a controller, an index or a class name, got \(value.described)")
    }
    guard (1...max(1, navigation.depth)).contains(index), navigation.depth > 0 else {
      throw LuaRaise("there is no controller at index \(index): the stack has \(navigation.depth)")
    }
    return navigation.stack[index - 1]
  }
}
