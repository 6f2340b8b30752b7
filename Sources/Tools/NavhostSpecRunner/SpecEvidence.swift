package import NavhostScripting

/// What the screen showed while a test ran, and why its last decision ended as it did.
package struct SpecEvidence: Equatable, Sendable {
  /// A screen after a decision.
  package struct Frame: Equatable, Sendable {
    package var caption: String
    /// An SVG file.
    package var picture: String

    package init(caption: String, picture: String) {
      self.caption = caption
      self.picture = picture
    }
  }

  /// The last ones, in order.
  package var frames: [Frame]
  /// As `tostring(nav.explain())` says it; `""` where nothing was decided.
  package var explanation: String

  package init(frames: [Frame], explanation: String) {
    self.frames = frames
    self.explanation = explanation
  }
}

/// Looks on while a test runs, and draws.
package protocol SpecWitness: PictureMaker {
  /// Of what happened since the host was made anew.
  var evidence: SpecEvidence { get }
}
