/// A name in an expression: a local variable or a global.
struct NameReference {
  var text: String
  var range: Range<Int>
  /// Nil for a global.
  var variable: Variable?
}
