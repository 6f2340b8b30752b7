/// A field of a table constructor.
struct TableField {
  enum Key {
    case position
    case name(String)
    case expression(Expression)
  }

  var key: Key
  /// Where the key stands; where the value does, for one without a key.
  var keyRange: Range<Int>
  var value: Expression

  /// The key, if it is a string known beforehand.
  var name: String? {
    switch key {
    case .position: nil
    case .name(let name): name
    case .expression(let expression): expression.stringValue
    }
  }
}
