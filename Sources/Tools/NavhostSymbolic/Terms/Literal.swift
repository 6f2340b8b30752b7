/// Something that holds or not.
package enum Atom: Hashable, Sendable {
  case kind(Term, Kinds)
  case equal(Term, Operand)
  case less(Operand, Operand)
  case lessOrEqual(Operand, Operand)
  case oneOf(Term, [ByteText])
  /// What the solver takes as it is.
  case fact(Fact, [Operand])

  var operands: [Operand] {
    switch self {
    case .kind(let term, _), .oneOf(let term, _): [.term(term)]
    case .equal(let term, let operand): [.term(term), operand]
    case .less(let one, let other), .lessOrEqual(let one, let other): [one, other]
    case .fact(_, let operands): operands
    }
  }
}

/// A test that is not taken apart.
package enum Fact: Hashable, Sendable {
  /// A text reads as a number.
  case numeral
  /// A number or a text has the value of an integer.
  case whole
  /// 1 to 64 characters.
  case actionName
  case color
  case date
  /// Two ways to a screen lead to the same one.
  case sameScreen
  /// No element of a table ends a loop; some element does.
  case noElement(Site)
  case someElement(Site)
  /// A loop that is not followed ends.
  case ends(Site)
  /// The screens below: none of those down to the root, or some, at that place.
  case noneBelow(ByteText, Site)
}

/// An atom that holds, or one that does not.
package struct Literal: Hashable, Sendable {
  package var atom: Atom
  package var holds: Bool

  package init(_ atom: Atom, _ holds: Bool = true) {
    self.atom = atom
    self.holds = holds
  }
}
