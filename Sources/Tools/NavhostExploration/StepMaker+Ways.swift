internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Sheets, tabs, stacks inside controllers, and the ways out that they bring.
extension StepMaker {
  /// So many stacks are on the screen at most, and so many presented.
  private static let (mostStacks, mostPresented) = (8, 3)

  mutating func escape() -> String { line(.escape(settle: settles())) }

  /// Something is presented; where much is already, what is uppermost is dismissed.
  mutating func present() -> String {
    let isFull = scene.presentations.count >= StepMaker.mostPresented
    if isFull || navigation.isCovered && !random.once(in: 6) { return dismiss() }
    var style = Presentation.Style.sheet
    if random.once(in: 2) { style = random.pick([.fullScreen, .formSheet, .popover]) }
    let motion = Motion(animated: !random.once(in: 4), settle: !random.once(in: 3))
    let present = line(.present(spec(), style, motion))
    return "\(nameOfNext("sheet")) = \(present)"
  }

  /// The step is about what is presented, mostly the uppermost.
  private mutating func choosePresented() {
    let presented = scene.presentations.map(\.navigation)
    guard let last = presented.last, !random.once(in: 10) else { return }
    choose(random.once(in: 4) ? random.pick(presented) : last)
  }

  mutating func dismiss() -> String {
    choosePresented()
    if random.once(in: 3) { return line(.tapOutside(settle: settles())) }
    if random.once(in: 2) { return line(.requestDismiss(Motion(settle: settles()))) }
    return line(.dismiss(motion()))
  }

  /// A drag that ends near the top, half way, or at the foot of the screen.
  mutating func swipeDown() -> String {
    choosePresented()
    var drag = SheetDrag()
    drag.distance = random.pick([nil, nil, 5, 60, 200, 420, 430, 800])
    drag.duration = random.pick([drag.duration, 0.1, 1, 0])
    if random.once(in: 4) {
      drag.release = false
      putDown(ScreenPoint(x: navigation.configuration.width / 2, y: 54))
    }
    if random.once(in: 3) { drag.settle = false }
    return line(.swipeDown(drag))
  }

  /// A stack comes into a controller.
  mutating func embed() -> String {
    let isFull = session.host.stacks.count >= StepMaker.mostStacks
    guard navigation.depth > 0, !isFull else { return pop() }
    let top = navigation.depth
    let container = random.once(in: 2) ? top : 1 + random.below(top)
    let embed = line(.embed(in: .index(container), root: spec()))
    return "\(nameOfNext("inner")) = \(embed)"
  }

  /// A tab is tapped, the selected one or another; or a tab bar is made.
  mutating func tabs() -> String {
    if let bar = navigation.tabBar, let name = names[bar] {
      let tab = 1 + random.below(bar.navigations.count)
      if random.once(in: 4) { return line(.show(tab), on: name) }
      return line(.select(tab, settle: settles()), on: name)
    }
    let isFull = session.host.stacks.count >= StepMaker.mostStacks
    guard !isFull, random.once(in: 3) else { return escape() }
    let specs = (0...random.below(2)).map { _ in spec() }
    let tabs = line(.tabs(specs))
    return "\(nameOfNext("tabs")) = \(tabs)"
  }

  /// Whether a finger leads a transition of the stack.
  var isUnderFinger: Bool { navigation.transition?.interactive == true }

  /// What a finger is doing is not allowed any more.
  mutating func disabling() -> String {
    guard navigation.depth > 0 else { return escape() }
    let setting = random.pick([
      "interactivePopDisabled = true", "gesture = \"none\"",
      "interactiveContentPopDisabled = true", "modalInPresentation = true",
    ])
    return "\(nav).top.\(setting)"
  }
}
