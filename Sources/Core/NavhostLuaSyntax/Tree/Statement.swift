/// A whole file as a tree.
package struct Chunk {
  package var body: FunctionBody
  /// Every local variable, in the order of declaration.
  package var variables: [Variable]
  /// Where the text goes beyond what a plugin's source may hold.
  package var excesses: [SyntaxError]
  /// What a tolerant parser went on behind, in the order of the text.
  package var errors: [SyntaxError]
  /// Where a block ends is not sure, so that a name may be another's than it was meant to be.
  package var isTorn: Bool
  /// Something ends that nothing has begun: where it was meant to begin is not known.
  package var hasStrayEnd: Bool
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

/// A statement and where it stands.
package struct Statement {
  package indirect enum Kind {
    case local([Variable], [Expression])
    case localFunction(Variable, FunctionBody)
    case assignment([Expression], [Expression])
    case call(Expression)
    case function(Expression, FunctionBody)
    case `do`(Block)
    case `while`(Expression, Block)
    case `repeat`(Block, Expression)
    case `if`([Clause], Block?)
    case numericFor(Variable, [Expression], Block)
    case genericFor([Variable], [Expression], Block)
    case `return`([Expression])
    case `break`
    case goto(String)
    case label(String)
    /// What a tolerant parser found where a statement should stand, as far as it is an expression.
    case unreadable(Expression?)
  }

  /// A condition and what it guards.
  package struct Clause {
    package var condition: Expression
    package var block: Block
  }

  package var kind: Kind
  package var range: Range<Int>
}
/// Statements in one scope.
package struct Block {
  package var statements: [Statement] = []
}

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
  /// Where it is read, in the order of the text.
  package var reads: [Int] = []
  /// Where it is assigned after its declaration.
  package var writes: [Range<Int>] = []
  /// A function inside its own uses it.
  package var isCaptured = false
  /// The variable of the same name that it hides, if any.
  package var hidden: Variable?
  /// It was in sight where something could not be read, which may have used it.
  package var isInDoubt = false
  /// The hidden one belongs to the same block, or to a function further out.
  package var hiddenInSameBlock = false

  package init(name: String, range: Range<Int>, kind: Kind) {
    self.name = name
    self.range = range
    self.kind = kind
  }
}

extension Variable {
  /// Where it is read within a range of the text.
  package func reads(in range: Range<Int>) -> ArraySlice<Int> {
    let first = place(from: range.lowerBound)
    return reads[first..<max(first, place(from: range.upperBound))]
  }

  /// The first of its reads that is not before an offset.
  private func place(from offset: Int) -> Int {
    var (low, high) = (0, reads.count)
    while low < high {
      let middle = (low + high) / 2
      if reads[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
