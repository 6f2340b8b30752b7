internal import NavhostNavigation
internal import NavhostPluginHost

/// Hears what hooks ask for and answer: what goes with a yes is done before the screen goes, or comes, and
/// nobody answers who has gone.
final class AnswerWatch: HostObserver {
  /// A hook that was called and has not answered yet.
  private struct Waiting {
    var actions: [Action] = []
    weak var plugin: Plugin?
    /// It waits for an answer; then it is called again.
    var isSuspended = false
    /// What the plugin was when it was called.
    let generation: Int

    init(_ plugin: Plugin?) {
      self.plugin = plugin
      generation = plugin?.generation ?? 0
    }

    /// Whether the plugin is another one now, or has gone. One of the script may take itself away.
    var hasGone: Bool {
      guard let plugin, !plugin.isInline else { return false }
      return plugin.generation != generation || !plugin.isLoaded
    }
  }

  private struct Caller: Hashable {
    let hook: HookName
    let controller: Int
    let attempt: Attempt?
    let who: ObjectIdentifier?

    init(_ call: ObservedCall) {
      hook = call.hook
      controller = call.controller.id
      attempt =
        switch call.hook {
        case .shouldPop: call.pop.map { .pop($0) }
        case .shouldPush: .push(call.controller.id)
        default: nil
        }
      who = call.plugin.map { ObjectIdentifier($0) } ?? call.script.map { ObjectIdentifier($0) }
    }
  }

  /// What may leave, or come.
  private enum Attempt: Hashable {
    case pop(Int)
    case push(Int)
  }

  private struct Wanted {
    let action: Action
    /// Nil of a script's hook.
    weak var plugin: Plugin?
    let isOfPlugin: Bool
  }

  private var waiting: [Caller: Waiting] = [:]
  /// What goes with a yes that was given.
  private var wanted: [Attempt: [Wanted]] = [:]
  /// What was done, the latest last.
  private var done: [Action] = []
  private(set) var violation: Violation?

  private static let mostDone = 16_384
  private static let mostOpen = 512

  func hostWasReset() {
    waiting = [:]
    wanted = [:]
    done = []
  }

  func began(_ call: ObservedCall) {
    guard call.hook.isYesOrNo else { return }
    if waiting.count > Self.mostOpen { waiting = [:] }
    let caller = Caller(call)
    if waiting[caller]?.isSuspended == true {
      waiting[caller]?.isSuspended = false
    } else {
      waiting[caller] = Waiting(call.plugin)
    }
  }

  func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {
    if case .suspended = result { waiting[Caller(call)]?.isSuspended = true }
  }

  func performs(_ action: Action, in call: ObservedCall) {
    waiting[Caller(call)]?.actions.append(action)
  }

  func answered(_ call: ObservedCall, _ outcome: HookOutcome) {
    guard let asked = waiting.removeValue(forKey: Caller(call)) else { return }
    if asked.hasGone { found(Invariant.answer, "\(call.hook.rawValue) of \(name(asked))") }
    guard !asked.actions.isEmpty, let attempt = Caller(call).attempt else { return }
    switch outcome {
    // The action of a wrapper that abstains runs if the result of the hooks after it takes effect.
    case .abstain where call.wraps: break
    case .yes, .abstain:
      if wanted.count > Self.mostOpen { wanted = [:] }
      wanted[attempt, default: []] += asked.actions.map {
        Wanted(action: $0, plugin: call.plugin, isOfPlugin: call.plugin != nil)
      }
    default: break
    }
  }

  func didRecord(_ event: Event) {
    switch event.name {
    case .action:
      if let action = event.action { done.append(action) }
      done.removeFirst(max(0, done.count - Self.mostDone))
    case .pop:
      if case .integer(let id)? = event["id"] { goes(.pop(id)) }
    case .push: if let controller = event.controller { goes(.push(controller.id)) }
    case .answer: if event.isOfDropped, let asked = event.controller { dropped(asked.id) }
    case .decision: decided(event)
    default: break
    }
  }

  /// A push or another tab that was refused, or dropped, may come another way: it asks anew.
  private func decided(_ event: Event) {
    guard let explanation = event.explanation, let controller = event.controller else { return }
    switch explanation.subject {
    case .push where !["pushed", "deferred"].contains(explanation.outcome):
      forget(.push(controller.id))
    case .tab where explanation.outcome != "deferred": forgetTab(controller.id)
    default: break
    }
  }

  private func dropped(_ controller: Int) {
    forget(.push(controller))
    forgetTab(controller)
  }

  private func forgetTab(_ controller: Int) {
    waiting = waiting.filter { $0.key.hook != .shouldSelect || $0.key.controller != controller }
  }

  private func forget(_ attempt: Attempt) {
    wanted[attempt] = nil
    waiting = waiting.filter { $0.key.attempt != attempt }
  }

  private func name(_ asked: Waiting) -> String { asked.plugin?.name ?? "" }

  /// Somebody leaves, or comes: what goes with it has been done, and nobody was given up who was asked.
  private func goes(_ attempt: Attempt) {
    for (caller, asked) in waiting where caller.attempt == attempt && asked.hasGone {
      found(Invariant.answer, "\(caller.hook.rawValue) of \(name(asked)) was given up")
    }
    for each in wanted.removeValue(forKey: attempt) ?? [] {
      if let place = done.lastIndex(of: each.action) {
        done.remove(at: place)
      } else if !each.isOfPlugin || each.plugin?.isLoaded == true {
        found(Invariant.actionsRun, "\(each.action)")
      }
    }
  }

  private func found(_ rule: String, _ message: String) {
    violation = violation ?? Violation(rule, message)
  }
}
