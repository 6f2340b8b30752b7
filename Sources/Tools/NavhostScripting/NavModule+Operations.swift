package import NavhostLua
package import NavhostNavigation
internal import NavhostPluginHost

extension NavModule {
  /// Every operation is a function of `nav`; those of a tab are of the tab bar.
  func defineOperations() {
    for name in NavigationOperation.Name.allCases where name != .select && name != .show {
      define(name.rawValue) { module, call throws(LuaRaise) in try module.carryOut(name, call) }
    }
    selectTab = ofTabs(.select) { $0.select(0) }
    showTab = ofTabs(.show) { $0.show(0) }
  }

  private func carryOut(_ name: NavigationOperation.Name, _ call: LuaCall) throws(LuaRaise) {
    if name == .backMenu, call[0].isNil {
      return call.output.push(LuaTable(list: navigation.backMenu.map { .string($0) }))
    }
    push(try host.carryOut(name, call.arguments, on: navigation), call)
  }

  /// A function of a tab bar, called with its handle first. A bar without tabs does it by itself.
  private func ofTabs(
    _ name: NavigationOperation.Name, _ withoutTabs: @escaping (TabBarController) -> Outcome
  ) -> LuaSlot {
    library.function { [unowned self] call throws(LuaRaise) in
      guard let bar = tabBar(call[0]) else { return .results }
      guard let first = bar.navigations.first else {
        push(.outcome(withoutTabs(bar)), call)
        return .results
      }
      let body: Body = { module, call throws(LuaRaise) in try module.carryOut(name, call) }
      return try run(name.rawValue, call.droppingFirst(), on: first, body)
    }
  }

  private func push(_ result: OperationResult, _ call: LuaCall) {
    switch result {
    case .done: break
    case .undecided: call.output.pushNil()
    case .outcome(let outcome):
      call.output.push(outcome.kind.rawValue)
      if let reason = outcome.reason { call.output.push(reason) }
    case .controller(let controller): call.output.push(host.export(controller))
    case .stack(let stack): call.output.push(export(stack))
    case .tabs(let bar): call.output.push(export(bar))
    case .refused(let refusal):
      call.output.pushNil()
      call.output.push(refusal.text)
    }
  }
}

extension NavModule {
  /// Another stack as Lua knows it; the root is `nav` itself.
  package func export(_ navigation: NavigationController) -> LuaValue {
    if navigation === host.navigation { return table }
    return .object(host.handles.export(navigation, as: .navigation))
  }

  /// A tab bar as Lua knows it.
  package func export(_ bar: TabBarController) -> LuaValue {
    .object(host.handles.export(TabsBox(bar), as: .tabs))
  }

  /// The tab bar that Lua holds by that handle.
  private func tabBar(_ handle: LuaValue) -> TabBarController? {
    let object = LuaObject(kind: ObjectKind.tabs.rawValue, id: Int64(handle.integerValue ?? 0))
    return (host.handles.find(object) as? TabsBox)?.bar
  }
}
