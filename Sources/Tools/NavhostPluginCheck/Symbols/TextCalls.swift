internal import NavhostLuaSyntax
internal import NavhostSupport

/// Finds the calls of `text` in a file, and the words of navhost's own that its questions show.
final class TextCalls: TreeVisitor {
  /// A key and where it stands.
  struct Use {
    var key: String
    var offset: Int
  }

  private(set) var uses: [Use] = []
  /// Keys that are put together when the policy runs.
  private(set) var unknown: [Range<Int>] = []
  private let facts: Facts

  init(_ chunk: Chunk, _ facts: Facts) {
    self.facts = facts
    super.init()
    visit(chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, let name = base.globalName,
      case .call(let arguments) = suffixes.first?.kind, facts.globals[name] == nil
    {
      switch name {
      case "text": addText(arguments)
      case "confirm": addWords(arguments, at: base.range.lowerBound)
      default: break
      }
    }
    super.visit(expression)
  }

  private func addText(_ arguments: [Expression]) {
    guard let key = arguments.first else { return }
    if let text = key.joinedLiteral {
      uses.append(Use(key: text, offset: key.range.lowerBound))
    } else {
      unknown.append(key.range)
    }
  }

  /// `confirm` says "Leave" and "Stay" where its options do not say otherwise.
  private func addWords(_ arguments: [Expression], at offset: Int) {
    var given: [String] = []
    if arguments.count > 1, case let options = facts.resolve(arguments[1]) {
      guard let fields = options.tableFields else {
        if case .nil = options.kind { return add(["Leave", "Stay"], at: offset) }
        return
      }
      given = fields.compactMap { field in
        if case .nil = field.value.kind { return nil }
        return field.name
      }
    }
    if !given.contains("ok") { add(["Leave"], at: offset) }
    if !given.contains("cancel") { add(["Stay"], at: offset) }
  }

  private func add(_ words: [String], at offset: Int) {
    uses += words.map { Use(key: $0, offset: offset) }
  }
}

extension Expression {
  /// The text of a literal, or of literals joined by `..`; nil of anything else.
  fileprivate var joinedLiteral: String? {
    switch kind {
    case .string(let text): return text
    case .parenthesized(let inner): return inner.joinedLiteral
    case .chain(let first, let links):
      guard var text = first.joinedLiteral else { return nil }
      for link in links {
        guard link.operation == .concat, let more = link.operand.joinedLiteral else {
          return nil
        }
        text += more
      }
      return text
    default: return nil
    }
  }
}

/// Keys of texts that no tool can collect.
enum TextRule {
  static func check(_ check: FileCheck) {
    for range in TextCalls(check.chunk, check.facts).unknown {
      check.report(
        "text-key", at: range,
        "the key of text must be a literal, so that 'navhost app strings' finds it: "
          + "use %@ for the parts that vary")
    }
  }
}
