internal import NavhostNavigation
internal import NavhostSupport
internal import NavhostSymbolic

/// A class with its superclasses, and of a pop the way out.
struct Situation: Equatable {
  var lineage: [ExactName]
  var source: PopSource?

  /// What holds of every attempt of it.
  func base(_ terms: Terms) -> [Literal] {
    var base: [Literal] = []
    if lineage.count == 1 {
      let name = terms.term(.field("controller", "class"))
      base.append(Literal(.equal(name, .constant(.text(ByteText(lineage[0].text))))))
    }
    if let source {
      let term = terms.term(.field("pop", "source"))
      base.append(Literal(.equal(term, .constant(.text(ByteText(source.rawValue))))))
    }
    return base
  }
}

/// When two versions differ in one way: what holds of the inputs, and in which situations.
struct DifferenceCondition {
  /// What holds of the inputs; empty where nothing has to.
  var inputs: String
  private(set) var situations: [Situation]

  init(_ inputs: String, _ situation: Situation) {
    self.inputs = inputs
    situations = [situation]
  }

  mutating func add(_ situation: Situation) {
    if !situations.contains(situation) { situations.append(situation) }
  }

  /// As a person reads it. Ways out and classes are named where not all that were compared are meant.
  func text(of all: [Situation]) -> String {
    let parts = [
      inputs.isEmpty ? nil : inputs,
      Self.part("class", classes(situations), of: classes(all)),
      Self.part("source", ways(situations), of: ways(all)),
    ]
    let text = parts.compactMap { $0 }.joined(separator: " and ")
    return text.isEmpty ? "always" : text
  }

  private static func part(_ subject: String, _ names: [ExactName], of all: [ExactName]) -> String?
  {
    let others = all.filter { !names.contains($0) }
    if others.isEmpty { return nil }
    return others.count < names.count
      ? "\(subject) is not \(listed(others))" : "\(subject) is \(listed(names))"
  }

  private func classes(_ situations: [Situation]) -> [ExactName] {
    situations.map { $0.lineage[0] }.withoutRepeats
  }

  private func ways(_ situations: [Situation]) -> [ExactName] {
    situations.compactMap { $0.source.map { ExactName($0.rawValue) } }.withoutRepeats
  }

  private static func listed(_ names: [ExactName]) -> String {
    names.map { "\"\($0.text)\"" }.joined(separator: " or ")
  }
}

extension [ExactName] {
  /// Each once, in the order of the first.
  fileprivate var withoutRepeats: [ExactName] {
    var seen: Set<ExactName> = []
    return filter { seen.insert($0).inserted }
  }
}
