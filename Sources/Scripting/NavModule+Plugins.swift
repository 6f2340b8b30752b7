internal import Lua
internal import Navigation
internal import PluginHost
internal import Support

extension NavModule {
  func definePlugins() {
    define("use", arguments: .references) { try $0.use($1) }
    define("plugins") { module, call in
      let handles = module.host.plugins.map { LuaValue.object(module.export($0)) }
      call.output.push(LuaTable(list: handles))
    }
    define("hook") { try $0.addClassHook($1) }
    defineMethod(.reload) { try $0.reload($1) }
    defineMethod(.enable) { try $0.setEnabled($1, true) }
    defineMethod(.disable) { try $0.setEnabled($1, false) }
    defineMethod(.unload) { module, call in
      module.host.unload(try module.plugin(call, "unload"))
    }
    defineMethod(.remove) { try $0.remove($1) }
  }

  func export(_ plugin: Plugin) -> LuaObject {
    host.handles.export(plugin, as: .plugin)
  }

  private func use(_ call: LuaCall) throws {
    do {
      if case .reference(let table) = call[0] {
        return call.output.push(export(try host.load(inline: table, call.state)))
      }
      guard let path = call[0].stringValue else {
        throw LuaRaise("needs a path or a table of hooks, got \(call[0].described)")
      }
      guard Files.kind(path) == .folder, !PluginFolder.isPlugin(path) else {
        let options = try pluginOptions(call)
        return call.output.push(export(try host.load(path, options: options)))
      }
      useFolder(path, call)
    } catch let error as PluginError {
      call.output.pushNil()
      call.output.push(error.message)
    }
  }

  /// The `options` of `nav.use(path, {options = {…}})`.
  private func pluginOptions(_ call: LuaCall) throws -> DataTable? {
    if call[1].isNil { return nil }
    guard case .reference(let table) = call[1] else {
      throw LuaRaise("options must be a table, got \(call[1].described)")
    }
    for key in try call.state.keys(of: table) where key != "options" {
      throw LuaRaise("unknown option '\(Plain.line(key, limit: 60))', known is options")
    }
    do {
      switch try DataValue.from(try call.state.field("options", of: table), host.dataTable) {
      case .table(let options)?: return options
      case nil: return nil
      default: throw LuaRaise("'options' must be a table")
      }
    } catch let error as DataError {
      throw LuaRaise("'options': \(error.message)")
    }
  }

  /// Loads what can be loaded; what cannot is said in the log.
  private func useFolder(_ path: String, _ call: LuaCall) {
    var handles: [LuaValue] = []
    for result in host.loadAll(in: path) {
      switch result {
      case .success(let plugin): handles.append(.object(export(plugin)))
      case .failure(let error):
        host.report(error.message)
      }
    }
    call.output.push(LuaTable(list: handles))
  }

  private func plugin(_ call: LuaCall, _ method: String) throws -> Plugin {
    guard let plugin = call[0].objectValue.flatMap({ host.handles.find($0) as? Plugin }) else {
      throw LuaRaise("\(method) must be called on a plugin's handle: use handle:\(method)()")
    }
    return plugin
  }

  private func reload(_ call: LuaCall) throws {
    do {
      try host.reload(try plugin(call, "reload"))
      call.output.push(true)
    } catch let error as PluginError {
      call.output.pushNil()
      call.output.push(error.message)
    }
  }

  private func setEnabled(_ call: LuaCall, _ enabled: Bool) throws {
    host.setEnabled(try plugin(call, enabled ? "enable" : "disable"), enabled)
  }
}

extension NavModule {
  /// `nav.hook(class, name, fn)`.
  private func addClassHook(_ call: LuaCall) throws {
    guard let className = call[0].stringValue, !className.isEmpty else {
      throw LuaRaise("needs a class name, got \(call[0].described)")
    }
    let hook = try scriptHook(call)
    host.add(hook, to: .className(className))
    added(hook, call)
  }

  /// `controller:hook(name, fn)`.
  func addControllerHook(_ call: LuaCall) throws {
    guard let controller = host.controller(call[0]) else {
      throw LuaRaise("hook must be called on a controller: use controller:hook(name, fn)")
    }
    let hook = try scriptHook(call)
    host.add(hook, to: .controller(controller))
    added(hook, call)
  }

  private func scriptHook(_ call: LuaCall) throws -> ScriptHook {
    guard let name = call[1].stringValue.flatMap(HookName.init(rawValue:)), name.isPerController
    else {
      let known = HookName.allCases.filter(\.isPerController).map(\.rawValue)
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
  private func remove(_ call: LuaCall) throws {
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
