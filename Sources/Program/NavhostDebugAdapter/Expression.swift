internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostSupport

/// A piece of Lua that sees the variables of a function which runs.
struct Expression {
  private let text: String
  private let state: LuaState
  private let frame: Int?
  /// The variables that it names.
  private let names: [String]
  private let takesExtra: Bool

  init(_ text: String, _ state: LuaState, _ frame: Int?) {
    self.text = text
    self.state = state
    self.frame = frame
    let words = Self.words(text)
    takesExtra = words.contains("...")
    guard let frame else {
      names = []
      return
    }
    let known = LuaScope.allCases.flatMap { state.variables($0, ofFrame: frame).map(\.name) }
    names = Array(Set(known).intersection(words)).sorted()
  }

  /// The names in it, and `...`.
  private static func words(_ text: String) -> Set<String> {
    var lexer = Lexer(SourceText(file: "expression", text: text), isPiece: true)
    var words: Set<String> = text.contains("...") ? ["..."] : []
    while let token = try? lexer.next(), token.kind != .endOfFile {
      if token.kind == .name { words.insert(token.text) }
    }
    return words
  }

  /// Its values; tables come by reference.
  func value(in run: DebugRun) throws(LuaError) -> [LuaValue] {
    let chunk = try chunk(in: run)
    guard case .finished(let made) = try state.call(chunk, [], wanted: 1),
      let piece = made.first?.functionValue
    else { throw LuaError(.runtime, "no expression") }
    let outcome: LuaState.Outcome
    if let frame {
      let extra = takesExtra ? state.extraArguments(ofFrame: frame) : []
      outcome = try state.call(piece, inFrame: frame, extra)
    } else {
      outcome = try state.call(piece, [], wanted: 250, tables: .reference)
    }
    switch outcome {
    case .finished(let values): return values
    case .suspended(let thread):
      state.drop(thread)
      throw LuaError(.runtime, "an expression cannot wait")
    }
  }

  private func chunk(in run: DebugRun) throws(LuaError) -> LuaReference {
    let head = names.isEmpty ? "" : "local \(names.joined(separator: ", ")); "
    let known = run.pieces[ObjectIdentifier(state)]?[head + text]
    if let known { return known }
    let before = try TypedLua(text).kind() == .expression ? "return " : ""
    let source = "\(head)return function(...) \(before)\(text)\nend"
    let chunk = try state.load(Array(source.utf8), name: "=expression")
    run.pieces[ObjectIdentifier(state), default: [:]][head + text] = chunk
    return chunk
  }
}
