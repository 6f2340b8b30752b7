package import Navigation

/// What the app does when policies ask it to: the last handler that was put for a name counts.
package final class AppHandlers {
  /// Answers who waits; nil where the answer comes later. The third argument is the action's name.
  package typealias Answering = (Controller, AppData?, String) -> Reply?

  /// Does an action. The third argument is its name.
  package typealias Doing = (Controller, AppData?, String) -> Void

  private var actions = HandlerList<Doing>()
  private var awaits = HandlerList<Answering>()
  /// Whether a question to the app that nobody handles stays open instead of failing.
  package var leavesUnhandledOpen = false

  /// Does what policies ask for; `"*"` hears what has no handler of its own.
  package func onAction(_ name: String, _ body: @escaping Doing) -> AppHandler {
    actions.put(name, body)
  }

  /// Answers what policies wait for; `"*"` hears what has no handler of its own.
  package func onAwait(_ name: String, _ body: @escaping Answering) -> AppHandler {
    awaits.put(name, body)
  }

  package func remove(_ handler: AppHandler) {
    actions.remove(handler)
    awaits.remove(handler)
  }

  func handler(of action: Action, for controller: Controller) -> (() -> Void)? {
    guard let body = actions[action.name] else { return nil }
    return { body(controller, action.data, action.name) }
  }

  func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply? {
    if let body = awaits[action] { return body(controller, data, action) }
    return leavesUnhandledOpen ? nil : .unhandled(action)
  }
}

/// A handler that was put.
package final class AppHandler: Exported {
  package var handle: Int64 = 0
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// Handlers by the names of actions, in each the last at the end.
private struct HandlerList<Body> {
  private var byName: [String: [(handler: AppHandler, body: Body)]] = [:]

  mutating func put(_ name: String, _ body: Body) -> AppHandler {
    let handler = AppHandler(name)
    byName[name, default: []].append((handler, body))
    return handler
  }

  mutating func remove(_ handler: AppHandler) {
    byName[handler.name]?.removeAll { $0.handler === handler }
  }

  subscript(_ name: String) -> Body? { byName[name]?.last?.body ?? byName["*"]?.last?.body }
}

extension NavigationHost {
  /// The app's answer to who waits for it.
  func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply? {
    handlers.answer(action, data, for: controller)
  }
}
