#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// Keeps the model's stack what UIKit's is, and asks the model where somebody wants to leave.
  @MainActor
  final class StackMirror {
    /// Both may go while somebody waits (an `await`, a timer, a transition, an answer): whatever goes on
    /// after a wait asks whether they are there.
    private(set) weak var keeper: (any StackKeeper)?
    private(set) weak var owner: UINavigationController?
    let host: NavigationHost
    let model: NavigationController
    private(set) lazy var finger = ModelFinger(self)
    private(set) lazy var guards = PopRecognizers(self)
    /// A pop that was allowed and waits for the next turn of the main loop.
    private(set) var isPopWaiting = false
    /// UIKit was told to show this one, and has its old stack until it lays out.
    weak var awaited: UIViewController?
    /// The model's transition runs, and UIKit's begins at a layout.
    var isTransitionAwaited = false
    var looks = 0
    /// What UIKit's swipe takes away, while the transition has not begun.
    weak var awaitedSwipe: UIViewController?
    /// Whether this one has asked: the person, or the app.
    var isWaiting = false
    /// A question is open that nobody could see: its tab is not the selected one.
    var waitsToBeSeen = false
    /// What callers of `dismiss` want to be told of, where it waits for an answer.
    var waitingDismissals: [() -> Void] = []
    /// The view controllers that somebody asked for in place of the stack, until that is decided.
    var wanted: [UIViewController] = []
    /// What waits for an answer: a view controller that is to be pushed, or a tab that was tapped.
    var waitingPush: UIViewController?
    var waitingTab: UIViewController?
    /// `isNavigationBarHidden` and `isModalInPresentation` of the navigation controller.
    var hidesBar = OverriddenFlag()
    var isModalSheet = OverriddenFlag()
    /// The selected tab was tapped again and the plugins have spoken: UIKit's pop to the root, which
    /// follows in this turn of the main loop, is not the program's.
    var isTabTapped = false
    /// The view controllers of which it was told that they have no back item.
    var reportedMissing: Set<ObjectIdentifier> = []
    private var declared: Set<[UInt8]> = [Array("UIViewController".utf8)]
    private var observations: [Observation] = []
    /// What asks about drags, where this stack is a sheet, and about tabs that are tapped again.
    var sheetGuard: SheetGuard?
    var tabGuard: TabBarGuard?

    init(_ keeper: any StackKeeper, _ host: NavigationHost, _ model: NavigationController) {
      self.keeper = keeper
      owner = keeper.shown
      self.host = host
      self.model = model
      observations = [
        host.observe { [weak self] event in
          onMain { self?.happened(event.name) }
        },
        model.scene.observeSettings { [weak self] _ in
          onMain { self?.looksHaveChanged() }
        },
      ]
    }

    /// Whether the navigation controller is still there.
    var isAlive: Bool { owner != nil && keeper != nil }

    /// UIKit's stack, root first; empty where the navigation controller has gone.
    var views: [UIViewController] { owner?.viewControllers ?? [] }

    var runningTransition: (any UIViewControllerTransitionCoordinator)? {
      owner?.transitionCoordinator
    }

    /// Before anything else: what waits is done, a swipe that never came to be is given up, and the
    /// model's stack is brought up to UIKit's.
    func prepare() {
      guard isAlive else { return }
      popWaiting()
      finger.giveUpIfOver()
      SceneMirrors.of(host).dropDismissed()
      for mirror in SceneMirrors.of(host).alive {
        mirror.sheetGuard?.lapse()
        mirror.answerNoIfVanished()
      }
      catchUp()
    }

    /// Whether the stacks are the same, root first.
    var isInStep: Bool { isModels(views) }

    private func isModels(_ wanted: [UIViewController]) -> Bool {
      guard wanted.count == model.depth else { return false }
      return zip(wanted, model.stack).allSatisfy { $0.navhost.controller === $1 }
    }

    /// Takes UIKit's stack over where the model's differs: nobody is asked. While a pop waits for the next
    /// turn UIKit's stack is the older one.
    func catchUp(animated: Bool = false) {
      guard host.isEnabled, model.isAttached, !finger.isDown, !isPopWaiting,
        runningTransition?.isCancelled != true,
        !isInStep, awaited == nil, !views.isEmpty
      else { return }
      model.settle()
      _ = model.setStack(
        views.map(controller), animated: animated, settle: false)
      // Inside a hook the model is busy: it catches up when that is over.
      if isInStep { follow() }
    }

    /// The model's controller of a view controller, made where it has none in this stack yet.
    func controller(of view: UIViewController) -> Controller {
      declareClass(of: view)
      let values = view.navhost
      let controller = values.adopt(into: model)
      controller.title = view.navigationItem.title ?? view.title
      readItem(of: view, into: controller)
      return controller
    }

    /// Patterns match a class by its name and by the names of its superclasses.
    private func declareClass(of view: UIViewController) {
      if let name = view.navhost.className, declared.insert(Array(name.utf8)).inserted {
        declare(name, under: className(type(of: view)))
      }
      var current: AnyClass = type(of: view)
      while declared.insert(Array(className(current).utf8)).inserted,
        let above = class_getSuperclass(current)
      {
        declare(className(current), under: className(above))
        current = above
      }
    }

    private func declare(_ name: String, under superclass: String) {
      do {
        try host.declareClass(name, superclass: superclass)
      } catch {
        host.report(error.message)
      }
    }

    private func className(_ type: Any.Type) -> String { PolicyValues.className(of: type) }

    /// The view controller of a model's controller; nil where it is not on the stack.
    func view(of controller: Controller?) -> UIViewController? {
      guard let controller else { return nil }
      return views.last { $0.navhost.controller === controller }
    }

    // MARK: After something has changed

    /// The plugins are asked no more; everything is as it was.
    func leave() {
      if isPopWaiting { popWaiting() }
      restoreLooks()
      keeper?.questions.withdraw()
      guards.uninstall()
      sheetGuard?.uninstall()
      tabGuard?.leave(self)
      observations = []
      SceneMirrors.of(host).remove(self)
    }

    /// Another navigation controller had this stack, and went with a finger down or a question open; the
    /// host's own went with all that stood on it, sheets too.
    func endWhatWasLeft() {
      guard model.depth > 0 else { return }
      let isHosts = model === host.navigation
      for stack in isHosts ? model.scene.stacks.reversed() : [model] {
        _ = stack.touch(.cancelled, at: ScreenPoint(x: 0, y: 0))
        if stack.question != nil { _ = stack.answer(false, settle: false) }
        stack.settle()
      }
      guard isHosts, let sheet = model.presented else { return }
      // Nobody is asked about what has gone.
      let isEnabled = host.isEnabled
      host.isEnabled = false
      _ = sheet.dismiss(animated: false)
      host.isEnabled = isEnabled
    }

    /// Puts whatever asks the plugins in its place. Done again and again, it does nothing.
    private func install() {
      guards.install()
      sheetGuard?.install()
      tabGuard?.install()
    }

    /// UIKit's transition is over, or the stack has come to the screen: so has the model's.
    func settle() {
      guard isAlive else { return }
      if !finger.isDown { model.settle() }
      catchUp()
      install()
      withdrawQuestionIfDropped()
      showQuestionIfSeen()
      showLooks(animated: false)
    }

    /// They are shown on the next turn of the main loop: this may come in the midst of something.
    func looksHaveChanged() {
      Task { @MainActor [weak self] in self?.showLooks(animated: false) }
    }

    private func happened(_ name: EventName) {
      guard isAlive else { return }
      switch name {
      case .barChanged: looksHaveChanged()
      case .answer: Task { @MainActor [weak self] in self?.withdrawQuestionIfDropped() }
      default: break
      }
    }

    // MARK: What the model decided

    /// Does with UIKit what the model has done, and returns what left.
    func carryOut(_ outcome: Outcome, animated: Bool) -> [UIViewController] {
      guard isAlive else { return [] }
      if replaceByWanted(animated: animated) { return [] }
      switch outcome.kind {
      case .popped where view(of: model.top) != views.last:
        return popToModelsTop(animated: animated)
      case .popped, .dismissed:
        SceneMirrors.of(host).carryOut(animated: animated)
        return []
      case .pushed:
        pushWaiting(animated: animated)
        return []
      case .selected:
        selectWaiting()
        return []
      case .deferred:
        showQuestion()
        return []
      default:
        catchUp()
        return []
      }
    }

    /// Puts the view controllers that were asked for in the place of the stack, where the model has
    /// done so. They are forgotten as soon as no question is open.
    private func replaceByWanted(animated: Bool) -> Bool {
      guard !wanted.isEmpty, model.question == nil else { return false }
      let waited = wanted
      wanted = []
      guard isAlive, !isInStep, isModels(waited) else { return false }
      keeper?.systemReplace(waited, animated: animated)
      follow()
      return true
    }

    @discardableResult
    func popToModelsTop(animated: Bool) -> [UIViewController] {
      guard let target = view(of: model.top), target !== views.last,
        target !== awaited
      else {
        settle()
        return []
      }
      let gone = keeper?.systemPop(to: target, animated: animated) ?? []
      follow()
      return gone
    }

    /// As `carryOut`, but on the next turn of the main loop: the bar must have its no before.
    func carryOutLater(_ outcome: Outcome) {
      guard outcome.kind == .popped else {
        _ = carryOut(outcome, animated: true)
        return
      }
      isPopWaiting = true
      Task { @MainActor [weak self] in self?.popWaiting() }
    }

    func popWaiting() {
      guard isPopWaiting else { return }
      isPopWaiting = false
      _ = popToModelsTop(animated: true)
    }
  }
#endif
