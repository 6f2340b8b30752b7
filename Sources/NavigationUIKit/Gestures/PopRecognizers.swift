#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  /// The recognisers whose swipes pop: UIKit's at the edge, iOS 26's on the content, and the host's
  /// own where `gesture` is `"fullscreen"`.
  ///
  /// Each of UIKit's gets a delegate that asks the plugins, and calls on the delegate that was there.
  /// A delegate that somebody sets later is kept in the same way at the next touch, before a swipe can
  /// begin, and is reported.
  @MainActor
  final class PopRecognizers {
    private unowned let mirror: StackMirror
    private var delegates: [PopDelegate] = []
    private var watch: TouchWatch?
    /// The recognisers that were on before hooks had them switched off.
    private var switchedOff: Set<ObjectIdentifier> = []
    private(set) lazy var menu = BackMenuWatch(mirror)
    private lazy var fullScreen = FullScreenPan(mirror)

    init(_ mirror: StackMirror) {
      self.mirror = mirror
    }

    /// Puts the delegates in front where they are not. Done again and again, it does nothing.
    func install() {
      guard mirror.owner.isViewLoaded else { return }
      if watch == nil {
        watch = TouchWatch(mirror)
        menu.install()
        fullScreen.install()
      }
      for recognizer in systemRecognizers { guardRecognizer(recognizer) }
    }

    private var systemRecognizers: [UIGestureRecognizer] {
      var all = [mirror.owner.interactivePopGestureRecognizer]
      if #available(iOS 26.0, *) {
        all.append(mirror.owner.interactiveContentPopGestureRecognizer)
      }
      return all.compactMap { $0 }
    }

    private func guardRecognizer(_ recognizer: UIGestureRecognizer) {
      if let known = delegates.first(where: { $0.recognizer === recognizer }) {
        guard recognizer.delegate !== known else { return }
        mirror.host.report(
          "the delegate of a pop recogniser was replaced: the plugins are asked before it")
        known.next = recognizer.delegate
        recognizer.delegate = known
      } else {
        let new = PopDelegate(mirror, recognizer)
        delegates.append(new)
        recognizer.delegate = new
      }
    }

    /// Switches recognisers off while hooks say so, and on again as the app had them.
    func switchOff(pop: Bool, content: Bool) {
      guard mirror.owner.isViewLoaded else { return }
      let edge = mirror.owner.interactivePopGestureRecognizer
      for recognizer in systemRecognizers {
        let isOff = recognizer === edge ? pop : pop || content
        let key = ObjectIdentifier(recognizer)
        if isOff, recognizer.isEnabled {
          switchedOff.insert(key)
          recognizer.isEnabled = false
        } else if !isOff, switchedOff.remove(key) != nil {
          recognizer.isEnabled = true
        }
      }
    }

    /// A swipe that runs though nobody was asked: a delegate was put in the way of ours just now.
    var isSwipeUnasked: Bool {
      !mirror.finger.isDown && systemRecognizers.contains { $0.state == .began }
    }

    var runningRecognizer: UIGestureRecognizer? {
      systemRecognizers.first { $0.state == .began || $0.state == .changed }
    }
  }

  /// The delegate of one of UIKit's pop recognisers.
  @MainActor
  final class PopDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
    private unowned let mirror: StackMirror
    weak var recognizer: UIGestureRecognizer?
    /// The delegate that was there.
    weak var next: (any UIGestureRecognizerDelegate)? {
      didSet { target = next }
    }

    init(_ mirror: StackMirror, _ recognizer: UIGestureRecognizer) {
      self.mirror = mirror
      self.recognizer = recognizer
      next = recognizer.delegate
      super.init()
      target = next
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      let systemAllows = { [next] in next?.allowsBegin(recognizer) ?? true }
      guard mirror.host.isEnabled else { return systemAllows() && !mirror.isAtRoot }
      return mirror.swipeMayBegin(recognizer, systemAllows: systemAllows())
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard !mirror.isAtRoot else { return false }
      return next?.allows(recognizer, touch) ?? true
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      next?.allowsTogether(recognizer, other) ?? false
    }
  }
#endif
