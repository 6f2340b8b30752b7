/// A whole file as a tree.
struct Chunk {
  var body: FunctionBody
  /// Every local variable, in the order of declaration.
  var variables: [Variable]
  /// Where the text goes beyond what a plugin's source may hold.
  var excesses: [SyntaxError]
}
