#if canImport(UIKit)
  public import NavhostNavigation
  public import Observation
  public import NavhostPluginHost

  /// The path of a SwiftUI `NavigationStack`, whose exits ask the plugins of a host where the app asks for
  /// them: `requestPop()`, `requestDismiss()`, `select(tab:)`.
  ///
  /// SwiftUI asks nobody before it pops. So its own back button, its swipe and its menu have to be off
  /// (`navigationBarBackButtonHidden()`), and a button of yours calls `requestPop()`. What SwiftUI pops all
  /// the same has gone: the path follows, and no plugin is asked.
  ///
  /// The first path of a host is the host's own stack; `sheet(root:className:)` and `tabs(_:)` make the
  /// others.
  @available(iOS 17, *)
  @MainActor
  @Observable
  public final class PolicyPath<Screen: Hashable> {
    /// The host whose plugins are asked.
    @ObservationIgnored public let host: NavigationHost
    /// The stack as the plugins see it, with its root.
    @ObservationIgnored public let model: NavigationController
    /// The question that this path has asked and the person has to answer; nil where none is open.
    public private(set) var question: Question?
    /// Which tab is shown, from 0. Bind a `TabView` to it, with `select(tab:)` for what is written.
    public private(set) var selectedTab = 0
    private var shown: [Screen] = []
    private var isOver = false
    @ObservationIgnored private let className: (Screen) -> String
    @ObservationIgnored private var known: [(controller: Controller, screen: Screen)] = []
    @ObservationIgnored private var hasAsked = false
    @ObservationIgnored private var observation: Observation?

    /// The host's own stack.
    ///
    /// - Parameters:
    ///   - root: the class of the first screen, as plugins match it.
    ///   - className: the class of each screen that is put on the path.
    public convenience init(
      host: NavigationHost, root: String, className: @escaping (Screen) -> String
    ) {
      let model = host.navigation
      _ = model.setRoot(model.makeController(className: root))
      self.init(host, model, className)
    }

    init(
      _ host: NavigationHost, _ model: NavigationController,
      _ className: @escaping (Screen) -> String
    ) {
      (self.host, self.model, self.className) = (host, model, className)
      // What the host gets from the adapter: texts, errors in words, reports.
      _ = SceneMirrors.of(host)
      observation = host.observe { [weak self] _ in
        Task { @MainActor in self?.follow() }
      }
    }

    /// Bind `NavigationStack(path:)` to it. A longer path pushes: `shouldPush` is asked, and what it
    /// refuses is not put on. Any other path is taken over, and nobody is asked.
    public var screens: [Screen] {
      get { shown }
      set { take(newValue) }
    }

    /// The controller of the screen on top, with its `props` and `settings`; the root's, where the path
    /// is empty.
    public var top: Controller? { model.top }

    /// Whether a sheet is still there: bind `sheet(isPresented:)` to it. Writing false dismisses it, and
    /// asks the plugins that list `"programmatic"`.
    public var isPresented: Bool {
      get { !isOver }
      set { if !newValue, !isOver { _ = put { $0.dismiss() } } }
    }

    // MARK: Asking

    /// Asks for leave to pop `count` screens, source `"request"`. The root stays, however many.
    @discardableResult
    public func requestPop(count: Int = 1) -> Outcome { put { $0.requestPop(count: count) } }

    /// Asks for leave to dismiss this sheet, and what is presented above it: source `"request"`.
    @discardableResult
    public func requestDismiss() -> Outcome { put { $0.requestDismiss() } }

    /// Asks for leave to show another tab; the selected one pops to its root, source `"tabBar"`.
    ///
    /// - Parameter tab: from 0.
    @discardableResult
    public func select(tab: Int) -> Outcome {
      put { $0.tabBar?.select(tab) ?? Outcome(.ignored, refusal: .nothingThere) }
    }

    /// Answers the open question; nil where none is open.
    @discardableResult
    public func answer(_ reply: Reply) -> Outcome? {
      defer { follow() }
      return model.answer(reply)
    }

    private func put(_ operation: (NavigationController) -> Outcome) -> Outcome {
      let outcome = operation(model)
      asked(outcome.kind == .deferred)
      return outcome
    }

    private func asked(_ isAsking: Bool) {
      if isAsking {
        hasAsked = true
        waitForApp()
      }
      follow()
    }

    /// The app's answer comes by `host.onAwait`, or too late.
    private func waitForApp() {
      guard let question = model.question, let timeout = question.timeout else { return }
      let number = host.navigation.events.lastIndex
      Task { @MainActor [weak self] in
        await Waits.sleep(timeout)
        guard let self, model.question == question, !isAnswered(since: number) else { return }
        model.advance(by: timeout)
        follow()
      }
    }

    private func isAnswered(since number: Int) -> Bool {
      host.navigation.events.since(number).contains { $0.name == .answer || $0.name == .question }
    }

    // MARK: The path

    private func take(_ path: [Screen]) {
      let same = zip(shown, path).prefix { $0 == $1 }.count
      guard same == shown.count else { return replace(same, path) }
      for screen in path[same...] where model.question == nil { push(screen) }
      follow()
    }

    private func push(_ screen: Screen) {
      _ = model.push(controller(of: screen))
      asked(model.question != nil)
    }

    /// The first `count` screens stay what they are.
    private func replace(_ count: Int, _ path: [Screen]) {
      let stays = model.stack.prefix(count + 1)
      let result = model.setStack(stays + path[count...].map(controller))
      if case .refused(let refusal) = result {
        host.onReport("the path is not taken over: \(refusal.text)")
      }
      follow()
    }

    private func controller(of screen: Screen) -> Controller {
      let controller = model.makeController(className: className(screen))
      known.append((controller, screen))
      return controller
    }

    /// Shows what the model has. What is not on the stack may still come, while a question is open.
    private func follow() {
      let isAsking = model.question != nil
      if !isAsking {
        hasAsked = false
        known.removeAll { $0.controller.navigation !== model }
      }
      let stack = model.stack.compactMap { controller in
        known.first { $0.controller === controller }?.screen
      }
      if stack != shown { shown = stack }
      let open = hasAsked && model.question?.kind != .await ? model.question : nil
      if open != question { question = open }
      if isOver == model.isAttached { isOver = !model.isAttached }
      if let tab = model.tabBar?.selectedIndex, tab != selectedTab { selectedTab = tab }
    }
  }

  @available(iOS 17, *)
  extension PolicyPath {
    /// The path of a sheet over this stack; nil where none can be presented now, as while a question is
    /// open. Its drag has to be off (`interactiveDismissDisabled()`): SwiftUI asks nobody.
    public func sheet<Other>(
      root: String, className: @escaping (Other) -> String
    ) -> PolicyPath<Other>? {
      let result = model.present(model.makeController(className: root))
      guard case .success(let sheet) = result else {
        host.onReport("no sheet: \(result.reason ?? "")")
        return nil
      }
      return PolicyPath<Other>(host, sheet, className)
    }

    /// Puts a tab beside this one for each root; the result is the paths of those, in order. Empty where
    /// there are tabs already.
    public func tabs(_ roots: [String]) -> [PolicyPath] {
      let result = model.tabs(roots.map { model.makeController(className: $0) })
      guard let bar = result.tabs else {
        host.onReport("no tabs: \(result.reason ?? "")")
        return []
      }
      return bar.navigations.dropFirst().map { PolicyPath(host, $0, className) }
    }
  }
#endif
