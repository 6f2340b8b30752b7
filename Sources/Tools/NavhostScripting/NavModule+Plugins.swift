internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension NavModule {
  func definePlugins() {
    define("use", arguments: .references) { module, call throws(LuaRaise) in try module.use(call) }
    define("plugins") { module, call throws(LuaRaise) in
      let handles = module.host.plugins.map { LuaValue.object(module.export($0)) }
      call.output.push(LuaTable(list: handles))
    }
    define("unmatched") { module, call throws(LuaRaise) in
      let patterns = module.host.unmatchedPatterns.map { unmatched -> LuaValue in
        .table(
          LuaTable(fields: [
            ("plugin", .string(unmatched.plugin)), ("pattern", .string(unmatched.pattern)),
          ]))
      }
      call.output.push(LuaTable(list: patterns))
    }
    define("hook") { module, call throws(LuaRaise) in try module.addClassHook(call) }
    defineMethod(.reload) { module, call throws(LuaRaise) in try module.reload(call) }
    defineMethod(.enable) { module, call throws(LuaRaise) in try module.setEnabled(call, true) }
    defineMethod(.disable) { module, call throws(LuaRaise) in try module.setEnabled(call, false) }
    defineMethod(.unload) { module, call throws(LuaRaise) in
      module.host.unload(try module.plugin(call, "unload"))
    }
    defineMethod(.remove) { module, call throws(LuaRaise) in try module.remove(call) }
  }

  func export(_ plugin: Plugin) -> LuaObject {
    host.handles.export(plugin, as: .plugin)
  }

  private func use(_ call: LuaCall) throws(LuaRaise) {
    if case .reference(let table) = call[0] {
      return answer(call) { () throws(PluginError) in
        .object(export(try host.load(inline: table, call.state)))
      }
    }
    guard let path = call[0].stringValue else {
      throw LuaRaise("needs a path or a table of hooks, got \(call[0].described)")
    }
    guard Files.kind(path) == .folder, !PluginFolder.isPlugin(path) else {
      let options = try pluginOptions(call)
      return answer(call) { () throws(PluginError) in
        .object(export(try host.load(path, options: options)))
      }
    }
    useFolder(path, call)
  }

  /// Answers what `body` gives, or nil and why the plugin cannot be loaded.
  private func answer(_ call: LuaCall, _ body: () throws(PluginError) -> LuaValue) {
    do throws(PluginError) {
      call.output.push(try body())
    } catch {
      call.output.pushNil()
      call.output.push(error.message)
    }
  }

  /// The `options` of `nav.use(path, {options = {…}})`.
  private func pluginOptions(_ call: LuaCall) throws(LuaRaise) -> DataTable? {
    if call[1].isNil { return nil }
    guard case .reference(let table) = call[1] else {
      throw LuaRaise("options must be a table, got \(call[1].described)")
    }
    let keys = try LuaRaise.passingOn { () throws(LuaError) in try call.state.keys(of: table) }
    for key in keys where key != "options" {
      throw LuaRaise("unknown option '\(Plain.line(key, limit: 60))', known is options")
    }
    let value = try LuaRaise.passingOn { () throws(LuaError) in
      try call.state.field("options", of: table)
    }
    let options: DataValue?
    do throws(DataError) {
      options = try DataValue.from(value, host.dataTable)
    } catch {
      throw LuaRaise("'options': \(error.message)")
    }
    switch options {
    case .table(let options)?: return options
    case nil: return nil
    default: throw LuaRaise("'options' must be a table")
    }
  }

  /// Loads what can be loaded; what cannot is said in the log.
  private func useFolder(_ path: String, _ call: LuaCall) {
    var handles: [LuaValue] = []
    for result in host.loadEntries(of: path).map({ $0.result }) {
      switch result {
      case .success(let plugin): handles.append(.object(export(plugin)))
      case .failure(let error):
        host.report(error.message)
      }
    }
    call.output.push(LuaTable(list: handles))
  }

  private func plugin(_ call: LuaCall, _ method: String) throws(LuaRaise) -> Plugin {
    guard let plugin = call[0].objectValue.flatMap({ host.handles.find($0) as? Plugin }) else {
      throw LuaRaise("\(method) must be called on a plugin's handle: use handle:\(method)()")
    }
    return plugin
  }

  private func reload(_ call: LuaCall) throws(LuaRaise) {
    let plugin = try plugin(call, "reload")
    answer(call) { () throws(PluginError) in
      try host.reload(plugin)
      return .boolean(true)
    }
  }

  private func setEnabled(_ call: LuaCall, _ enabled: Bool) throws(LuaRaise) {
    host.setEnabled(try plugin(call, enabled ? "enable" : "disable"), enabled)
  }
}

extension NavModule {
  /// `nav.hook(class, name, fn)`.
  private func addClassHook(_ call: LuaCall) throws(LuaRaise) {
    guard let className = call[0].stringValue, !className.isEmpty else {
      throw LuaRaise("needs a class name, got \(call[0].described)")
    }
    let hook = try scriptHook(call)
    host.add(hook, to: .className(className))
    added(hook, call)
  }

  /// `controller:hook(name, fn)`.
  func addControllerHook(_ call: LuaCall) throws(LuaRaise) {
    guard let controller = host.controller(call[0]) else {
      throw LuaRaise("hook must be called on a controller: use controller:hook(name, fn)")
    }
    let hook = try scriptHook(call)
    host.add(hook, to: .controller(controller))
    added(hook, call)
  }

  private func scriptHook(_ call: LuaCall) throws(LuaRaise) -> ScriptHook {
    guard let name = call[1].stringValue.flatMap(HookName.init(rawValue:)), name.isPerController
    else {
      let known = HookName.allCases.filter { $0.isPerController }.map { $0.rawValue }
      throw LuaRaise(
        "\(call[1].described) is no hook"
          + Spelling.hintOrKnown(call[1].stringValue ?? "", among: known))
    }
    guard let function = call[2].functionValue else {
      throw LuaRaise("the hook must be a function, got \(call[2].described)")
    }
    return ScriptHook(name, HookFunction(function, call.state))
  }

  private func added(_ hook: ScriptHook, _ call: LuaCall) {
    navigation.scene.invalidateBars()
    call.output.push(host.handles.export(hook, as: .subscription))
  }

  /// `handle:remove()`, of a hook, a listener or a handler.
  private func remove(_ call: LuaCall) throws(LuaRaise) {
    switch call[0].objectValue.flatMap({ host.handles.find($0) }) {
    case let hook as ScriptHook:
      host.remove(hook)
      navigation.scene.invalidateBars()
    case let listener as Listener:
      listener.isRemoved = true
      listeners.removeAll { $0 === listener }
    case let handler as AppHandler: forget(handler)
    default: throw LuaRaise("remove must be called on a handle: use handle:remove()")
    }
  }
}
