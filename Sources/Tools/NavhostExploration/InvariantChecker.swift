package import NavhostNavigation
internal import NavhostSupport

/// Compares what the events of a scene tell with its stacks. It is fed every event; what it finds
/// wrong as they come it keeps.
package struct InvariantChecker {
  /// Those on each stack, by the events.
  private var standing: [Int: Set<Int>] = [:]
  /// The stacks that had a root.
  private var rooted: Set<Int> = []
  /// The last appearance event of each, but of those that have disappeared.
  private var appearances: [Int: EventName] = [:]
  /// When the transition of a stack began, or was last let go.
  private var transitions: [Int: Double] = [:]
  private var openGestures: Set<Int> = []
  /// The stacks that are presented, by the events, the lowest first.
  private var presented: [Int] = []
  /// Those and the others that ever were.
  private var everPresented: Set<Int> = []
  /// The tabs that were shown, the last one last.
  private var shownTabs: [Int] = []
  /// The stacks that had left when the scene was last looked at.
  private var gone: Set<Int> = []
  private var actions = ActionCheck()
  private var asksPerson = false
  /// The controller that the question is about.
  private var asked: Int?
  /// The plugin that asks, and whether it has gone.
  private var asker: (plugin: String?, hasGone: Bool) = (nil, false)
  /// What was found wrong as events came.
  package private(set) var violations: [Violation] = []
  private var last: [Event] = []
  private let configuration: NavigationController.Configuration

  package init(_ configuration: NavigationController.Configuration = .init()) {
    self.configuration = configuration
  }

  /// What is wrong with a scene by its kept events and as it stands. Where the first events are
  /// forgotten, only the moment is looked at.
  package static func check(_ scene: NavigationScene) -> [Violation] {
    guard scene.events.firstIndex == 1 else { return SceneCheck(scene).violations }
    var checker = InvariantChecker(scene.configuration)
    for event in scene.events { checker.add(event) }
    return checker.check(scene)
  }

  /// Everything that was found wrong, and what is wrong now.
  package mutating func check(_ scene: NavigationScene) -> [Violation] {
    guard !scene.isBusy else { return violations }
    let found =
      SceneCheck(scene).violations + standing(in: scene) + waiting(in: scene) + places(in: scene)
    gone = Set(scene.navigations.filter { !$0.isAttached }.map(\.number))
    let undone =
      actions.atRest(isMoving: !transitions.isEmpty)
      .map { [Violation(Invariant.action, $0)] } ?? []
    return violations + (found + undone).map { Violation($0.rule, $0.message, events: last) }
  }

  private mutating func found(_ rule: String, _ message: String) {
    guard violations.count < Self.maxKept else { return }
    violations.append(Violation(rule, message, events: last))
  }

  private static let maxKept = 16
  private static let maxShown = 8
  /// 0.35 s, and what rounding may add.
  private static let longestTransition = 0.35 + 1e-6
}

/// As events come.
extension InvariantChecker {
  package mutating func add(_ event: Event) {
    last.append(event)
    if last.count > Self.maxShown { last.removeFirst() }
    // A swipe that is cancelled brings back what had left, and the stacks inside it.
    if event.name == .transitionCancelled { gone = [] }
    if Self.happensOnScreen.contains(event.name), gone.contains(event.stack) {
      found(Invariant.gone, "\(event.name.rawValue) of stack \(event.stack)")
    }
    switch event.name {
    case .push, .pop: moved(event)
    case .present, .dismiss: presented(event)
    case .tabSelected: selected(event)
    case .willAppear, .didAppear, .willDisappear, .didDisappear: appeared(event)
    case .transitionBegan: began(event)
    case .transitionEnded, .transitionCancelled: ended(event)
    case .gestureBegan: gestureBegan(event)
    case .gestureEnded: gestureEnded(event)
    case .question, .answer: asked(event)
    case .decision: decided(event)
    case .action: acted(event)
    case .unload, .reload:
      if asksPerson, event.plugin.isExactly(asker.plugin) { asker.hasGone = true }
    default: break
    }
  }

  /// What nothing but a stack with a place on the screen can do.
  private static let happensOnScreen: Set<EventName> = [
    .push, .pop, .present, .dismiss, .tabSelected, .gestureBegan, .frozen,
  ]

