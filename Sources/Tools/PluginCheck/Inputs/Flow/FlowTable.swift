internal import NavhostLuaSyntax

/// A table that a plugin writes, as far as the text shows what is in it.
final class FlowTable {
  /// By the keys that are known beforehand.
  var fields: [String: FlowValue] = [:]
  /// What stands under keys that are not.
  var elements: FlowValue = []
  /// Somebody has it whose text is not seen, or it has a metatable.
  var isEscaped = false

  /// All that may be read of it.
  var contents: FlowValue {
    let all = fields.values.reduce(elements) { $0.union($1) }
    return isEscaped ? all.union([.unknown]) : all
  }
}

/// A function of a plugin, and what it is called with and gives.
final class FlowFunction {
  let body: FunctionBody
  var returns: [FlowValue] = []
  /// Past the named parameters.
  var varargs: FlowValue = []
  /// Somebody calls it whose text is not seen.
  var isOpen = false
  /// What its first result is taken for, where it is a hook.
  var answer: InputUse?

  init(_ body: FunctionBody) {
    self.body = body
  }

  var results: FlowResults {
    FlowResults(values: returns, rest: [.nil])
  }
}
