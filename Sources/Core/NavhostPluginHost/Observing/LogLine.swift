/// A line that a plugin or a script logged.
public struct LogLine: Equatable, Sendable {
  /// How serious a line is.
  public enum Level: String, Sendable, CaseIterable {
    /// `print` was called.
    case print
    /// `log.debug` was called.
    case debug
    /// `log.info` was called.
    case info
    /// `log.warn` was called.
    case warn
    /// `log.error` was called.
    case error
  }

  /// The plugin's name; nil for a script.
  public var plugin: String?
  /// How serious it is.
  public var level: Level
  /// Without control characters but newlines and tabs, bounded.
  public var message: String
}
