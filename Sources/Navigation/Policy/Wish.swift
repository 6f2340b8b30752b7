/// What a policy is asked about.
public enum Wish {
  /// Controllers leave.
  case pop(Pop)
  /// A controller comes.
  case push(Push)
}
