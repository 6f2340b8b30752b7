// The little of swift-log that NavigationLogging uses, declared after its documentation. Nothing here is ever
// run.

public struct Logger: Sendable {
  public enum Level: String, Sendable {
    case trace, debug, info, notice, warning, error, critical
  }

  public struct Message: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }

  public enum MetadataValue: ExpressibleByStringInterpolation, Sendable {
    case string(String)
    public init(stringLiteral value: String) { self = .string(value) }
  }

  public typealias Metadata = [String: MetadataValue]

  public func log(
    level: Level, _ message: @autoclosure () -> Message,
    metadata: @autoclosure () -> Metadata? = nil, source: @autoclosure () -> String? = nil,
    file: String = #fileID, function: String = #function, line: UInt = #line
  ) {}

  public func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}
}
