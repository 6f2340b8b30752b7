/// A local variable, and what is done with it.
package final class Variable {
  /// How it came into being.
  package enum Kind { case local, localFunction, parameter, implicitSelf, loop }

  package let name: String
  /// Where it is declared.
  package let range: Range<Int>
  package let kind: Kind
  /// It may not be assigned: `<const>`, `<close>`.
  package var isConstant = false
  package var isClosed = false
  /// Where it is read.
  package var reads: [Int] = []
  /// Where it is assigned after its declaration.
  package var writes: [Range<Int>] = []
  /// A function inside its own uses it.
  package var isCaptured = false
  /// The variable of the same name that it hides, if any.
  package var hidden: Variable?
  /// The hidden one belongs to the same block, or to a function further out.
  package var hiddenInSameBlock = false

  package init(name: String, range: Range<Int>, kind: Kind) {
    self.name = name
    self.range = range
    self.kind = kind
  }
}