  private mutating func presented(_ event: Event) {
    if event.name == .dismiss {
      // What is above it was told before.
      if presented.last != event.stack { found(Invariant.story, "a dismissal from below") }
      presented.removeAll { $0 == event.stack }
    } else {
      if presented.contains(event.stack) { found(Invariant.story, "presented twice") }
      presented.append(event.stack)
      everPresented.insert(event.stack)
    }
  }

  private mutating func selected(_ event: Event) {
    if shownTabs.last == event.stack { found(Invariant.story, "a tab selected twice") }
    shownTabs.removeAll { $0 == event.stack }
    shownTabs.append(event.stack)
  }

  private mutating func moved(_ event: Event) {
    guard let id = event.controller?.id else { return }
    if event.name == .pop { actions.left(event) }
    if event.name == .push {
      rooted.insert(event.stack)
      if !standing[event.stack, default: []].insert(id).inserted {
        found(Invariant.story, "push told twice")
      }
    } else if standing[event.stack]?.remove(id) == nil {
      found(Invariant.story, "pop of one that is not there")
    }
  }

  private mutating func appeared(_ event: Event) {
    guard let controller = event.controller else { return }
    let last = appearances[controller.id]
    if !Self.follows(event.name, last) {
      let message = "\(event.name.rawValue) after \(last?.rawValue ?? "nothing")"
      found(Invariant.lifecycle, "\(controller.className): \(message)")
    }
    appearances[controller.id] = event.name == .didDisappear ? nil : event.name
  }

  /// A swipe that is cancelled turns one half way (rule 193).
  private static func follows(_ event: EventName, _ last: EventName?) -> Bool {
    switch event {
    case .willAppear: last == nil || last == .willDisappear
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    default: last == .willDisappear
    }
  }

  private mutating func began(_ event: Event) {
    if transitions[event.stack] != nil { found(Invariant.story, "a transition in a transition") }
    transitions[event.stack] = event.time
  }

  private mutating func ended(_ event: Event) {
    actions.ended(event)
    if transitions.removeValue(forKey: event.stack) == nil {
      found(Invariant.story, "\(event.name.rawValue) of none")
    }
  }

  private mutating func gestureBegan(_ event: Event) {
    if !openGestures.insert(event.stack).inserted {
      found(Invariant.story, "a gesture in a gesture")
    }
    if asksPerson { found(Invariant.gesture, "it began") }
    guard event["kind"]?.text == "edge", case .number(let x)? = event["x"] else { return }
    let distance = configuration.direction == .ltr ? x : configuration.width - x
    if distance > 20 { found(Invariant.edge, "\(distance) pt from it") }
  }

  private mutating func gestureEnded(_ event: Event) {
    if openGestures.remove(event.stack) == nil { found(Invariant.story, "a gesture ended twice") }
    if transitions[event.stack] != nil { transitions[event.stack] = event.time }
  }

  private mutating func asked(_ event: Event) {
    let opens = event.name == .question
    if asksPerson == opens { found(Invariant.story, "\(event.name.rawValue) told twice") }
    if !opens, asker.hasGone, !event.isOfDropped { found(Invariant.answer, asker.plugin ?? "") }
    asksPerson = opens
    asked = opens ? event.controller?.id : nil
    asker = (opens ? event.plugin : nil, false)
  }

  private mutating func acted(_ event: Event) {
    let wrong = actions.done(event, isMoving: !transitions.isEmpty)
    if let wrong { found(Invariant.action, wrong) }
  }

  /// In a decision nobody is asked twice about one controller, and nothing is done against a no.
  private mutating func decided(_ event: Event) {
    guard let explanation = event.explanation else { return }
    if let wrong = actions.decided(explanation) { found(Invariant.action, wrong) }
    var seen: Set<Ask> = []
    for step in explanation.steps where step.answer != .ask {
      guard let hook = step.hook, let controller = step.controller else { continue }
      let ask = Ask(respondent: ObjectIdentifier(step.respondent), controller: controller)
      if !seen.insert(ask).inserted { found(Invariant.once, "\(hook) of \(step.by)") }
    }
    let goes = ["popped", "dismissed", "pushed"].contains(explanation.outcome)
    guard goes, let last = explanation.steps.last, last.answer == .deny else { return }
    // A wrapper around it may have said yes all the same.
    let isOverruled = explanation.steps.contains {
      $0.answer == .allow && $0.hook == last.hook && $0.controller == last.controller
    }
    if !isOverruled { found(Invariant.askedToStay, "\(last.by) said no") }
  }
}

