/// A whole file as a tree.
package struct Chunk {
  package var body: FunctionBody
  /// Every local variable, in the order of declaration.
  package var variables: [Variable]
  /// Where the text goes beyond what a plugin's source may hold.
  package var excesses: [SyntaxError]
}
/// The parameters and the block of a function.
package final class FunctionBody {
  package var parameters: [Variable] = []
  package var isVararg = false
  package var block = Block()
  package var range: Range<Int>
  /// It was defined with a colon: its first parameter is `self`.
  package var isMethod = false
  /// It holds a `goto`, so that the order of its lines is not the order of what happens.
  package var hasGoto = false

  package init(range: Range<Int>) {
    self.range = range
  }
}
