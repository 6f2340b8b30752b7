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
