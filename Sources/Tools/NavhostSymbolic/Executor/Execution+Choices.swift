/// Where a way parts: each choice is one among alternatives, of which one holds.
extension Execution {
  /// Takes one of the alternatives: the one that the prefix has here, behind it the first that is possible.
  func decide(_ alternatives: [[Literal]], asked: Path.Asked? = nil) throws(Stop) -> Int {
    if isLoading { throw unclear("an input is read while the file is loaded") }
    if result.choices.count < prefix.count {
      let index = try repeated(alternatives, asked)
      take(alternatives[index], index, of: alternatives.count, asked)
      return index
    }
    if result.choices.count >= Execution.maximumChoices {
      throw unclear("more than \(Execution.maximumChoices) choices in a row")
    }
    if analysis.isWorkDone { throw unclear(HookAnalysis.tooMuch) }
    let (index, domains) = try first(alternatives, asked)
    take(alternatives[index], index, of: alternatives.count, asked)
    keep(domains)
    return index
  }

  /// The alternative that the prefix has, which another run has noted. If that run met another choice here, this run
  /// cannot follow the way of the prefix.
  private func repeated(
    _ alternatives: [[Literal]], _ asked: Path.Asked?
  ) throws(Stop) -> Int {
    let choice = prefix[result.choices.count]
    guard choice.count == alternatives.count, choice.asked == asked,
      choice.literals == alternatives[choice.index]
    else {
      hasStrayed = true
      throw .impossible
    }
    return choice.index
  }

  /// The first alternative that is possible; the others are followed later.
  private func first(
    _ alternatives: [[Literal]], _ asked: Path.Asked?
  ) throws(Stop) -> (index: Int, domains: [Term: Domain]) {
    var found: (index: Int, domains: [Term: Domain])?
    var others: [HookAnalysis.Prefix] = []
    for (index, literals) in alternatives.enumerated() {
      let all = conditions + implied(literals)
      guard let domains = analysis.solve(all) else { continue }
      if found == nil {
        found = (index, domains)
        continue
      }
      let choice = Path.Choice(
        literals: literals, index: index, count: alternatives.count, asked: asked)
      others.append(.init(choices: result.choices + [choice], literals: all))
    }
    analysis.todo += others.reversed()
    guard let found else { throw .impossible }
    return found
  }

  private func take(_ literals: [Literal], _ index: Int, of count: Int, _ asked: Path.Asked?) {
    conditions += implied(literals).filter { known.insert($0).inserted }
    result.choices.append(.init(literals: literals, index: index, count: count, asked: asked))
  }

  func branch(_ atom: Atom) throws(Stop) -> Bool {
    try decide([[Literal(atom)], [Literal(atom, false)]]) == 0
  }

  /// Which of the groups of kinds a term is in; one more if it is in none of them.
  func group(_ term: Term, _ groups: [Kinds]) throws(Stop) -> Int {
    let mine = try kinds(term)
    var rest = mine
    var alternatives: [[Literal]] = []
    for kinds in groups {
      alternatives.append([Literal(.kind(term, kinds))])
      rest.subtract(kinds)
    }
    if !rest.isEmpty {
      let none = groups.reduce(Kinds.any) { $0.subtracting($1) }
      alternatives.append([Literal(.kind(term, none))])
    }
    if let sure = groups.firstIndex(where: { mine.isSubset(of: $0) }) { return sure }
    return try decide(alternatives)
  }

  /// Whether the term is of these kinds.
  func isOf(_ term: Term, _ some: Kinds) throws(Stop) -> Bool { try group(term, [some]) == 0 }

  /// Literals with those that follow from them, such as the sources that can dismiss.
  private func implied(_ literals: [Literal]) -> [Literal] {
    var all = literals
    for literal in literals {
      guard case .kind(let term, let kinds) = literal.atom,
        case .field(let owner, let name) = terms[term]
      else { continue }
      let may = (literal.holds ? kinds : Kinds.any.subtracting(kinds)).intersection(.boolean)
      guard may.isSingle, hook == "shouldPop" || owner == "tab" else { continue }
      let source = terms.term(.field("pop", "source"))
      switch (owner, name) {
      case ("pop", "dismisses"):
        let leaving: [ByteText] = [
          "sheetSwipe", "tapOutside", "escape", "request", "programmatic", "deepLink",
        ]
        let some =
          may == .true
          ? leaving : HandedFields.sources.filter { $0 != "sheetSwipe" && $0 != "tapOutside" }
        all.append(Literal(.oneOf(source, some)))
      case ("pop", "animated"):
        if may == .false {
          all.append(Literal(.oneOf(source, ["request", "deepLink", "programmatic"])))
        }
      case ("tab", "reselected"):
        let (from, index) = (terms.term(.field("tab", "from")), terms.term(.field("tab", "index")))
        all.append(Literal(.equal(from, .term(index)), may == .true))
      default: break
      }
    }
    return all
  }
}
