/// A policy is asked about one of these.
public enum Attempt {
  /// Controllers leave.
  case pop(Pop)
  /// A controller comes.
  case push(Push)
  /// A tab was tapped.
  case tab(TabSelection)
}
