internal import NavhostNavigation
package import NavhostPluginHost

/// The checker that a host's events go to; a reset begins another.
final class SceneWatch {
  private let host: NavigationHost
  private var scene: NavigationScene
  var checker: InvariantChecker
  /// What a plugin's hook failed with.
  private(set) var fault: String?

  func keepFault(_ event: Event) {
    guard event.name == .fault, let plugin = event.plugin, fault == nil,
      case .string(let message)? = event["message"]
    else { return }
    fault = "\(plugin): \(message)"
  }

  /// Whether the checker has heard every event of the scene.
  private var isWhole = true

  init(_ host: NavigationHost) {
    self.host = host
    scene = host.navigation.scene
    checker = InvariantChecker(scene.configuration)
    begin()
  }

  private func begin() {
    checker = InvariantChecker(scene.configuration)
    isWhole = scene.events.firstIndex == 1
    for event in scene.events { checker.add(event) }
  }

  /// The first thing that is wrong.
  func check() -> Violation? {
    if host.navigation.scene !== scene {
      scene = host.navigation.scene
      begin()
    }
    if !isWhole { return SceneCheck(scene).violations.first }
    return checker.check(scene).first
  }
}

/// Says after each operation of a script which invariant is broken, as `navhost explore` does.
package final class OperationWatch {
  private let script: any HostScript
  private let scene: SceneWatch
  private let answers = AnswerWatch()
  private var observations: [Observation] = []

  package init(_ script: any HostScript) {
    self.script = script
    scene = SceneWatch(script.host)
    let scene = scene
    observations = [
      script.host.observe { scene.checker.add($0) }, script.host.observe(by: answers),
    ]
  }

  /// What does not hold: its name, what stands against it, and the last events; nil where all is well.
  package func violation() -> String? {
    if script.isBehind { return Invariant.listeners }
    return (answers.violation ?? scene.check())?.description
  }
}
