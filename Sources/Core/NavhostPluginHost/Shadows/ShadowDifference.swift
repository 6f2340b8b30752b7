public import NavhostNavigation

/// A decision on which a shadow plugin and the live ones differ.
public struct ShadowDifference: Equatable, Sendable {
  /// The shadow's name.
  public var plugin: String
  /// The shadow's version.
  public var version: String
  /// The hook that was asked.
  public var hook: HookName
  /// The class of the controller.
  public var className: String
  /// Of a pop; else nil.
  public var source: PopSource?
  /// The answer of the live plugins: `allow`, `deny`, `ask` or `abstain`; of an appearance hook
  /// the value.
  public var live: String
  /// The answer that the shadow would have given.
  public var shadow: String
}
