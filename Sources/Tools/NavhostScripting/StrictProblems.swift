internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What a strict run does not put up with: a plugin that does not load, a warning, a hook that fails.
/// Each is told once, however often it happens.
package final class StrictProblems {
  private let onTrouble: (String) -> Void
  private var told: Set<ExactName> = []
  private var observations: [Observation] = []
  private static let most = 1000

  /// - Parameter onTrouble: gets each message, `FILE:LINE: …` where the place is known.
  package init(_ onTrouble: @escaping (String) -> Void = { _ in }) {
    self.onTrouble = onTrouble
  }

  /// How many there were.
  package var count: Int { told.count }

  /// Kinds of problems. Warnings are always in.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let loadFailures = Kinds(rawValue: 1)
    package static let faults = Kinds(rawValue: 2)
  }

  /// Listens to a session, as long as this lives: keep it.
  package func watch(_ session: ScriptSession, _ kinds: Kinds = [.loadFailures, .faults]) {
    let host = session.host
    observations.append(host.observeWarnings({ [unowned self] in add($0.text) }))
    if kinds.contains(.loadFailures) {
      observations.append(host.observeLoadFailures({ [unowned self] in add($0.message) }))
    }
    guard kinds.contains(.faults) else { return }
    observations.append(
      host.observe { [unowned self] event in
        if event.name == .fault {
          add(event["message"]?.description ?? "a hook failed")
        }
      })
  }

  private func add(_ message: String) {
    guard told.count < Self.most, told.insert(message).inserted else { return }
    onTrouble(message)
  }
}
