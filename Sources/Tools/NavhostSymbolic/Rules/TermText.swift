/// Terms as a person reads them.
package struct TermText {
  let terms: Terms
  /// What is read after an answer is told as that.
  private let tellsMoments: Bool

  package init(_ terms: Terms, tellsMoments: Bool = true) {
    self.terms = terms
    self.tellsMoments = tellsMoments
  }

  package func text(_ operand: Operand) -> String {
    switch operand {
    case .constant(let constant): constant.luaText
    case .term(let term): text(term)
    }
  }

  package func text(_ term: Term) -> String {
    guard tellsMoments else { return plain(term) }
    let isLater = terms.any(in: term) { if case .later = $0 { true } else { false } }
    return TermText(terms, tellsMoments: false).plain(term) + (isLater ? " by then" : "")
  }

  private func plain(_ term: Term) -> String {
    switch terms[term] {
    case .field(let owner, let name): TermText.field(owner, name)
    case .whole(let path): TermText.owner(path)
    case .hidden(let name): hidden(name)
    case .outside(let name, _): name.text
    case .answer: "the answer"
    case .reason: "its reason"
    case .index(let base, let key): text(base) + TermText.key(key, self)
    case .length(let base): "#" + text(base)
    case .arithmetic(let operation, let one, let other):
      "(\(text(one)) \(operation.rawValue) \(text(other)))"
    case .negative(let one): "-" + text(one)
    case .complement(let one): "~" + text(one)
    case .joined(let one, let other): "\(text(one)) .. \(text(other))"
    case .shown(let one): "tostring(\(text(one)))"
    case .call(let name, let place, let operands): call(name, place, operands)
    case .type(let one): "type(\(text(one)))"
    case .mathType(let one): "math.type(\(text(one)))"
    case .element(let base, _): "an element of \(text(base))"
    case .elementKey(let base, _): "its key in \(text(base))"
    case .counter: "its place"
    case .afterLoop(let name, let site, _): "\(name.text) after the loop of line \(site.line)"
    case .message: "the error"
    case .later(let one, _): text(one)
    case .ownTable: "a table"
    }
  }

  private func call(_ name: ByteText, _ place: Int, _ operands: [Operand]) -> String {
    let short = name.hasPrefix("string.") ? String(name.text.dropFirst(7)) : name.text
    let all = "\(short)(\(operands.map { text($0) }.joined(separator: ", ")))"
    return place == 0 ? all : "result \(place + 1) of \(all)"
  }

  private func hidden(_ name: ByteText) -> String {
    let words = name.text.split(separator: " ")
    let rest = words.dropFirst().joined(separator: " ")
    for place in [" of controller", " after "] {
      if let range = ranges(of: place, in: rest) { return String(rest[..<range]) }
    }
    return rest.hasPrefix("local ") ? String(rest.dropFirst(6)) : rest
  }

  private func ranges(of part: String, in text: String) -> String.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(part) { return index }
      index = text.index(after: index)
    }
    return nil
  }

  /// What a script says before `=`: `props.dirty`, `previous.title`, `app.online`.
  package static func field(_ owner: ByteText, _ name: ByteText) -> String {
    let base = self.owner(owner)
    return base.isEmpty ? name.text : base + key(name)
  }

  private static func owner(_ path: ByteText) -> String {
    let text = path.text
    let roots = ["controller", "pop", "gesture", "push", "tab", "back", "bar"]
    for root in roots {
      if text == root { return "" }
      if text.hasPrefix(root + ".") { return String(text.dropFirst(root.count + 1)) }
    }
    return text
  }

  private static func key(_ name: ByteText) -> String {
    name.isName ? "." + name.text : "[\(Constant.quoted(name))]"
  }

  private static func key(_ key: Operand, _ texts: TermText) -> String {
    if let name = key.constant?.bytes { return self.key(name) }
    return "[\(texts.text(key))]"
  }
}
