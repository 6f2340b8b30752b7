/// Which way the screen reads. The leading edge is where reading begins.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// From left to right.
  case ltr
  /// From right to left, as Arabic and Hebrew are.
  case rtl

  /// 1 where the trailing edge is to the right, else -1.
  public var sign: Double { self == .ltr ? 1 : -1 }
}