/// Who was asked, and about which controller.
private struct Ask: Hashable {
  let respondent: ObjectIdentifier
  let controller: Int
}

/// As the scene stands.
extension InvariantChecker {
  private func standing(in scene: NavigationScene) -> [Violation] {
    var found: [Violation] = []
    for navigation in scene.navigations where navigation.isAttached {
      let stands = Set(navigation.stack.map(\.id))
      let told = standing[navigation.number] ?? []
      if stands != told {
        found.append(Violation(Invariant.story, "\(told) told, \(stands) there"))
      }
      if stands.isEmpty, rooted.contains(navigation.number) {
        found.append(Violation(Invariant.root, "stack \(navigation.number) is empty"))
      }
    }
    return found + dismissed(in: scene)
  }

  /// Everybody on a stack that was presented has left with it, and was told.
  private func dismissed(in scene: NavigationScene) -> [Violation] {
    everPresented.subtracting(presented).compactMap { number in
      guard let left = standing[number], !left.isEmpty else { return nil }
      return Violation(Invariant.notified, "\(left) of stack \(number)")
    }
  }

  private func waiting(in scene: NavigationScene) -> [Violation] {
    var found: [Violation] = []
    for navigation in scene.navigations {
      let since = transitions[navigation.number]
      if (since != nil) != (navigation.transition != nil) {
        found.append(Violation(Invariant.story, "the transition of \(navigation.number)"))
      }
      if openGestures.contains(navigation.number) {
        let state = navigation.recognizerState
        if state != .began && state != .changed {
          found.append(Violation(Invariant.stuck, "a gesture without a finger"))
        }
      } else if let since, scene.time > since + Self.longestTransition,
        navigation.transition?.interactive != true
      {
        found.append(Violation(Invariant.stuck, "since \(since), now \(scene.time)"))
      }
    }
    let everybody = scene.stacks.flatMap(\.stack)
    let mustBeThere = scene.question == nil || scene.waitsForExit
    if asksPerson, mustBeThere, let asked, !everybody.contains(where: { $0.id == asked }) {
      found.append(Violation(Invariant.question, "the controller has left, the question stands"))
    }
    if asksPerson != (scene.question != nil) {
      found.append(Violation(Invariant.question, asksPerson ? "gone" : "unheard of"))
    }
    return found + lifecycle(in: scene)
  }

  /// What is presented, and which tab is shown.
  private func places(in scene: NavigationScene) -> [Violation] {
    var found: [Violation] = []
    let there = scene.presentations.map(\.navigation.number)
    if there != presented {
      found.append(Violation(Invariant.story, "\(presented) presented, \(there) there"))
    }
    for navigation in scene.navigations {
      guard let bar = navigation.tabBar, bar.selectedNavigation === navigation else { continue }
      let numbers = Set(bar.navigations.map(\.number))
      let told = shownTabs.last { numbers.contains($0) } ?? bar.navigations.first?.number
      if told != navigation.number {
        found.append(Violation(Invariant.story, "tab \(navigation.number) is shown, untold"))
      }
    }
    return found
  }

  /// At rest those on the screen have appeared, and nobody else.
  private func lifecycle(in scene: NavigationScene) -> [Violation] {
    guard scene.navigations.allSatisfy({ !$0.isInTransition }) else { return [] }
    let shown = Set(
      scene.navigations.filter { $0.isAttached && $0.isOnScreen }.compactMap(\.top?.id))
    let told = Set(appearances.filter { $0.value == .didAppear }.keys)
    if shown == told && told.count == appearances.count { return [] }
    return [Violation(Invariant.lifecycle, "\(appearances) told, \(shown) are on the screen")]
  }
}

extension Event {
  /// Of an answer: the question was given up.
  var isOfDropped: Bool {
    if case .boolean(true)? = self["dropped"] { true } else { false }
  }
}

extension EventValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
