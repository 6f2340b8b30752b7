/// What a policy is asked about.
public enum Wish {
  /// Controllers leave.
  case pop(Pop)
  /// A controller comes.
  case push(Push)
  /// A tab was tapped.
  case tab(Tab)
}
