import NavhostNavigation
import NavhostPluginHost

/// Takes the same steps with the model alone: what has begun ends when nothing more is done.
@MainActor
final class ModelWalker {
  let app: App
  private var root: NavigationController { app.host.navigation }

  init(_ plugins: [String]) throws {
    app = try App(plugins, stack: [])
    for screen in Catalogue.all where screen is EditorScreen.Type {
      try app.host.declareClass("\(screen)", superclass: "EditorScreen")
    }
    root.push(controller(0, "Root"), animated: false)
    _ = root.tabs((1..<Bounds.tabs).map { controller($0, "Root") })
  }

  private func controller(_ choice: Int, _ title: String? = nil) -> Controller {
    let screen = Catalogue[choice]
    return root.makeController(
      className: "\(screen)", title: title ?? "Screen \(choice)", settings: screen.settings)
  }

  private var sheets: [NavigationController] { root.scene.presentations.map(\.navigation) }
  private var top: NavigationController { root.scene.topNavigation ?? root }

  var stacks: [[String]] {
    (root.tabBar!.navigations + sheets).map { $0.stack.map(\.className) }
  }

  var looks: String {
    guard !top.bar.hidden else { return "hidden" }
    return top.top?.settings.customBackButton == true ? "item" : top.bar.back?.title ?? "none"
  }

  func take(_ step: RandomStep, _ choice: Int) {
    let top = top
    let sheet = sheets.last
    switch step {
    case .push, .pushAgain:
      if top.depth < Bounds.depth { top.push(controller(choice), settle: false) }
    case .tapBack: if top.bar.back != nil { top.tapBack(settle: false) }
    case .swipe: if top.depth > 1 { swipe(top, to: 330) }
    case .swipeBack: if top.depth > 1 { swipe(top, to: 60) }
    case .menu:
      if top.depth > 1, !Bounds.buttonless.contains(looks) {
        top.pickBackMenu(1 + choice % (top.depth - 1), settle: false)
      }
    case .escape: top.escape(settle: false)
    case .request: top.requestPop(settle: false)
    case .requestRoot: top.requestPop(count: 3, settle: false)
    case .pop: top.pop(settle: false)
    case .popToRoot: top.popToRoot(settle: false)
    case .replace: replace(choice)
    case .present: present(choice, .sheet)
    case .presentFull: present(choice, .fullScreen)
    case .pullDown: if canBeDragged { sheet?.swipeDown(settle: false) }
    case .letGo: if canBeDragged { sheet?.swipeDown(distance: 60, settle: false) }
    case .requestDismiss: sheet?.requestDismiss(settle: false)
    case .dismiss: if top.question == nil { sheet?.dismiss(settle: false) }
    case .tab: tap(choice % Bounds.tabs)
    case .sameTab: tap(root.tabBar?.selectedIndex ?? 0)
    case .yes, .no: top.answer(step == .yes, settle: false)
    case .draft: set("draft", .string("text \(choice)"))
    case .pay: set("paying", choice % 2 == 0 ? true : nil)
    }
    root.settle()
  }

  private func replace(_ choice: Int) {
    _ = top.setStack([top.stack[0], controller(choice)], animated: true, settle: false)
  }

  private func set(_ name: String, _ value: DataValue?) {
    try? top.top?.props.set(.string(name), to: value)
    top.invalidateBar()
  }

  private func present(_ choice: Int, _ style: Presentation.Style) {
    guard sheets.count < Bounds.sheets, top.question == nil else { return }
    _ = top.present(controller(choice), style: style, settle: false)
  }

  private var canBeDragged: Bool {
    root.scene.presentations.last?.style == .sheet && top.question == nil
  }

  private func tap(_ index: Int) {
    if sheets.isEmpty, top.question == nil { _ = root.tabBar?.select(index, settle: false) }
  }

  private func swipe(_ model: NavigationController, to end: Double) {
    model.pan(
      Pan(
        from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: end, y: 400), duration: 0.25,
        settle: false))
  }
}
