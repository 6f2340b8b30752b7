#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// The navigation controllers of UIKit that show the stacks of one host: its first, the tabs beside
  /// it, and what is presented over it.
  @MainActor
  final class SceneMirrors {
    private static var all: [ObjectIdentifier: SceneMirrors] = [:]

    private weak var host: NavigationHost?
    private let rule: BundleRule
    private var unmatched: UnmatchedWatch?
    private var mirrors: [() -> StackMirror?] = []

    private var alone: Set<ObjectIdentifier> = []
    private var observation: Observation?
    private var wasUsedOffMain = false

    /// Whether it is to be told that this one has found no place: once.
    func reportsAlone(_ navigation: UINavigationController) -> Bool {
      alone.insert(ObjectIdentifier(navigation)).inserted
    }

    private init(_ host: NavigationHost) {
      self.host = host
      rule = BundleRule(host)
      observation = host.observe { [weak self] _ in
        if !Thread.isMainThread { onMain { self?.reportOffMain() } }
      }
      unmatched = UnmatchedWatch(host) { [weak self] in self?.scenes ?? [] }
      host.describesErrors(unlessSet: ErrorTexts.text)
      if host.localizedString == nil { host.localizedString = { PolicyTexts.text($0, $1) } }
      if host.answerHandler == nil {
        host.answerHandler = { [weak self] in self?.answer($0) }
      }
    }

    /// The host promises no actor, so no compiler has told that app.
    private func reportOffMain() {
      guard !wasUsedOffMain, let host else { return }
      wasUsedOffMain = true
      host.report(
        "the host was used off the main thread, where UIKit's stacks are not: call it on the main one"
      )
    }

    /// What the app says to who waits for it.
    private func answer(_ reply: Reply) -> Outcome? {
      let mirrors = alive
      return (mirrors.first { $0.isWaiting } ?? mirrors.first)?.answer(reply)
    }

    /// Those of `host`; what belongs to hosts that are gone is dropped.
    static func of(_ host: NavigationHost) -> SceneMirrors {
      let key = ObjectIdentifier(host)
      if let known = all[key], known.host === host { return known }
      all = all.filter { $0.value.host != nil }
      let new = SceneMirrors(host)
      all[key] = new
      return new
    }

    func add(_ mirror: StackMirror) {
      mirrors.removeAll { $0() == nil }
      mirrors.append { [weak mirror] in mirror }
    }

    func remove(_ mirror: StackMirror) { mirrors.removeAll { $0() == nil || $0() === mirror } }

    var alive: [StackMirror] { mirrors.compactMap { $0() }.filter(\.isAlive) }

    /// Of a navigation controller of another class nobody hears that the program dismissed it.
    func dropDismissed() {
      for case let keeper as GuardKeeper in alive.map(\.keeper) { keeper.noticeDismissal() }
    }

    /// The scenes in whose windows they are.
    private var scenes: [UIScene] {
      alive.compactMap { $0.owner }.filter(\.isViewLoaded).compactMap {
        $0.view.window?.windowScene
      }
    }

    /// That of the host's own stack.
    var root: StackMirror? { alive.first { $0.model === host?.navigation } }

    /// Brings UIKit to where the model is, wherever a decision has left something to be done.
    func carryOut(animated: Bool) {
      dismissWhatLeft(animated: animated)
      for mirror in alive where mirror.model.isAttached {
        mirror.popToModelsTop(animated: animated)
      }
    }

    /// What left the model is dismissed: the lowest of it takes the others along.
    private func dismissWhatLeft(animated: Bool) {
      let gone = alive.filter { !$0.model.isAttached && $0.owner?.presentingViewController != nil }
      let lowest = gone.first { mirror in
        !gone.contains { $0.owner === mirror.owner?.presentingViewController }
      }
      lowest?.keeper?.systemDismissItself(animated: animated)
    }
  }
#endif
