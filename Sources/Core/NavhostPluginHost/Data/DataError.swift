/// Why a value cannot be kept as data.
public struct DataError: Error, Equatable, Sendable {
  /// The mistake, for a person.
  public var message: String
}
