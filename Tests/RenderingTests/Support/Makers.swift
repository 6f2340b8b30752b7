import NavhostFontTables
import NavhostNavigation

@testable import NavhostRendering

/// A navigation controller that a recorder follows.
struct Scene {
  let navigation: NavigationController
  let recorder: Recorder
  private let events: Observation

  init(
    _ configuration: NavigationController.Configuration = .init(),
    _ extent: Recorder.Extent = .gesture, policy: (any NavigationPolicy)? = nil
  ) {
    navigation = NavigationController(configuration, policy: policy, text: TextMetrics())
    recorder = Recorder(extent)
    recorder.watch(navigation)
    let (navigation, recorder) = (navigation, recorder)
    events = navigation.scene.observe { recorder.happened($0) }
  }

  /// Pushes a controller, at once.
  @discardableResult
  func push(
    _ title: String?, _ className: String = "Editor",
    _ change: (inout ControllerSettings) -> Void = { _ in }
  ) -> Controller {
    var settings = ControllerSettings()
    change(&settings)
    let controller = navigation.makeController(
      className: className, title: title, settings: settings)
    navigation.push(controller, animated: false)
    recorder.rested()
    return controller
  }

  func pan(from: ScreenPoint, to: ScreenPoint, release: Bool = true) {
    navigation.pan(Pan(from: from, to: to, release: release))
    recorder.rested()
  }

  var screen: Screen { recorder.screen ?? Screen() }

  func picture(_ options: PictureOptions = PictureOptions()) -> Picture {
    ScreenPicture.picture(of: screen, options)
  }
}

/// Answers what a test wants it to.
final class FixedPolicy: NavigationPolicy {
  var gesture: (PopGesture) -> Verdict = { _ in .abstain }
  var pop: Verdict = .abstain
  private(set) var gestureCalls = 0
  private(set) var dropped = 0

  func gestureShouldBegin(_ controller: Controller, _ gesture: PopGesture) -> Verdict {
    gestureCalls += 1
    return self.gesture(gesture)
  }

  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    guard case .ask = self.pop.answer else { return self.pop }
    return Verdict(self.pop.answer, suspension: Drop { [unowned self] in dropped += 1 })
  }
}

/// Waits for nothing but to be dropped.
private final class Drop: Suspension {
  private let onDrop: () -> Void

  init(_ onDrop: @escaping () -> Void) { self.onDrop = onDrop }

  func resume(with reply: Reply, updated attempt: Attempt) -> Verdict {
    reply == .accepted(true) ? .allow() : .deny()
  }
  func drop() { onDrop() }
}
