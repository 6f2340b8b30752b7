package import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// `perform(action[, data])`: asks the app to do something.
  package func perform(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    guard let running = current(in: call.state) else {
      throw LuaRaise("perform is good inside a hook only, and not while a plugin loads or unloads")
    }
    let hook = running.run.hook
    guard hook.canPerform else {
      throw LuaRaise(
        "perform is not valid in \(hook.rawValue), an appearance hook; use a decision hook "
          + "or a notification hook")
    }
    let name = try ActionName.read(call[0], "perform")
    let data = try actionData(call[1], "perform", call.output)
    let action = Action(name, data, plugin: running.link.name)
    guard running.run.add(action, by: running) else {
      throw LuaRaise("perform: at most \(ChainRun.maxActions) actions a call")
    }
    observer?.tell { $0.performs(action, in: observed(running.link, running.run)) }
    return .results
  }

  /// What the hooks asked for that were told something.
  func keepActions(of run: ChainRun) {
    if let actions = run.takeActions(nil) { navigation.scene.keep(actions) }
  }
}
