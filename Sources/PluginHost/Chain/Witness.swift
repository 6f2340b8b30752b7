internal import Navigation

/// A book that the host keeps of its own: what was asked of whom, and what the events told. It is
/// compared with the navigation controller. An entry costs constant time.
final class Witness {
  /// Those that the events have put on the stack and not taken off.
  @exclusivity(unchecked) private var present: Set<ObjectIdentifier> = []
  /// The last appearance event of each, but of those that have disappeared.
  @exclusivity(unchecked) private var appearances: [ObjectIdentifier: EventName] = [:]
  @exclusivity(unchecked) private var isInTransition = false
  /// Since when the transition runs without a finger.
  @exclusivity(unchecked) private var runsAloneSince = 0.0
  @exclusivity(unchecked) private var gestureIsOpen = false
  @exclusivity(unchecked) private var questionIsOpen = false
  /// Counts the decisions.
  @exclusivity(unchecked) private var decision = 0
  @exclusivity(unchecked) private var violations: [Violation] = []

  /// Another navigation controller takes the place of the one that was watched.
  func startAnew() {
    present = []
    appearances = [:]
    isInTransition = false
    gestureIsOpen = false
    questionIsOpen = false
    decision += 1
    violations = []
  }

  /// Everything that was found wrong, and what is wrong now.
  func check(_ navigation: NavigationController) -> [Violation] {
    guard !navigation.isAsking else { return violations }
    let found = standing(navigation) + lifecycle(navigation)
    return violations + found.map { Witness.violation($0.0, $0.1, navigation) }
  }

  /// The events tell the same story as the stack.
  private func standing(_ navigation: NavigationController) -> [(String, String)] {
    var found: [(String, String)] = []
    let stands = Set(navigation.stack.map { ObjectIdentifier($0) })
    if stands != present {
      found.append((Rule.story, "\(present.count) pushed and not popped, \(stands.count) there"))
    }
    if isInTransition != (navigation.transition != nil) {
      found.append((Rule.story, "transition \(isInTransition ? "not " : "")ended"))
    }
    if questionIsOpen != (navigation.question != nil) {
      found.append((Rule.story, "question \(questionIsOpen ? "gone" : "unheard of")"))
    }
    if isStuck(navigation) { found.append((Rule.stuck, "at \(navigation.time)")) }
    return found
  }

  /// A gesture that began has a finger, a transition without one ends by the clock.
  private func isStuck(_ navigation: NavigationController) -> Bool {
    if gestureIsOpen { return ![.began, .changed].contains(navigation.recognizerState) }
    return isInTransition && navigation.time > runsAloneSince + Witness.longestTransition
  }

  /// At rest the top has appeared, and nobody else; inside a container that is not shown, nobody.
  private func lifecycle(_ navigation: NavigationController) -> [(String, String)] {
    guard !navigation.isInTransition else { return [] }
    let top = navigation.isOnScreen ? navigation.top : nil
    let shown = top.map { [ObjectIdentifier($0): EventName.didAppear] } ?? [:]
    return shown == appearances ? [] : [(Rule.lifecycle, "\(appearances.count) are on the screen")]
  }

  private static func violation(
    _ rule: String, _ message: String, _ navigation: NavigationController
  ) -> Violation {
    let events = navigation.events
    return Violation(
      rule: rule, message: message, events: events.since(events.lastIndex - eventsShown))
  }

  private func note(_ rule: String, _ message: String, _ host: NavigationHost) {
    guard violations.count < Witness.mostKept else { return }
    violations.append(Witness.violation(rule, message, host.navigation))
  }

  private static let mostKept = 16
  private static let eventsShown = 8
  /// 0.35 s, and what rounding may add.
  private static let longestTransition = 0.35 + 1e-6

  enum Rule {
    static let story = "the events tell the same story as the stack"
    static let stuck = "never stuck in a transition"
    static let lifecycle = "lifecycle pairs match (rule 192)"
    static let once = "one ask of each hook for a decision"
    static let leaving = "the asked controller is the leaving one"
    static let turn = "a gesture asks before it begins, and not while a question is open"
  }
}

