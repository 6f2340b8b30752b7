package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost

/// What only a script sees: the fields of `nav`, handles, explanations.
package final class ScriptObjects: ScriptAccess {
  let module: NavModule

  package init(_ module: NavModule) {
    self.module = module
  }

  package var controllerHook: LuaSlot { module.controllerHook }

  package var host: NavigationHost { module.host }

  package func read(_ field: Field, _ kind: ObjectKind, _ object: LuaObject) throws(LuaRaise)
    -> LuaValue
  {
    switch kind {
    case .nav: return nav(field, of: host.navigation)
    case .plugin: return (host.handles.find(object) as? Plugin).map { plugin($0, field) } ?? .nil
    case .explanation: return explanation(object).map { read(field, $0) } ?? .nil
    case .subscription: return field == .remove ? method(field) : .nil
    default: return .nil
    }
  }

  package func pairs(of object: LuaObject) throws(LuaRaise) -> LuaTable? {
    if let tabs = tabs(object) { return LuaTable(list: tabs) }
    guard let explanation = explanation(object) else { return nil }
    let fields: [Field] = [.outcome, .reason, .steps, .skipped, .actions]
    return LuaTable(fields: fields.map { ($0.rawValue, read($0, explanation)) })
  }

  package func wrote() { module.deliver() }

  package func describe(_ object: LuaObject) -> String? {
    if let explanation = explanation(object) { return explanation.description }
    if let navigation = host.handles.find(object) as? NavigationController {
      return "nav \(navigation.number)"
    }
    if let tabs = tabs(object) { return "\(tabs.count) tabs" }
    guard let plugin = host.handles.find(object) as? Plugin else { return nil }
    return "plugin \(plugin.name) \(plugin.manifest.version)"
  }

  private func explanation(_ object: LuaObject) -> Explanation? {
    (host.handles.find(object) as? ExplanationBox)?.explanation
  }

  package func count(of object: LuaObject) -> Int? { tabs(object)?.count }

  private func method(_ field: Field) -> LuaValue {
    module.methods[field].map { .slot($0) } ?? .nil
  }

  private func plugin(_ plugin: Plugin, _ field: Field) -> LuaValue {
    switch field {
    case .name: .string(plugin.name)
    case .version: .string(plugin.manifest.version)
    case .enabled: .boolean(plugin.isEnabled && plugin.isLoaded)
    case .quarantined: .boolean(plugin.isQuarantined)
    case .faults: .table(LuaTable(list: plugin.faults.map(fault)))
    case .warnings: .table(LuaTable(list: plugin.warnings.map(warning)))
    case .reload, .enable, .disable, .unload: method(field)
    default: .nil
    }
  }

  private func warning(_ warning: PluginWarning) -> LuaValue {
    .table(
      LuaTable(fields: [
        ("file", .string(warning.file)), ("line", .integer(Int64(warning.line))),
        ("field", .string(warning.field)), ("message", .string(warning.message)),
      ]))
  }

  private func fault(_ fault: Fault) -> LuaValue {
    .table(
      LuaTable(fields: [
        ("hook", .string(fault.hook.rawValue)), ("message", .string(fault.message)),
        ("traceback", .string(fault.traceback)), ("time", .number(fault.time)),
      ]))
  }

  private func read(_ field: Field, _ explanation: Explanation) -> LuaValue {
    switch field {
    case .outcome: .string(explanation.outcome)
    case .reason: explanation.reason.map { .string($0) } ?? .nil
    case .steps: .table(LuaTable(list: explanation.steps.map(step)))
    case .skipped: .table(LuaTable(list: explanation.skipped.map(skipped)))
    case .actions: .table(LuaTable(list: explanation.actions.map(action)))
    default: .nil
    }
  }

  private func action(_ action: Action) -> LuaValue {
    var fields: [(String, LuaValue)] = [("action", .string(action.name))]
    if let data = action.data { fields.append(("data", data.lua)) }
    if let plugin = action.plugin { fields.append(("plugin", .string(plugin))) }
    return .table(LuaTable(fields: fields))
  }

  private func step(_ step: Explanation.Step) -> LuaValue {
    var fields: [(String, LuaValue)] = [("by", .string(step.by))]
    if let hook = step.hook { fields.append(("hook", .string(hook))) }
    let answer = step.isDenyingFault ? .boolean(false) : step.answer?.lua
    if let answer { fields.append(("answer", answer)) }
    if let reason = step.reason { fields.append(("reason", .string(reason))) }
    if let file = step.file { fields.append(("file", .string(file))) }
    if let line = step.line { fields.append(("line", .integer(Int64(line)))) }
    if let detail = step.detail { fields.append(("detail", .string(detail))) }
    return .table(LuaTable(fields: fields))
  }

  private func skipped(_ plugin: Explanation.Skipped) -> LuaValue {
    .table(LuaTable(fields: [("by", .string(plugin.by)), ("why", .string(plugin.why.rawValue))]))
  }
}

extension Explanation.Answer {
  /// What a script reads: true, false, `"ask"`, or nothing.
  package var lua: LuaValue? {
    switch self {
    case .allow, .satisfied: .boolean(true)
    case .deny, .refused, .overridden: .boolean(false)
    case .ask: .string("ask")
    case .abstain, .fault, .notAsked: nil
    }
  }
}
