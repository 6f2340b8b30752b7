internal import NavhostNavigation
package import NavhostPluginHost

/// Says what is wrong with what a script has done so far, by the invariants. What hooks answer is looked
/// at from the first time on that somebody asks.
package final class InvariantWatch {
  private weak var script: (any HostScript)?
  private var answers: (watch: AnswerWatch, observation: Observation)?

  package init(_ script: any HostScript) {
    self.script = script
  }

  /// What does not hold, in words.
  package func violations() -> [String] {
    guard let script else { return [] }
    if answers == nil {
      let watch = AnswerWatch()
      answers = (watch, script.host.observe(by: watch))
    }
    return (script.isBehind ? [Invariant.listeners] : [])
      + [answers?.watch.violation].compactMap { $0?.description }
      + InvariantChecker.check(script.host.navigation.scene).map(\.description)
  }
}
