internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

extension NavModule {
  func defineSettings() {
    define("settings") { module, call throws(LuaRaise) in try module.settings(call) }
  }

  /// `nav.settings([controller])`: what counts now, and who says it.
  private func settings(_ call: LuaCall) throws(LuaRaise) {
    var controller = navigation.top
    if !call[0].isNil {
      controller = host.controller(call[0])
      if controller == nil { throw LuaRaise("needs a controller, got \(call[0].described)") }
    }
    guard let controller, !controller.hasLeft else { return call.output.push(LuaTable()) }
    let entries = Setting.allCases.compactMap { setting in
      entry(setting, of: controller).map { (setting.rawValue, LuaValue.table($0)) }
    }
    call.output.push(LuaTable(fields: entries))
  }

  /// Nil where nobody says anything. Hooks are asked of tops: of another controller only what stands
  /// on it counts.
  private func entry(_ setting: Setting, of controller: Controller) -> LuaTable? {
    guard let field = Field(rawValue: setting.rawValue) else { return nil }
    if controller.isTop, controller.answers.has(setting) {
      let value = SettingsFields.read(field, controller.settingsInForce)
      return entry(value, controller.respondents[setting])
    }
    let isSet = !setting.isSame(controller.settings, ControllerSettings())
    guard let author = controller.authors[setting] ?? (isSet ? .app : nil) else { return nil }
    return entry(SettingsFields.read(field, controller.settings), author)
  }

  private func entry(_ value: LuaValue, _ author: SettingAuthor?) -> LuaTable {
    var fields = [("value", value), ("by", .string(author?.name ?? "policy"))]
    if let file = author?.file { fields.append(("file", .string(file))) }
    if let line = author?.line { fields.append(("line", .integer(Int64(line)))) }
    return LuaTable(fields: fields)
  }
}
