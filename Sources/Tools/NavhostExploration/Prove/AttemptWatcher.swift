internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

/// Notes which attempts at an exit came with a question, of a person or of the app.
final class AttemptWatcher: HostObserver {
  private var asked: Set<Int> = []
  /// Who has left lately: what is read of them must not depend on who else keeps them.
  private var left: [Controller] = []
  private unowned let host: NavigationHost

  init(_ host: NavigationHost) {
    self.host = host
  }

  func hostWasReset() { asked = [] }

  func didRecord(_ event: Event) {
    guard event.name == .pop, let summary = event.controller else { return }
    if left.count >= Self.maxLeft { left.removeFirst(Self.maxLeft / 2) }
    left.append(host.navigation.scene.controller(summary))
  }

  /// More than leave by any operation.
  private static let maxLeft = 256

  func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {
    guard case .suspended(let question) = result, question != nil, let pop = call.pop else {
      return
    }
    asked.insert(pop)
  }

  /// Those of the pops among some events that came with a question.
  func asked(in events: [Event]) -> [Int] {
    events.compactMap { event in
      guard event.name == .pop, case .integer(let id)? = event["id"], asked.contains(id) else {
        return nil
      }
      return id
    }
  }
}
