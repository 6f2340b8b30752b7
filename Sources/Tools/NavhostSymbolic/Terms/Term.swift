/// A value that is not known: an input, or what is made of inputs. Equal terms have equal values.
package struct Term: Hashable, Sendable {
  package let id: Int
}

/// A side of a comparison, an argument of a function.
package enum Operand: Hashable, Sendable {
  case constant(Constant)
  case term(Term)

  package var term: Term? {
    if case .term(let term) = self { return term }
    return nil
  }

  package var constant: Constant? {
    if case .constant(let constant) = self { return constant }
    return nil
  }
}

/// How a question is asked.
package enum Asking: Hashable, Sendable {
  case confirm
  case choose([ByteText])
  case await

  package var name: String {
    switch self {
    case .confirm: "confirm"
    case .choose: "choose"
    case .await: "await"
    }
  }
}

/// A place in a plugin's files.
package struct Site: Hashable, Sendable {
  package var file: Int
  package var offset: Int
  package var line: Int
}

/// What a term stands for.
package enum TermKind: Hashable, Sendable {
  /// A field of something that a hook is handed: `controller` and `title`.
  case field(ByteText, ByteText)
  /// All of a table that a hook is handed: `controller.props`.
  case whole(ByteText)
  /// What lives on between calls.
  case hidden(ByteText)
  /// A value that comes from outside: chance, the clock.
  case outside(ByteText, Int)
  case answer(Int, Asking)
  /// Why an `await` failed.
  case reason(Int)
  case index(Operand, Operand)
  case length(Operand)
  case arithmetic(Operation, Operand, Operand)
  case negative(Operand)
  case complement(Operand)
  case joined(Operand, Operand)
  case shown(Operand)
  /// One of the results of a function of the library.
  case call(ByteText, Int, [Operand])
  case type(Term)
  case mathType(Term)
  /// An element of a table, and its key, in a loop.
  case element(Operand, Site)
  case elementKey(Operand, Site)
  case counter(Site, Operand, Operand)
  /// A variable after a loop that was not followed.
  case afterLoop(ByteText, Site, Int)
  /// What an error of the library or of an operator says, where it is caught.
  case message(Site)
  /// What an input has become since somebody was asked; the number tells the moments apart.
  case later(Term, Int)
  /// A table of the plugin's own, where only its presence counts.
  case ownTable(Int)

  /// The operands that it is made of.
  var operands: [Operand] {
    switch self {
    case .index(let one, let other), .arithmetic(_, let one, let other),
      .joined(let one, let other),
      .counter(_, let one, let other):
      [one, other]
    case .length(let one), .negative(let one), .complement(let one), .shown(let one),
      .element(let one, _), .elementKey(let one, _):
      [one]
    case .call(_, _, let operands): operands
    case .type(let term), .mathType(let term): [.term(term)]
    default: []
    }
  }
}

/// The terms of an analysis; the same kind twice is one term.
package final class Terms {
  package private(set) var kinds: [TermKind] = []
  private var known: [TermKind: Term] = [:]
  private var sizes: [Int] = []
  private var tags: [ByteText: Int] = [:]

  package init() {}

  /// A number for each plugin's name: two versions of a plugin have one.
  package func tag(of plugin: ByteText) -> Int {
    if let tag = tags[plugin] { return tag }
    tags[plugin] = tags.count
    return tags.count - 1
  }

  package subscript(_ term: Term) -> TermKind { kinds[term.id] }

  /// What an input is, at whatever moment.
  func kind(ofInput term: Term) -> TermKind {
    if case .later(let base, _) = kinds[term.id] { return kinds[base.id] }
    return kinds[term.id]
  }

  package func term(_ kind: TermKind) -> Term {
    if let term = known[kind] { return term }
    let term = Term(id: kinds.count)
    kinds.append(kind)
    sizes.append(kind.operands.reduce(1) { $0 + size($1) })
    known[kind] = term
    return term
  }

  /// How many parts it is made of, a part of it each time that it is there.
  func size(_ term: Term) -> Int { sizes[term.id] }

  private func size(_ operand: Operand) -> Int {
    switch operand {
    case .constant(let constant): 1 + (constant.bytes?.count ?? 0) / 64
    case .term(let term): size(term)
    }
  }

  /// Whether it lives on between calls.
  func isHidden(_ term: Term) -> Bool {
    switch kinds[term.id] {
    case .hidden: true
    case .later(let base, _): isHidden(base)
    default: false
    }
  }

  /// Whether a literal is about a term, or about one that is made of it.
  package func mentions(_ literal: Literal, _ term: Term) -> Bool {
    let kind = kinds[term.id]
    return literal.atom.operands.contains { operand in
      operand.term.map { part in any(in: part) { $0 == kind } } ?? false
    }
  }

  /// Whether a test holds for a term or one that it is made of.
  package func any(in term: Term, _ test: (TermKind) -> Bool) -> Bool {
    let kind = kinds[term.id]
    if test(kind) { return true }
    for operand in kind.operands {
      if let part = operand.term, any(in: part, test) { return true }
    }
    return false
  }
}
