package import Lua
package import Navigation
internal import PluginHost

/// Other stacks: inside a controller, presented, behind a tab bar.
extension NavModule {
  func defineContainers() {
    define("embed") { try $0.embed($1) }
    define("present") { try $0.present($1) }
    define("tabs") { try $0.makeTabs($1) }
    define("escape") { module, call in
      let settle = try module.settle(call[0], of: "nav.escape")
      module.push(module.navigation.escape(settle: settle), call)
    }
    define("requestDismiss") { module, call in
      let settle = try module.settle(call[0], of: "nav.requestDismiss")
      module.push(module.navigation.requestDismiss(settle: settle), call)
    }
    define("dismiss") { module, call in
      let options = try module.moves(call[0], of: "nav.dismiss")
      let outcome = module.navigation.dismiss(
        animated: options.animated, settle: options.settle)
      module.push(outcome, call)
    }
    define("swipeDown") { try $0.swipeDown($1) }
    define("tapOutside") { module, call in
      let settle = try module.settle(call[0], of: "nav.tapOutside")
      module.push(module.navigation.tapOutside(settle: settle), call)
    }
  }

  /// Another stack as Lua knows it; the root is `nav` itself.
  package func export(_ navigation: NavigationController) -> LuaValue {
    if navigation === host.navigation { return table }
    return .object(host.handles.export(navigation, as: .navigation))
  }

  /// A tab bar as Lua knows it.
  package func export(_ bar: TabBarController) -> LuaValue {
    .object(host.handles.export(TabsBox(bar), as: .tabs))
  }

  private func embed(_ call: LuaCall) throws {
    guard let container = host.controller(call[0]) else {
      throw LuaRaise("needs a controller that is on a stack, got \(call[0].described)")
    }
    guard container.navigation?.isAttached == true else {
      if !navigation.isAttached { return push(.refused("nothing there"), call) }
      throw LuaRaise("\(container.described) is not on a stack")
    }
    push(navigation.embed(try spec(call[1]), in: container), call)
  }

  private func present(_ call: LuaCall) throws {
    let known = ["style", "animated", "settle"]
    let options = try OptionTable(call[1], of: "nav.present", known: known)
    let style: Presentation.Style? = try options["style"].choice()
    let result = navigation.present(
      try spec(call[0]), style: style ?? .sheet, animated: try options["animated"].flag() ?? true,
      settle: try options["settle"].flag() ?? true)
    push(result, call)
  }

  private func push(_ result: StackResult, _ call: LuaCall) {
    switch result {
    case .made(let navigation):
      observer?.made(navigation)
      call.output.push(export(navigation))
    case .refused(let reason):
      call.output.pushNil()
      call.output.push(reason)
    }
  }

  private func swipeDown(_ call: LuaCall) throws {
    let known = ["distance", "duration", "release", "settle"]
    let options = try OptionTable(call[0], of: "nav.swipeDown", known: known)
    let distance = try options["distance"].number()
    if let distance, distance < 0 { throw LuaRaise("'distance' must not be negative") }
    let duration = try options["duration"].number() ?? 0.25
    guard duration >= 0 else { throw LuaRaise("'duration' must not be negative") }
    let outcome = navigation.swipeDown(
      distance: distance, duration: duration, release: try options["release"].flag() ?? true,
      settle: try options["settle"].flag() ?? true)
    push(outcome, call)
  }
}

/// A tab bar that Lua holds.
package final class TabsBox: Exported {
  package var handle: Int64 = 0
  package let bar: TabBarController

  init(_ bar: TabBarController) {
    self.bar = bar
  }
}

extension NavModule {
  private func makeTabs(_ call: LuaCall) throws {
    guard let table = call[0].tableValue, table.isList else {
      throw LuaRaise("needs a list of specs, got \(call[0].described)")
    }
    let (bar, reason) = navigation.tabs(try table.list.map { try spec($0) })
    guard let bar else {
      call.output.pushNil()
      return call.output.push(reason ?? "")
    }
    for navigation in bar.navigations.dropFirst() { observer?.made(navigation) }
    call.output.push(export(bar))
  }

  /// The tab bar that Lua holds by that handle.
  func tabBar(_ handle: LuaValue) -> TabBarController? {
    let object = LuaObject(kind: ObjectKind.tabs.rawValue, id: Int64(handle.integerValue ?? 0))
    return (host.handles.find(object) as? TabsBox)?.bar
  }

  /// `tabs.select(i[, {settle =}])`, of the tab bar that the stack is in.
  func select(_ call: LuaCall) throws {
    guard let bar = navigation.tabBar else { return }
    let index = try index(of: bar, call[0], "tabs.select")
    push(bar.select(index, settle: try settle(call[1], of: "tabs.select")), call)
  }

  /// `tabs.show(i)`, of the tab bar that the stack is in.
  func show(_ call: LuaCall) throws {
    guard let bar = navigation.tabBar else { return }
    push(bar.show(try index(of: bar, call[0], "tabs.show")), call)
  }

  private func index(
    of bar: TabBarController, _ value: LuaValue, _ function: String
  ) throws -> Int {
    guard let index = value.integerValue else {
      throw LuaRaise("\(function): the tab must be an integer, got \(value.described)")
    }
    let count = bar.navigations.count
    guard (1...count).contains(index) else {
      throw LuaRaise("\(function): there is no tab \(index): there are \(count)")
    }
    return index - 1
  }
}
