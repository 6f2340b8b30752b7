package import NavhostLua
package import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// The controller that a spec stands for: a new one of a class name or a table, or one that was
  /// handed out before.
  ///
  /// - Throws: `LuaRaise` where it is none, or something in it is wrong.
  package func controller(of spec: LuaValue) throws(LuaRaise) -> Controller {
    if let controller = controller(spec) { return controller }
    if let name = spec.stringValue { return try controller(named: name) }
    guard let table = spec.tableValue else {
      throw LuaRaise("a spec must be a class name, a table or a controller, got \(spec.described)")
    }
    return try controller(of: table)
  }

  private func controller(named name: String) throws(LuaRaise) -> Controller {
    guard !name.isEmpty else { throw LuaRaise("a class name must not be empty") }
    return told(navigation.makeController(className: name))
  }

  private func controller(of table: LuaTable) throws(LuaRaise) -> Controller {
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
    let controller = told(
      navigation.makeController(className: className, title: title, settings: settings))
    controller.authors = authors
    if let data { try replaceProps(data, of: controller) }
    return controller
  }

  private func told(_ controller: Controller) -> Controller {
    observer?.tell { $0.didCreate(controller) }
    return controller
  }

  private func unknownSetting(_ name: String) -> LuaRaise {
    let known = ["class", "title", "props"] + SettingsFields.names.map { $0.rawValue }
    let hint = Spelling.hint(name, among: known)
    return LuaRaise("unknown setting '\(Plain.line(name, limit: 60))'\(hint)")
  }

  /// Checked before the controller is made, so that a refused spec costs no id.
  private func props(_ value: LuaValue) throws(LuaRaise) -> LuaValue? {
    if value.isNil { return nil }
    let data: DataValue?
    do throws(DataError) {
      data = try DataValue.from(value) { dataTable($0) }
    } catch {
      throw LuaRaise("'props': \(error.message)")
    }
    guard case .table? = data else {
      throw LuaRaise("'props' must be a table, got \(value.described)")
    }
    return value
  }
}
