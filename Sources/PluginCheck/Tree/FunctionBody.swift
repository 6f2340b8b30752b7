/// The parameters and the block of a function.
final class FunctionBody {
  var parameters: [Variable] = []
  var isVararg = false
  var block = Block()
  var range: Range<Int>
  /// It was defined with a colon: its first parameter is `self`.
  var isMethod = false
  /// It holds a `goto`, so that the order of its lines is not the order of what happens.
  var hasGoto = false

  init(range: Range<Int>) {
    self.range = range
  }
}
