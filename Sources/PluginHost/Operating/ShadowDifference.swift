public import Navigation

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
  /// What the live plugins answered: `allow`, `deny`, `ask` or `no opinion`; of what lays out
  /// the value.
  public var live: String
  /// What the shadow would have answered.
  public var shadow: String
}
