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
