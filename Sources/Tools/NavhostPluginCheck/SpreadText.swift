internal import NavhostLuaSyntax

/// A file of Lua with each statement, each condition of an `elseif` and each function's end on a line
/// of its own, whatever lines it is written on.
///
/// What Lua then tells of a line, it tells of a statement.
package struct SpreadText {
  package private(set) var bytes: [UInt8] = []
  /// The line of the file that each line of the text was on.
  package private(set) var lines: [Int] = []
  /// Where lines were put in, by the bytes of the file.
  private let places: [Int]
  private let source: SourceText

  /// What is no Lua stays as it is.
  package init(file: String, bytes: [UInt8]) {
    let original = SourceText(file: file, bytes: bytes)
    let chunk = try? Parser.parse(original)
    let starts = chunk.map { StartFinder($0).starts } ?? []
    let isEnd: (UInt8) -> Bool = { $0 == 10 || $0 == 13 }
    places = starts.filter { $0 > 0 && !isEnd(bytes[$0 - 1]) }.sorted()
    var from = 0
    for place in places {
      self.bytes += bytes[from..<place] + [10]
      from = place
    }
    self.bytes += bytes[from...]
    source = SourceText(file: file, bytes: self.bytes)
    collectLines(original)
  }

  private mutating func collectLines(_ original: SourceText) {
    var inserted = 0
    for offset in bytes.indices {
      while inserted < places.count, places[inserted] + inserted < offset { inserted += 1 }
      guard source.line(of: offset) > lines.count else { continue }
      lines.append(original.line(of: offset - inserted))
    }
  }

  /// The line on which a byte of the file stands in the text.
  package func line(of offset: Int) -> Int {
    source.line(of: offset + places.count { $0 <= offset })
  }
}

/// Where lines begin.
private final class StartFinder: TreeVisitor {
  private(set) var starts: Set<Int> = []

  init(_ chunk: Chunk) {
    super.init()
    visit(chunk.body.block)
  }

  override func visit(_ statement: Statement) {
    starts.insert(statement.range.lowerBound)
    switch statement.kind {
    case .if(let clauses, _):
      for clause in clauses.dropFirst() { starts.insert(clause.condition.range.lowerBound) }
    case .repeat(_, let condition): starts.insert(condition.range.lowerBound)
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ body: FunctionBody) {
    starts.insert(body.range.upperBound - "end".utf8.count)
    super.visit(body)
  }
}
