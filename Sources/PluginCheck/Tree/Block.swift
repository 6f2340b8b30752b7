/// Statements in one scope.
struct Block {
  var statements: [Statement] = []
}
