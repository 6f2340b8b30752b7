#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// The recognisers whose swipes pop: UIKit's at the edge, iOS 26's on the content, and the host's
  /// own where `gesture` is `"fullscreen"`.
  ///
  /// Each of UIKit's gets a delegate that asks the plugins, and calls on the delegate that was there.
  /// A delegate that somebody sets later is kept in the same way at the next touch, before a swipe can
  /// begin, and is reported.
  @MainActor
  final class PopRecognizers {
    private weak var mirror: StackMirror?
    private var delegates: [PopDelegate] = []
    private var watch: TouchWatch?
    /// The recognisers that were on before hooks had them switched off.
    private var switchedOff: Set<ObjectIdentifier> = []
    let menu: BackMenuWatch
    private let fullScreen: FullScreenPan

    init(_ mirror: StackMirror) {
      self.mirror = mirror
      menu = BackMenuWatch(mirror)
      fullScreen = FullScreenPan(mirror)
    }

    /// Puts the delegates in front where they are not. Done again and again, it does nothing.
    func install() {
      guard let owner = mirror?.owner, owner.isViewLoaded else { return }
      if watch == nil {
        watch = TouchWatch(owner.view) { [weak self] in self?.fingerComesDown($0) }
        menu.install()
        fullScreen.install()
      }
      for recognizer in systemRecognizers { guardRecognizer(recognizer) }
    }

    /// Delegates that were replaced are put right.
    private func fingerComesDown(_ touch: UITouch) {
      install()
      // A guard also takes over changes of the stack that nothing has reported.
      (mirror?.keeper as? GuardKeeper)?.install()
      mirror?.sheetGuard?.fingerComesDown(touch)
      mirror?.showQuestionIfSeen()
      menu.fingerComesDown()
    }

    private var systemRecognizers: [UIGestureRecognizer] {
      guard let owner = mirror?.owner else { return [] }
      var all = [owner.interactivePopGestureRecognizer]
      if #available(iOS 26.0, *) {
        all.append(owner.interactiveContentPopGestureRecognizer)
      }
      return all.compactMap { $0 }
    }

    private func guardRecognizer(_ recognizer: UIGestureRecognizer) {
      guard let mirror else { return }
      if let known = delegates.first(where: { $0.recognizer === recognizer }) {
        guard recognizer.delegate !== known else { return }
        mirror.host.report(
          "the delegate of a pop recogniser was replaced: the plugins are asked before it")
        known.takeOver()
      } else {
        delegates.append(PopDelegate(mirror, recognizer))
      }
    }

    /// Leaves the recognisers, the view and the bar as they were.
    func uninstall() {
      for delegate in delegates { delegate.leave() }
      delegates = []
      guard watch != nil else { return }
      watch?.uninstall()
      watch = nil
      menu.uninstall()
      fullScreen.uninstall()
    }

    /// UIKit's transition begins after the call that asked for it.
    func swipeBegan() { fullScreen.transitionBegan() }

    /// The transition of a swipe has come to its end.
    func swipeEnded() { fullScreen.transitionEnded() }

    // MARK: Which recogniser comes first

    private func isEdge(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer === mirror?.owner?.interactivePopGestureRecognizer
    }

    /// A swipe on the content waits for that from the edge, and for a list that can still be scrolled
    /// sideways towards its beginning.
    func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
      guard mirror?.host.isEnabled == true, !isEdge(recognizer) else { return false }
      if isEdge(other) { return true }
      guard let scroll = other.view as? UIScrollView, other === scroll.panGestureRecognizer else {
        return false
      }
      let isMirrored = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
      // A page view keeps its pages apart by insets: what can be scrolled goes by them.
      let inset = scroll.adjustedContentInset
      let width = scroll.contentSize.width + inset.left + inset.right
      let gone = scroll.contentOffset.x + inset.left
      let rest = width - scroll.bounds.width - gone
      return width > scroll.bounds.width && (isMirrored ? rest : gone) > 0.5
    }

    /// The edge comes before whatever scrolls, and before the swipes on the content.
    func comesFirst(_ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
      guard let mirror, mirror.host.isEnabled, isEdge(recognizer), !mirror.isAtRoot else {
        return false
      }
      return other.view is UIScrollView || systemRecognizers.contains { $0 === other }
        || fullScreen.isPan(other)
    }

    /// Switches recognisers off while hooks say so, and on again as the app had them.
    func switchOff(pop: Bool, content: Bool) {
      guard let owner = mirror?.owner, owner.isViewLoaded else { return }
      let edge = owner.interactivePopGestureRecognizer
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
      mirror?.finger.isDown == false && systemRecognizers.contains { $0.state == .began }
    }

    var runningRecognizer: UIGestureRecognizer? {
      systemRecognizers.first { $0.state == .began || $0.state == .changed }
    }
  }
#endif
