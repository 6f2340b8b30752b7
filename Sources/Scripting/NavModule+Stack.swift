internal import Lua
internal import Navigation
internal import PluginHost

extension NavModule {
  func defineStack() {
    define("reset", ofRootOnly: true) { try $0.reset($1) }
    define("class") { try $0.declareClass($1) }
    define("setRoot") { try $0.setRoot($1) }
    define("push") { try $0.push($1) }
    define("setStack") { try $0.setStack($1) }
    define("requestPop") { try $0.requestPop($1) }
    define("pop") { try $0.pop($1) }
    define("popTo") { try $0.popTo($1) }
    define("popToRoot") { try $0.popToRoot($1) }
    define("advance") { try $0.advance($1) }
    define("settle") { module, _ in module.navigation.settle() }
  }

  private func reset(_ call: LuaCall) throws {
    guard !host.navigation.scene.isBusy else {
      throw LuaRaise("cannot be called from inside a hook")
    }
    host.reset(try ConfigurationReader.configuration(call[0], profile: host.defaultProfile))
    pictures?.watch(host.navigation)
  }

  private func declareClass(_ call: LuaCall) throws {
    guard let name = call[0].stringValue, !name.isEmpty else {
      throw LuaRaise("a class needs a name, a string, got \(call[0].described)")
    }
    let superclass = try OptionReader(call[1], name: "superclass").text()
    do {
      try host.declareClass(name, superclass: superclass)
    } catch {
      throw LuaRaise(error.message)
    }
  }

  private func setRoot(_ call: LuaCall) throws {
    push(navigation.setRoot(try spec(call[0])), call)
  }

  private func push(_ call: LuaCall) throws {
    let options = try moves(call[1], of: "nav.push")
    let controller = try spec(call[0])
    push(
      navigation.push(controller, animated: options.animated, settle: options.settle), call)
  }

  private func setStack(_ call: LuaCall) throws {
    guard let table = call[0].tableValue, table.isList, !table.pairs.isEmpty else {
      throw LuaRaise("needs a list of at least one spec, got \(call[0].described)")
    }
    let options = try OptionTable(
      call[1], of: "nav.setStack", known: ["ask", "animated", "settle"])
    let asks = try options["ask"].flag() ?? false
    let settle = try options["settle"].flag() ?? true
    let animated = try options["animated"].flag() ?? false
    let controllers = try table.list.map { try spec($0) }
    if asks {
      return push(navigation.requestStack(controllers, animated: animated, settle: settle), call)
    }
    push(navigation.setStack(controllers, animated: animated, settle: settle), call)
  }

  private func push(_ result: PushResult, _ call: LuaCall) {
    switch result {
    case .pushed(let controller): call.output.push(host.export(controller))
    case .refused(let reason):
      call.output.pushNil()
      call.output.push(reason)
    }
  }

  /// What every call comes to of a navigation that has left.
  private static let nothingThere = Outcome(.ignored, reason: "nothing there")

  private func requestPop(_ call: LuaCall) throws {
    if call[0].isNil { return push(navigation.requestPop(), call) }
    let options = try OptionTable(
      call[0], of: "nav.requestPop", known: ["count", "to", "settle"])
    let settle = try options["settle"].flag() ?? true
    if !options["to"].value.isNil {
      guard navigation.isAttached else { return push(Self.nothingThere, call) }
      let target = try target(options["to"].value)
      return push(navigation.requestPop(to: target, settle: settle), call)
    }
    let count = try options["count"].integer() ?? 1
    guard count >= 1 else { throw LuaRaise("'count' must be at least 1, got \(count)") }
    push(navigation.requestPop(count: count, settle: settle), call)
  }

  private func pop(_ call: LuaCall) throws {
    let options = try moves(call[0], of: "nav.pop")
    push(navigation.pop(animated: options.animated, settle: options.settle), call)
  }

  private func popTo(_ call: LuaCall) throws {
    let options = try moves(call[1], of: "nav.popTo")
    guard navigation.isAttached else { return push(Self.nothingThere, call) }
    let target = try target(call[0])
    push(
      navigation.popTo(target, animated: options.animated, settle: options.settle), call)
  }

  private func popToRoot(_ call: LuaCall) throws {
    let options = try moves(call[0], of: "nav.popToRoot")
    push(navigation.popToRoot(animated: options.animated, settle: options.settle), call)
  }

  private func advance(_ call: LuaCall) throws {
    guard let seconds = call[0].numberValue, seconds.isFinite, seconds >= 0 else {
      throw LuaRaise("needs seconds, a number that is not negative, got \(call[0].described)")
    }
    navigation.advance(by: seconds)
  }

  /// The outcome and its reason.
  func push(_ outcome: Outcome, _ call: LuaCall) {
    call.output.push(outcome.kind.rawValue)
    if let reason = outcome.reason { call.output.push(reason) }
  }

  func moves(
    _ value: LuaValue, of function: String
  ) throws -> (animated: Bool, settle: Bool) {
    let options = try OptionTable(value, of: function, known: ["animated", "settle"])
    return (try options["animated"].flag() ?? true, try options["settle"].flag() ?? true)
  }
}
