public import NavhostNavigation

/// What the app does for its policies.
extension NavigationHost {
  /// `body` does what policies ask for by this name, until the result is released: keep it.
  ///
  /// `"*"` hears what has no handler of its own. The last one that was put counts. The stacks may be
  /// changed in it.
  ///
  /// - Parameters:
  ///   - name: of the action.
  ///   - body: gets the controller that the policy was asked about, and what goes with the action; an
  ///     empty table where nothing does.
  public func onAction(
    _ name: String, _ body: @escaping (Controller, DataValue) -> Void
  ) -> Observation {
    handlers.observing(
      handlers.onAction(name) { controller, data, _ in
        body(controller, DataValue(data))
      })
  }

  /// Hands the app's answer over. False where it has to come again: a finger holds what moves, or the
  /// host is busy.
  func isAnswered(by reply: Reply) -> Bool {
    let outcome = answerHandler?(reply) ?? navigation.answer(reply)
    guard let outcome, outcome.kind == .ignored else { return true }
    return outcome.reason != "busy" && outcome.reason != "transition"
  }
}

/// What the app does for policies that are asked about this controller; it comes before what the host has.
extension Controller {
  /// As the host's, for this controller alone.
  public func onAction(
    _ name: String, _ body: @escaping (DataValue) -> Void
  ) -> Observation {
    let handlers = record.ownHandlers
    return handlers.observing(handlers.onAction(name) { _, data, _ in body(DataValue(data)) })
  }
}

extension ControllerRecord {
  var ownHandlers: AppHandlers {
    if let handlers { return handlers }
    let new = AppHandlers()
    handlers = new
    return new
  }
}

extension AppHandlers {
  /// The handler goes with the result.
  package func observing(_ handler: AppHandler) -> Observation {
    Observation { [self] in remove(handler) }
  }
}

extension DataValue {
  /// What goes with an action; an empty table for nothing.
  package init(_ data: AppData?) {
    let value = try? data.flatMap { data throws(DataError) in
      try DataValue.from(data.lua) { _ in nil }
    }
    self = value.flatMap { $0 } ?? .table(DataTable())
  }

  /// The value of a text key, where it is a table that has one.
  public subscript(_ name: String) -> DataValue? {
    if case .table(let table) = self { table[name] } else { nil }
  }
}
