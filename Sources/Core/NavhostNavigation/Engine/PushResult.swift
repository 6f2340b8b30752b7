/// How a push, or a new stack, ended.
public enum PushResult {
  /// The controller that is on top now.
  case pushed(Controller)
  /// Why nothing changed.
  case refused(Refusal)

  /// The controller that is on top now, nil where the push was refused.
  public var controller: Controller? {
    if case .pushed(let controller) = self { controller } else { nil }
  }

  /// Why nothing changed, nil where something did.
  public var reason: String? {
    if case .refused(let refusal) = self { refusal.text } else { nil }
  }
}