extension Witness {
  /// Takes an event down.
  func happened(_ event: Event, on host: NavigationHost) {
    switch event.name {
    case .push, .pop: moved(event, host)
    case .willAppear, .didAppear, .willDisappear, .didDisappear: appeared(event, host)
    case .transitionBegan, .transitionEnded, .transitionCancelled:
      isInTransition = flipped(isInTransition, event.name == .transitionBegan, event, host)
      runsAloneSince = event.time
    case .gestureBegan, .gestureEnded:
      gestureIsOpen = flipped(gestureIsOpen, event.name == .gestureBegan, event, host)
      runsAloneSince = event.time
    case .question, .answer:
      questionIsOpen = flipped(questionIsOpen, event.name == .question, event, host)
    case .decision: decision += 1
    default: break
    }
  }

  private func moved(_ event: Event, _ host: NavigationHost) {
    guard let controller = event.controller else { return }
    let id = ObjectIdentifier(controller)
    let isNews =
      event.name == .push ? present.insert(id).inserted : present.remove(id) != nil
    if !isNews { note(Rule.story, "\(event.name.rawValue) told twice", host) }
  }

  private func appeared(_ event: Event, _ host: NavigationHost) {
    guard let controller = event.controller else { return }
    let id = ObjectIdentifier(controller)
    let last = appearances[id]
    if !Witness.follows(event.name, last) {
      let message = "\(event.name.rawValue) after \(last?.rawValue ?? "nothing")"
      note(Rule.lifecycle, "\(controller.className): \(message)", host)
    }
    appearances[id] = event.name == .didDisappear ? nil : event.name
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

  /// What begins has not begun, what ends has not ended.
  private func flipped(
    _ old: Bool, _ new: Bool, _ event: Event, _ host: NavigationHost
  ) -> Bool {
    if old == new { note(Rule.story, "\(event.name.rawValue) told twice", host) }
    return new
  }
}

extension Witness {
  /// How what is asked stands to the navigation controller, whoever is asked.
  struct Footing {
    /// It is about a pop of a stack around this one: its decisions are not counted here.
    var isOfAnotherStack = false
    /// It is about one that would not leave.
    var isAboutAnother = false
    /// A gesture asks though one has begun, or a question is open.
    var isOutOfTurn = false
  }

  /// What is asked about a controller, in a hook of yes or no.
  func footing(
    _ controller: Controller, _ subject: HookSubject, _ navigation: NavigationController
  ) -> Footing {
    var footing = Footing()
    var isOfGesture = false
    switch subject {
    case .gesture:
      footing.isAboutAnother = controller !== navigation.top
      isOfGesture = true
    case .pop(let pop):
      footing.isOfAnotherStack = !pop.target.isOn(navigation)
      footing.isAboutAnother = !controller.isOn(navigation) || !controller.leaves(with: pop)
      isOfGesture = pop.source == .edgeGesture || pop.source == .fullscreenGesture
    case .push: footing.isAboutAnother = controller.navigation != nil
    default: break
    }
    footing.isOutOfTurn = isOfGesture && (gestureIsOpen || questionIsOpen)
    return footing
  }

  /// A hook is about to be called.
  func asked(_ link: ChainLink, _ run: ChainRun, on host: NavigationHost) {
    guard run.hook.isYesOrNo else { return }
    if !run.footing.isOfAnotherStack {
      let isNews = link.asks.note(run.hook, ObjectIdentifier(run.controller), in: decision)
      if !isNews { note(Rule.once, link, run, host) }
    }
    if run.footing.isAboutAnother { note(Rule.leaving, link, run, host) }
    if run.footing.isOutOfTurn { note(Rule.turn, link, run, host) }
  }

  private func note(_ rule: String, _ link: ChainLink, _ run: ChainRun, _ host: NavigationHost) {
    let controller = run.controller.className
    note(rule, "\(run.hook.rawValue) of \(link.name) for \(controller)", host)
  }
}

/// What one plugin, or one hook of a script, was asked in a decision, and about whom.
final class Asks {
  @exclusivity(unchecked) private var decision = -1
  /// The first `count` are of this decision.
  @exclusivity(unchecked) private var all: [(hook: HookName, controller: ObjectIdentifier)] = []
  @exclusivity(unchecked) private var count = 0

  /// False where the same was asked in this decision before.
  func note(_ hook: HookName, _ controller: ObjectIdentifier, in decision: Int) -> Bool {
    if self.decision != decision {
      self.decision = decision
      count = 0
    }
    for place in 0..<count where all[place] == (hook, controller) { return false }
    if count < all.count { all[count] = (hook, controller) } else { all.append((hook, controller)) }
    count += 1
    return true
  }
}
