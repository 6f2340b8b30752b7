internal import NavhostLuaSyntax

/// A whole run, from the file to the answer.
extension Execution {
  /// Runs the plugin's file.
  func load() throws(Stop) -> Value {
    guard let source = try policy.module("") else { throw unclear("no file") }
    file = source
    let scope = newScope(nil)
    scope.varargs = [.table(try options())]
    guard case .returned(let values) = try run(source.body.block, scope) else { return .nil }
    return values.first ?? .nil
  }

  private func options() throws(Stop) -> OwnTable {
    if let source = try policy.module("=options") {
      let outer = file
      file = source
      defer { file = outer }
      if case .returned(let values) = try run(source.body.block, newScope(nil)),
        case .table(let table)? = values.first
      {
        return table
      }
    }
    return newTable(isLasting: true)
  }

  /// Nil where no input goes this way.
  func path() -> Path? {
    do throws(Stop) {
      guard case .table(let table) = try load(), case .function(let closure) = table[hook] else {
        return nil
      }
      file = closure.file
      offset = closure.body.range.lowerBound
      hookLine = site.line
      hookFile = closure.file.index
      startHook()
      let results = try call(closure, arguments(closure))
      result.line = returnLine
      result.file = returnFile
      result.lines = returnLines
      try conclude(results)
    } catch {
      guard end(error) else { return nil }
    }
    result.literals = conditions
    result.kept = kept
    return result
  }

  /// What was written into the controller's tables, where that is a plain value.
  private var kept: [Path.Kept] {
    allWritten.compactMap { place, value in
      guard case .entry(let path, .constant(.text(let name))) = place,
        path == "controller.state" || path == "controller.props", let value = value.operand
      else { return nil }
      return Path.Kept(
        place: (path == "controller.state" ? "state." : "props.") + name, value: value)
    }.sorted { $0.place < $1.place }
  }

  /// Whether there is something to tell of the way.
  private func end(_ stop: Stop) -> Bool {
    switch stop {
    case .fault(let fault):
      result.answer = .fault
      result.message = fault.message
      (result.line, result.file) = (fault.site.line, fault.site.file)
      do throws(Stop) {
        try answerTold()
      } catch {
        return end(error)
      }
    case .notUnderstood(let what, let site):
      result.answer = .notUnderstood
      result.message = what
      (result.line, result.file) = (site.line, site.file)
    case .impossible: return false
    case .dropped:
      analysis.ranElsewhere.formUnion(result.ran)
      return false
    }
    return true
  }

  private func startHook() {
    isLoading = false
    result.ran = []
    steps = 0
    readLastingCells()
  }

  /// Locals that hooks write are what some call has left there.
  func readLastingCells() {
    for cell in lastingCells {
      let name: ByteText = "local " + ByteText(cell.name)
      guard memory.isKnown(name) else { continue }
      memory.wrote(name, (try? kindsOf(cell.value)) ?? .any)
      cell.value = now(keptTerm(name))
    }
  }

  private func arguments(_ closure: Closure) -> [Value] {
    let shape = HookShape.of(hook)
    if shape.isSaved {
      let saved = terms.term(.outside("saved", 0))
      analysis.outsideDomains[saved] = Domain(.data)
      return [.term(saved)]
    }
    if hook == "onUnload" { return [] }
    var arguments: [Value] = [.handed(Handed(kind: .controller, path: "controller"))]
    if shape.isAnimated {
      let animated = terms.term(.outside("animated", 0))
      analysis.outsideDomains[animated] = HandedFields.boolean
      arguments.append(.term(animated))
    } else if let second = shape.second {
      arguments.append(.handed(Handed(kind: second, path: Execution.path(second))))
    } else {
      arguments.append(.nil)
    }
    takesRest = closure.body.parameters.count >= 3
    if takesRest { arguments.append(.library("the rest")) }
    return arguments
  }

  private static func path(_ kind: HandedKind) -> ByteText {
    switch kind {
    case .pop: "pop"
    case .gesture: "gesture"
    case .push: "push"
    case .tab: "tab"
    case .back: "back"
    default: "bar"
    }
  }

  // MARK: Answers

  private func conclude(_ results: [Value]) throws(Stop) {
    if HookShape.deciding.contains(hook) {
      try conclude(argument(results, 0), argument(results, 1))
    } else if HookShape.layingOut.contains(hook) {
      try layOut(argument(results, 0))
    } else {
      result.answer = .told
    }
  }

  private func conclude(_ first: Value, _ reason: Value) throws(Stop) {
    var answer = first
    if try isTold(first, isAlone: reason.isNil) { answer = .nil }
    if case .term(let term) = answer {
      switch try group(term, [.nil, .true, .false]) {
      case 0: answer = .nil
      case 1: answer = .boolean(true)
      case 2: answer = .boolean(false)
      default: throw wrongType("\(hook.text) must return true, false or nil")
      }
    }
    guard let constant = answer.constant, constant.kind.isSubset(of: [.nil, .boolean]) else {
      throw wrongType("\(hook.text) must return true, false or nil")
    }
    guard constant.kind != .nil else {
      result.answer = .none
      try answerTold()
      return
    }
    switch reason {
    case .term(let term):
      if try !isOf(term, [.nil, .text]) { throw wrongType("the reason must be a string") }
      result.detail = try isNil(reason) ? .none : .operand(.term(term))
    default:
      guard let known = reason.constant, known.kind.isSubset(of: [.nil, .text]) else {
        throw wrongType("the reason must be a string")
      }
      result.detail = known.kind == .nil ? .none : .operand(.constant(known))
    }
    result.answer = constant.isTruthy ? .allow : .deny
  }

