package import Navigation

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
