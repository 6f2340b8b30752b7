/// Why a value cannot be kept as data.
public struct DataError: Error, Equatable, Sendable {
  /// What was wrong, for a person.
  public var message: String
}
