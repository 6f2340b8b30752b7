/// A local variable, and what is done with it.
final class Variable {
  /// How it came into being.
  enum Kind { case local, localFunction, parameter, implicitSelf, loop }

  let name: String
  /// Where it is declared.
  let range: Range<Int>
  let kind: Kind
  /// It may not be assigned: `<const>`, `<close>`.
  var isConstant = false
  var isClosed = false
  /// Where it is read.
  var reads: [Int] = []
  /// Where it is assigned after its declaration.
  var writes: [Range<Int>] = []
  /// A function inside its own uses it.
  var isCaptured = false
  /// The variable of the same name that it hides, if any.
  var hidden: Variable?
  /// The hidden one belongs to the same block, or to a function further out.
  var hiddenInSameBlock = false

  init(name: String, range: Range<Int>, kind: Kind) {
    self.name = name
    self.range = range
    self.kind = kind
  }
}
