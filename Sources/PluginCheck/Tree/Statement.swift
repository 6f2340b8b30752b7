/// A statement and where it stands.
struct Statement {
  indirect enum Kind {
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
  struct Clause {
    var condition: Expression
    var block: Block
  }

  var kind: Kind
  var range: Range<Int>
}
