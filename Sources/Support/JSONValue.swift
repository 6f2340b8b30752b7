/// A value that was written as JSON.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a whole text.
  ///
  /// - Throws: `JSONError` where it is no JSON, or nested deeper than 64 levels.
  package init(_ bytes: some Collection<UInt8>) throws(JSONError) {
    var reader = JSONReader(Array(bytes))
    self = try reader.readText()
  }

  package init(_ text: String) throws(JSONError) {
    try self.init(text.utf8)
  }

  /// The member of an object with that name; nil of another value.
  package subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  package var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var numberValue: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A number without a fraction that an `Int` can hold.
  package var integerValue: Int? { numberValue.flatMap(Int.init(exactly:)) }

  package var booleanValue: Bool? {
    if case .boolean(let flag) = self { flag } else { nil }
  }

  package var arrayValue: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}

/// What is wrong with a text that should be JSON.
package struct JSONError: Error, Equatable, Sendable {
  package var message: String
  /// The byte where it was noticed, from 0.
  package var offset: Int
}
