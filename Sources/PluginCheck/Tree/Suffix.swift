/// What follows a primary expression: `.name`, `[key]`, `(…)`, `:name(…)`.
struct Suffix {
  enum Kind {
    case field(String)
    case index(Expression)
    case call([Expression])
    case method(String, [Expression])
  }

  var kind: Kind
  /// The name of a field or a method, without its mark; all of the others.
  var range: Range<Int>
}
