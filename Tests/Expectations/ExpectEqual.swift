public import Testing

/// Records an issue that shows both values, where they differ. `#expect` shows no more of a comparison, and takes
/// the compiler six times as long.
public func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  at sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(actual == expected, comment(), sourceLocation: sourceLocation)
}
