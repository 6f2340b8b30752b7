package import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// `next()`: runs the rest of the chain, once, and returns its answer. The call that it was given
  /// to comes first: it is good for no other.
  package func callNext(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    guard let wrapper = current(in: call.state), wrapper.context == call[0].integerValue ?? 0 else {
      throw LuaRaise("next is good only while its hook runs")
    }
    if wrapper.rest == nil {
      if isEvaluating { throw LuaRaise("next cannot be called in an expression") }
      // Those below may ask a question; that it could not wait would be no fault of theirs.
      guard call.state.canSuspend || !wrapper.run.hook.canWait else {
        throw LuaRaise("next cannot wait here: something that cannot yield is running")
      }
      observer?.tell { $0.asksNext() }
      let result = outside(wrapper) { goOn(after: wrapper) }
      if case .suspended = result { return .suspend }
    }
    for value in wrapper.rest?.lua ?? [] { call.output.push(value) }
    return .results
  }

  private func goOn(after wrapper: Invocation) -> ChainResult {
    let run = wrapper.run
    guard run.hook.isDecision else {
      tell(run, run.chain, from: wrapper.index + 1)
      wrapper.rest = ChainAnswer.none
      return .ended(.none)
    }
    let result = ask(run, run.chain, run.controller, from: wrapper.index + 1)
    if case .suspended = result { return result }
    wrapper.rest = result.answer
    return result
  }

  /// Calls `body` before each call of a hook, with its owner, its name and its state: for a debugger.
  package func watchCalls(_ body: @escaping (String, HookName, LuaState) -> Void) {
    hookListener = body
  }

  /// From now on the lines that are logged count as those of one call.
  package func beginLog() { logFlood.begin() }

  /// `print` and `log.*`.
  package func log(_ call: LuaCall, _ level: LogLine.Level) {
    let name = call.state.owner.map { ($0 as? PluginOwner)?.name ?? "" }
    var flood = logFlood
    let line = flood.admit(LogLine(plugin: name, level: level, message: Self.text(call)))
    logFlood = flood
    if let line { tell(line) }
  }

  private static func text(_ call: LuaCall) -> String {
    let words = call.arguments.map { value in
      switch value {
      case .string(let text): text
      case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
      default: value.typeName
      }
    }
    return Plain.escaped(words.joined(separator: "\t"), limit: 1000)
  }

  /// `require(name)`: the chunk name and the source of a module in the plugin's folder.
  package func module(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    guard let owner = call.state.owner as? PluginOwner, let name = call[0].stringValue else {
      throw LuaRaise("bad argument #1 to 'require' (string expected, got \(call[0].typeName))")
    }
    let finder = ModuleFinder(
      folder: owner.folder, plugin: owner.name, limit: limits.sourceRead)
    do throws(LuaRaise) {
      let module = try finder.find(name)
      call.state.remember("@" + module.path)
      call.output.push("@" + module.path)
      call.output.push(moduleFilter?(module.path, module.source) ?? module.source)
      return .results
    } catch {
      // `require` stands between: C would name no place.
      guard let place = call.state.runningPlace else { throw error }
      throw LuaRaise("\(place.file):\(place.line): \(error.message)")
    }
  }
}

/// Which plugin a Lua state belongs to, also while it is being loaded.
package final class PluginOwner {
  package let name: String
  package let folder: String?

  package init(name: String, folder: String?) {
    self.name = name
    self.folder = folder
  }
}
