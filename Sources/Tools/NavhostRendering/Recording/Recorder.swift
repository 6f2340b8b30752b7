package import NavhostNavigation

/// Follows a navigation controller, so that fingers, their trails and the last gesture can be drawn
/// afterwards.
package final class Recorder {
  /// What is kept.
  package enum Extent: Sendable {
    /// The last gesture.
    case gesture
    /// Everything.
    case everything
  }

  /// How many entries are kept at most.
  static let most = 20_000
  /// How many entries may follow the end of a gesture that led nowhere.
  private static let aftermath = 16

  private let extent: Extent
  /// The scene of what is followed, and the number in it: the stack itself is not kept alive.
  private var place: (scene: NavigationScene, number: Int)?
  /// What is followed; nil once it is gone.
  private var navigation: NavigationController? {
    place.flatMap { $0.scene.navigation(numbered: $0.number) }
  }
  private var touches: Observation?
  private var bars: [Int: BarState] = [:]
  private var fingers: [TouchMark] = []
  private(set) var entries: [Entry] = []
  /// How the last gesture ended, and why.
  private var outcome: String?
  /// The clock when the navigation controller came, and the recording's time then: one follows the
  /// other, though each begins anew.
  private var begin = 0.0
  private var offset = 0.0
  /// Which entries are of the last gesture.
  private var gestureRange = 0..<0
  private var isGestureOpen = false
  /// How many entries may still come.
  private var room = 0

  package init(_ extent: Extent = .gesture) {
    self.extent = extent
  }

  /// From now on `navigation` is followed. Its events come in through `happened(_:)`.
  package func watch(_ navigation: NavigationController) {
    liftFingers()
    place = (navigation.scene, navigation.number)
    bars = [:]
    begin = navigation.time
    offset = (entries.last?.time ?? 0) + (entries.isEmpty ? 0 : 1)
    if extent == .everything {
      room = Self.most
    } else {
      (entries, outcome, gestureRange) = ([], nil, 0..<0)
    }
    touches = navigation.scene.observeTouches { [unowned self] in
      touched($0)
    }
  }

  /// The stack on top of the screen: what is presented last, or the selected tab.
  private var shown: NavigationController? { navigation?.scene.topNavigation }

  /// What is on the screen now.
  package var screen: Screen? {
    (navigation?.scene).flatMap { Screen($0, touches: fingers, bars: bars) }
  }

  /// The same without the fingers, as it is kept: the touches beside it tell where they were.
  private var bareScreen: Screen? { (navigation?.scene).flatMap { Screen($0, bars: bars) } }

  /// The files of the screenshots that its screens show.
  package var photos: Set<String> {
    let screens = entries.compactMap { $0.screen } + (screen.map { [$0] } ?? [])
    return Set(screens.flatMap { $0.photos })
  }

  /// What was recorded, to be asked for any moment of it.
  package var timeline: Timeline { Timeline(entries, bars: bars, outcome: outcome) }

  /// The last gesture, from the finger's touching down to the end of the transition.
  package var gesture: Timeline {
    Timeline(
      Array(entries[gestureRange.clamped(to: 0..<entries.count)]), bars: bars, outcome: outcome)
  }

  /// Takes an event of the navigation controller in.
  package func happened(_ event: Event) {
    guard let scene = navigation?.scene else { return }
    switch event.name {
    case .barChanged:
      guard let stack = scene.navigation(numbered: event.stack), let id = event.controller?.id
      else { return }
      bars[id] = stack.bar
      guard stack.isOnScreen else { return }
    case .gestureEnded, .gestureRefused: outcome = Self.outcome(event)
    case .transitionEnded, .transitionCancelled, .transitionBegan, .question, .answer,
      .present, .dismiss, .tabSelected:
      break
    default: return
    }
    if isRecorded, let bareScreen { keep(.screen(bareScreen)) }
    if event.name == .transitionEnded { forgetGone() }
  }

  /// A call has come to its end: what stands now is whole.
  package func rested() {
    guard isRecorded, let navigation, let screen = bareScreen else { return }
    if let last = entries.last, last.isRest, last.time == time(on: navigation),
      last.screen == screen
    {
      return
    }
    keep(.screen(screen))
    entries[entries.count - 1].isRest = true
    guard isGestureOpen, fingers.isEmpty, !screen.isMoving else { return }
    isGestureOpen = false
    gestureRange = gestureRange.lowerBound..<entries.count
    if extent == .gesture { room = 0 }
  }
}

extension Recorder {
  /// Something recorded, and when: seconds on the virtual clock.
  struct Entry {
    enum Content {
      indirect case screen(Screen)
      /// A touch, and how far the transition has come after it.
      case touch(Touch, progress: Double?)
    }

    var time: Double
    var content: Content
    /// Whether no call was under way.
    var isRest = false
  }

  private var isRecorded: Bool { room > 0 }

  private func keep(_ content: @autoclosure () -> Entry.Content) {
    guard isRecorded, let navigation else { return }
    entries.append(Entry(time: time(on: navigation), content: content()))
    room -= 1
  }

  private func time(on navigation: NavigationController) -> Double {
    extent == .everything ? navigation.time - begin + offset : navigation.time
  }

  /// The fingers on a screen that is gone are gone too.
  private func liftFingers() {
    for mark in fingers {
      let last = Touch(.cancelled, at: mark.path.last ?? ScreenPoint(), finger: mark.finger)
      keep(.touch(last, progress: nil))
    }
    fingers = []
  }

  private func touched(_ touch: Touch) {
    if touch.phase == .began, fingers.isEmpty { beginGesture() }
    keep(.touch(touch, progress: progress(under: touch)))
    follow(touch)
    if fingers.isEmpty, extent == .gesture { room = min(room, Self.aftermath) }
  }

  /// How far the transition has come that the finger may have begun; nil where none runs.
  private func progress(under touch: Touch) -> Double? {
    let touched = navigation?.scene.navigation(numbered: touch.stack)
    return (shown?.transition ?? touched?.transition)?.progress
  }

  private static func outcome(_ event: Event) -> String? {
    guard case .string(let outcome)? = event["outcome"] else { return nil }
    guard case .string(let reason)? = event["reason"], !reason.isEmpty else { return outcome }
    return "\(outcome): \(reason)"
  }

  private func beginGesture() {
    outcome = nil
    if extent == .gesture {
      entries = []
      room = Self.most
    }
    gestureRange = entries.count..<Int.max
    isGestureOpen = true
    if isRecorded, let bareScreen { keep(.screen(bareScreen)) }
  }

  private func follow(_ touch: Touch) {
    let index = fingers.firstIndex { $0.finger == touch.finger }
    switch (touch.phase, index) {
    case (.began, _):
      fingers.removeAll { $0.finger == touch.finger }
      fingers.append(TouchMark(finger: touch.finger, path: [touch.point]))
    case (.moved, let index?):
      if fingers[index].path.count < 4096 { fingers[index].path.append(touch.point) }
    case (.ended, let index?), (.cancelled, let index?): fingers.remove(at: index)
    default: break
    }
  }

  /// Bars of controllers that are on the stack no more are of no use.
  private func forgetGone() {
    guard let navigation, bars.count > 64 else { return }
    let present = Set(navigation.stack.map { $0.id })
    bars = bars.filter { present.contains($0.key) }
  }
}
