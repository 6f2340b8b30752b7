/// What a policy asks the app to do, by name.
public struct Action: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// What goes with it.
  public let data: AppData?
  /// The plugin that asks for it, `hook` of a script's hook; nil of a policy that is no plugin.
  public let plugin: String?

  /// An action, and who asks for it.
  public init(_ name: String, _ data: AppData? = nil, plugin: String? = nil) {
    self.name = name
    self.data = data
    self.plugin = plugin
  }
}

extension Action: CustomStringConvertible {
  public var description: String {
    let words = [name, data.map { "\($0)" }, plugin.map { "(\($0))" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// An action that is to be done, and the controller that the policy was asked about.
package struct PendingAction {
  package let action: Action
  /// Nil: the one that the verdict is about.
  var controller: Controller?
  /// Whether whoever asked for it has gone.
  let isVoid: () -> Bool

  package init(
    _ action: Action, for controller: Controller?, isVoid: @escaping () -> Bool = { false }
  ) {
    self.action = action
    self.controller = controller
    self.isVoid = isVoid
  }
}

extension PendingAction {
  /// The same; where it says nobody, about `controller`.
  func about(_ controller: Controller) -> PendingAction {
    var copy = self
    copy.controller = self.controller ?? controller
    return copy
  }
}

extension Verdict {
  /// The same, and the app is asked to do something: with a no instead, with a yes or no opinion on
  /// the way, when everybody has allowed it.
  public func performing(_ name: String, _ data: AppData? = nil) -> Verdict {
    var verdict = self
    verdict.actions = (actions ?? []) + [PendingAction(Action(name, data), for: nil)]
    return verdict
  }
}
