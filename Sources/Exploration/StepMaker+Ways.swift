internal import Navigation
internal import Scripting
internal import Support

/// Sheets, tabs, stacks inside controllers, and the ways out that they bring.
extension StepMaker {
  /// So many stacks are on the screen at most, and so many presented.
  private static let (mostStacks, mostPresented) = (8, 3)

  mutating func escape() -> String { "\(nav).escape(\(settles(after: false)))" }

  /// Something is presented; where much is already, what is uppermost is dismissed.
  mutating func present() -> String {
    let isFull = scene.presentations.count >= StepMaker.mostPresented
    if isFull || navigation.isCovered && !random.once(in: 6) { return dismiss() }
    var options: [String] = []
    if random.once(in: 2) {
      options.append("style = \"\(random.pick(["fullScreen", "formSheet", "popover"]))\"")
    }
    if random.once(in: 4) { options.append("animated = false") }
    if random.once(in: 3) { options.append("settle = false") }
    let rest = options.isEmpty ? "" : ", {\(options.joined(separator: ", "))}"
    let spec = spec()
    return "\(nameOfNext("sheet")) = \(nav).present(\(spec)\(rest))"
  }

  /// The step is about what is presented, mostly the uppermost.
  private mutating func choosePresented() {
    let presented = scene.presentations.map(\.navigation)
    guard let last = presented.last, !random.once(in: 10) else { return }
    choose(random.once(in: 4) ? random.pick(presented) : last)
  }

  mutating func dismiss() -> String {
    choosePresented()
    if random.once(in: 3) { return "\(nav).tapOutside(\(settles(after: false)))" }
    if random.once(in: 2) { return "\(nav).requestDismiss(\(settles(after: false)))" }
    return "\(nav).dismiss(\(moves(after: false)))"
  }

  /// A drag that ends near the top, half way, or at the foot of the screen.
  mutating func swipeDown() -> String {
    choosePresented()
    var options: [String] = []
    let distance = random.pick(["", "", "5", "60", "200", "420", "430", "800"])
    if !distance.isEmpty { options.append("distance = \(distance)") }
    let duration = random.pick(["", "0.1", "1", "0"])
    if !duration.isEmpty { options.append("duration = \(duration)") }
    if random.once(in: 4) {
      options.append("release = false")
      putDown(Point(x: navigation.configuration.width / 2, y: 54))
    }
    if random.once(in: 3) { options.append("settle = false") }
    return "\(nav).swipeDown\(options.isEmpty ? "()" : "{\(options.joined(separator: ", "))}")"
  }

  /// A stack comes into a controller.
  mutating func embed() -> String {
    let isFull = session.host.stacks.count >= StepMaker.mostStacks
    guard navigation.depth > 0, !isFull else { return pop() }
    let container = someController()
    let spec = spec()
    return "\(nameOfNext("inner")) = \(nav).embed(\(container), \(spec))"
  }

  /// A tab is tapped, the selected one or another; or a tab bar is made.
  mutating func tabs() -> String {
    if let bar = navigation.tabBar, let name = names[bar] {
      let tab = 1 + random.below(bar.navigations.count)
      if random.once(in: 4) { return "\(name).show(\(tab))" }
      return "\(name).select(\(tab)\(settles(after: true)))"
    }
    let isFull = session.host.stacks.count >= StepMaker.mostStacks
    guard !isFull, random.once(in: 3) else { return escape() }
    let specs = (0...random.below(2)).map { _ in spec() }
    return "\(nameOfNext("tabs")) = \(nav).tabs{\(specs.joined(separator: ", "))}"
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
