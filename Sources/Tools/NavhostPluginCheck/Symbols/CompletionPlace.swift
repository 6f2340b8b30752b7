internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// Where somebody is typing, and so what may stand there.
package struct CompletionPlace: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Behind a dot or a colon: fields and methods of `nav` or of an `ObjectType`.
    case members(of: String, onlyMethods: Bool)
    /// Behind `props.`
    case props
    /// Behind `string.`, `log.`
    case library(String)
    case text(Expected)
    /// A key of a table that is being written.
    case key(TableKind)
    /// A value or the beginning of a statement.
    case name
    case nothing
  }

  package var kind: Kind
  /// What is replaced: what stands of the word.
  package var range: Range<Int>
}

extension FileAnalysis {
  package func completionPlace(at offset: Int) -> CompletionPlace {
    let index = tokens.partition { $0.range.lowerBound < offset }
    let last = index > 0 ? tokens[index - 1] : nil
    if let last, last.kind == .string, isInside(last, offset) { return text(last, offset) }
    if let last, last.range.upperBound < offset, isComment(last.range.upperBound..<offset) {
      return CompletionPlace(kind: .nothing, range: offset..<offset)
    }
    if index == 0, isComment(0..<offset) {
      return CompletionPlace(kind: .nothing, range: offset..<offset)
    }
    if let last, last.isWord, offset <= last.range.upperBound {
      return place(of: last.range.lowerBound..<last.range.upperBound, after: index - 1)
    }
    if let last, last.kind == .integer || last.kind == .number, offset <= last.range.upperBound {
      return CompletionPlace(kind: .nothing, range: offset..<offset)
    }
    return place(of: offset..<offset, after: index)
  }

  /// - Parameter index: how many tokens stand before the word.
  private func place(of word: Range<Int>, after index: Int) -> CompletionPlace {
    CompletionPlace(kind: kind(word, after: index), range: word)
  }

  private func kind(_ word: Range<Int>, after index: Int) -> CompletionPlace.Kind {
    guard index > 0 else { return .name }
    let before = tokens[index - 1]
    switch before.kind {
    case .dot, .colon: return members(word, before)
    case .openBrace, .comma, .semicolon:
      return openTable(before: index).flatMap { meanings?.tables[$0] }.map { .key($0) } ?? .name
    case .function, .local, .goto: return .nothing
    default: return .name
    }
  }

  // MARK: Behind a dot

  private func members(_ word: Range<Int>, _ dot: Token) -> CompletionPlace.Kind {
    guard let meanings, let check else { return .nothing }
    let next = tokens.partition { $0.range.lowerBound < dot.range.upperBound }
    let places =
      [word.lowerBound, dot.range.upperBound]
      + (next < tokens.count ? [tokens[next].range.lowerBound] : [])
    for place in places {
      guard let (base, suffixes) = meanings.bases[place] else { continue }
      if meanings.isProps(base, suffixes) { return .props }
      if let owner = meanings.owner(base, suffixes) {
        return .members(of: owner, onlyMethods: dot.kind == .colon)
      }
      if suffixes.isEmpty, let variable = base.name?.variable,
        PluginTable.returnedValue(of: check.chunk)?.name?.variable === variable, role == .plugin
      {
        return .key(.plugin)
      }
      if suffixes.isEmpty, let name = base.globalName, check.facts.globals[name] == nil {
        return .library(name)
      }
      return .nothing
    }
    return .nothing
  }

  // MARK: In quotes

  private func isInside(_ text: Token, _ offset: Int) -> Bool {
    offset < text.range.upperBound || (offset == text.range.upperBound && !isClosed(text))
  }

  private func isClosed(_ text: Token) -> Bool {
    let bytes = source.bytes[text.range]
    return bytes.count > 1 && bytes.last == bytes.first
  }

  private func text(_ token: Token, _ offset: Int) -> CompletionPlace {
    let start = token.range.lowerBound + 1
    let end = isClosed(token) ? token.range.upperBound - 1 : offset
    let range = min(start, end)..<end
    guard let expected = meanings?.expected[token.range.lowerBound], start <= offset else {
      return CompletionPlace(kind: .nothing, range: offset..<offset)
    }
    let isExclusion =
      expected == .controllerClass && start < end && source.bytes[start] == UInt8(ascii: "!")
      && start < offset
    return CompletionPlace(
      kind: .text(expected), range: isExclusion ? (start + 1)..<end : range)
  }

  private func isComment(_ blank: Range<Int>) -> Bool {
    Piece.all(of: source.text(blank)).last?.kind == .comment
  }

  // MARK: In a table

  /// Where the brace of the table stands in which a key may begin; nil where none may.
  private func openTable(before index: Int) -> Int? {
    var brackets = 0
    var blocks = 0
    for token in tokens[..<index].reversed() {
      switch token.kind {
      case .closeBrace, .closeParenthesis, .closeBracket: brackets += 1
      case .openBrace, .openParenthesis, .openBracket:
        if brackets == 0 {
          return token.kind == .openBrace && blocks == 0 ? token.range.lowerBound : nil
        }
        brackets -= 1
      case .end, .until: blocks += brackets == 0 ? 1 : 0
      case .function, .if, .do, .repeat:
        guard brackets == 0 else { continue }
        if blocks == 0 { return nil }
        blocks -= 1
      default: break
      }
    }
    return nil
  }
}

extension Token {
  /// A name, or a reserved word that may be the beginning of one.
  fileprivate var isWord: Bool { kind == .name || TokenKind.keywords[kind.rawValue] != nil }
}
