package import NavhostNavigation
internal import NavhostSupport

/// What the app does when policies ask it to: the last handler that was put for a name counts.
package final class AppHandlers {
  /// Answers who waits; nil where the answer comes later. The last argument is the action's name.
  package typealias Answering = (NavigationHost, Controller, AppData?, String) -> Reply?

  /// Does an action. The third argument is its name.
  package typealias Doing = (Controller, AppData?, String) -> Void

  private var actions = HandlerList<Doing>()
  private var awaits = HandlerList<Answering>()
  /// Whether a question to the app that nobody handles stays open instead of failing.
  package var leavesUnhandledOpen = false
  /// What the app is doing for whoever waits.
  var awaited: AwaitedAnswer?
  /// Who says what the errors of those who answer read as, where somebody does.
  var errorTexts: AnyObject?

  package init() {}

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

  fileprivate func action(_ name: String) -> Doing? { actions[name] }
  fileprivate func answering(_ name: String) -> Answering? { awaits[name] }
}

/// What the app is doing for whoever waits.
struct AwaitedAnswer {
  private let worker: AnyObject
  private let number: Int
  /// Nobody waits any more.
  let cancel: () -> Void

  /// - Parameter number: counts what `worker` does.
  init(_ worker: AnyObject, _ number: Int, _ cancel: @escaping () -> Void) {
    self.worker = worker
    self.number = number
    self.cancel = cancel
  }

  func isOf(_ worker: AnyObject, _ number: Int) -> Bool {
    self.worker === worker && self.number == number
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
  private var byName: [ExactName: [(handler: AppHandler, body: Body)]] = [:]

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

/// What stands on a controller itself comes first.
extension NavigationHost {
  /// What does an action; nil where nobody does.
  func handler(of action: Action, for controller: Controller) -> (() -> Void)? {
    let own = controller.recordIfAny?.handlers?.action(action.name)
    guard let body = own ?? handlers.action(action.name) else { return nil }
    return { [unowned self] in
      observer?.tell { $0.handling(action.name, controller) }
      body(controller, action.data, action.name)
      observer?.tell { $0.handled(nil) }
    }
  }

  /// The app's answer to who waits for it; nil where it comes later.
  func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply? {
    endAwaited()
    observer?.tell { $0.handling(action, controller) }
    let reply = reply(to: action, data, for: controller)
    let answer: HandlerAnswer = if let reply { .reply(reply) } else { .later }
    observer?.tell { $0.handled(answer) }
    return reply
  }

  private func reply(
    to action: String, _ data: AppData?, for controller: Controller
  ) -> Reply? {
    let own = controller.recordIfAny?.handlers?.answering(action)
    if let body = own ?? handlers.answering(action) { return body(self, controller, data, action) }
    return handlers.leavesUnhandledOpen ? nil : .unhandled(action)
  }

  /// Nobody waits any more for what the app is doing.
  func endAwaited() {
    let awaited = handlers.awaited
    handlers.awaited = nil
    awaited?.cancel()
  }
}
