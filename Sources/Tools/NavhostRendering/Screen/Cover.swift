package import NavhostNavigation

/// How a presented screen lies over what is below.
package struct Cover: Equatable, Sendable {
  package var style: Presentation.Style
  /// How far it has come or gone; nil at rest.
  package var slide: Slide?

  package init(_ style: Presentation.Style, slide: Slide? = nil) {
    self.style = style
    self.slide = slide
  }

  init(_ style: Presentation.Style, _ transition: TransitionState?) {
    self.init(style)
    guard let transition, transition.kind.isOfPresentation else { return }
    slide = Slide(transition.kind, progress: transition.progress)
  }

  /// How much of its place it covers, 0 to 1.
  package var share: Double { slide?.cover ?? 1 }

  /// Whether nothing of what is below can be seen.
  var hidesAll: Bool { style == .fullScreen && slide == nil }
}

extension NavigationScene {
  /// What was dismissed, as long as it is seen to leave.
  var leaving: NavigationController? {
    let presented = presentations.map { $0.navigation }
    return navigations.first { navigation in
      navigation.transition?.kind == .dismiss && !presented.contains { $0 === navigation }
    }
  }
}

/// How far one screen has slid over another.
package struct Slide: Equatable, Sendable {
  package var kind: TransitionState.Kind
  /// 0 to 1.
  package var progress: Double

  package init(_ kind: TransitionState.Kind, progress: Double) {
    self.kind = kind
    self.progress = min(max(progress, 0), 1)
  }

  /// How much of the lower screen the upper one covers, 0 to 1.
  package var cover: Double { kind == .pop || kind == .dismiss ? 1 - progress : progress }
}