  private func wrongType(_ message: String) -> Stop {
    let site = Site(file: returnFile, offset: 0, line: returnLine)
    return .fault(LuaFault(message: message, site: site))
  }

  /// Whether the hook returns just its last answer, and so nothing. A plain true or false is a result, except for a
  /// `false` without a reason after an `await` that was answered with `false`.
  private func isTold(_ value: Value, isAlone: Bool) throws(Stop) -> Bool {
    switch told {
    case .nothing: return false
    case .other(let said): return isSame(said, value)
    case .no(_, _, nil): return false
    case .no(_, _, .term(let answer)?):
      if case .term(answer) = value {
        switch try group(answer, [.true, .false]) {
        case 0: return false
        case 1: return isAlone
        default: return true
        }
      }
      guard case .constant(.boolean(false)) = value, isAlone, try kinds(answer).contains(.false)
      else { return false }
      if try kinds(answer) == .false { return true }
      return try branch(.kind(answer, .false))
    case .no(_, _, let said?): return isSame(said, value)
    }
  }

  private func isSame(_ one: Value, _ other: Value) -> Bool {
    guard let one = one.operand, let other = other.operand, one != .constant(.nil) else {
      return false
    }
    return one == other
  }

  /// A call that was last told a no, and says nothing or fails, answers that no.
  private func answerTold() throws(Stop) {
    guard HookShape.canAsk(hook), !ignoresSilence, case .no(let asked, let reason, let value) = told
    else { return }
    if case .term(let answer)? = value {
      guard case .answer(_, .await) = terms[answer] else { return }
      // An await that was answered: a no only where that is false.
      let kinds = try kinds(answer)
      if !kinds.contains(.false) { return }
      if kinds != .false, try !branch(.kind(answer, .false)) { return }
    }
    result.answer = .deny
    result.detail = .operand(reason)
    (result.line, result.lines) = (asked.line, [asked.line])
    result.actions = result.message.isEmpty ? result.actions : []
  }

  var ignoresSilence: Bool { !policy.answersSilence }

  private func layOut(_ value: Value) throws(Stop) {
    var value = value
    let domain =
      hook == "backTitle" ? HandedFields.maybeText : HandedFields.setting(hook) ?? Domain(.data)
    if hook == "backColor" || hook == "barColor" {
      try layOutColor(value)
      return
    }
    if domain.kinds.isSubset(of: [.nil, .boolean]) {
      // Lua's truth.
      value = try isNil(value) ? .nil : .boolean(try isTruthy(value))
    } else if case .term(let term) = value {
      if try !isOf(term, domain.kinds) { throw wrongType("a wrong type") }
      if try isNil(value) { value = .nil }
    }
    switch value {
    case .term(let term): setValue(.operand(.term(term)))
    case .constant(let constant) where constant.kind.isSubset(of: domain.kinds):
      if constant.kind == .nil {
        result.answer = .none
      } else {
        setValue(.operand(.constant(constant)))
      }
    default: throw wrongType("a wrong type")
    }
  }

  private func setValue(_ detail: Path.Detail) {
    result.answer = .value
    result.detail = detail
  }

  private func layOutColor(_ value: Value) throws(Stop) {
    switch value {
    case .constant(.nil): result.answer = .none
    case .term(let term):
      if try isNil(value) {
        result.answer = .none
        return
      }
      if try !branch(.fact(.color, [.term(term)])) { throw wrongType("not a colour") }
      setValue(.operand(.term(term)))
    case .constant(.text(let text)):
      guard text.bytes.first == 35 || text == "auto" else { throw unclear("a colour by its name") }
      setValue(.operand(.constant(.text(text))))
    case .table(let table): setValue(.data(try data(table, 0)))
    default: throw wrongType("not a colour")
    }
  }

  // MARK: The rest of the chain

  /// What `next` says: nil, true, or false and a reason.
  func rest() throws(Stop) -> [Value] {
    result.asksRest = true
    if let restAnswer { return restAnswer }
    // Somebody may be asked there.
    defer { timePasses() }
    let rest = terms.term(.outside("the rest", policy.tag))
    let decides = HookShape.deciding.contains(hook)
    guard decides else {
      analysis.outsideDomains[rest] =
        hook == "backTitle" ? HandedFields.maybeText : HandedFields.setting(hook) ?? Domain(.data)
      let values: [Value] = HookShape.layingOut.contains(hook) ? [.term(rest)] : []
      restAnswer = values
      return values
    }
    analysis.outsideDomains[rest] = HandedFields.maybeBoolean
    let reason = terms.term(.outside("the rest's reason", policy.tag))
    analysis.outsideDomains[reason] = HandedFields.maybeText
    let values: [Value]
    switch try group(rest, [.nil, .true, .false]) {
    case 0: values = [.nil]
    case 1: values = [.boolean(true)]
    default: values = [.boolean(false), .term(reason)]
    }
    restAnswer = values
    return values
  }
}
