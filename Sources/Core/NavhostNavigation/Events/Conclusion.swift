/// How a decision ended, with every step. One serves its event and the scene.
final class Conclusion: Sendable {
  let explanation: Explanation

  init(_ explanation: consuming Explanation) {
    self.explanation = explanation
  }
}
