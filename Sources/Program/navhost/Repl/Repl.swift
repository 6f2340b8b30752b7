internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostTraces

/// The interactive host, as a function of lines: no terminal, no reading, no writing to it.
final class Repl {
  /// What came of a line.
  enum Step: Equatable {
    /// The statement goes on in the next line.
    case incomplete
    /// It was run; the text is to be shown, `""` for nothing.
    case shown(String)
    /// What a dot command says.
    case told(String)
    /// It could not be compiled, or ended in an error.
    case failed(ReplError)
    /// Ctrl-C stopped it.
    case interrupted
    /// The program asked to leave with this status.
    case left(Int32)
    /// The lines of a file are to be entered.
    case load([String])
    /// A statement is to be written anew, and then entered.
    case edit(String)
  }

  private(set) var session: ScriptSession
  private(set) var printer: ValuePrinter
  private(set) var evaluator: Evaluator
  /// The plugin in whose sandbox the lines are run; nil for the script's own state.
  var inside: Plugin?
  var record = SessionRecord()
  var watcher: Watcher?
  /// Hears what goes in, from the first line on.
  var recorder: TraceRecorder?
  /// The newest event when somebody last asked for faults.
  var lastEvent = 0
  /// The time and units of each statement, while they are told.
  var timer: StatementTimer?
  /// The screen that was drawn last, while it is drawn after each statement.
  var lastScreen: String?
  /// How the terminal shows pictures; nil where it does not.
  var graphics: () -> TerminalGraphics? = { nil }
  /// Runs its argument and discards the output. `ReplCommand` sets it: a test shares its streams with other tests.
  var silence: (() throws -> Void) throws -> Void = { try $0() }
  /// The statement that was entered last, whatever came of it.
  private(set) var lastStatement = ""
  /// Every line so far, so that an error can show the one it means.
  private(set) var lines: [String] = []
  private var pending: [String] = []
  let origin: SessionOrigin
  /// What the pending lines leave open.
  private var open = OpenBlocks()
  /// The last statement that was complete, or the command.
  private(set) var entered = ""

  /// - Parameter origin: where a session like this one at its start comes from.
  /// - Throws: `LuaError` where there is not enough memory.
  init(
    _ session: ScriptSession, bounds: ValuePrinter.Bounds = .wide,
    origin: SessionOrigin = SessionOrigin()
  ) throws {
    self.session = session
    self.origin = origin
    printer = ValuePrinter(session, bounds: bounds)
    evaluator = try session.evaluator()
    try ReplHelp.install(evaluator, session)
  }

  /// Goes on with another session.
  func adopt(_ session: ScriptSession) throws {
    let evaluator = try session.evaluator()
    try ReplHelp.install(evaluator, session)
    printer = ValuePrinter(session, bounds: printer.bounds)
    self.evaluator = evaluator
    self.session = session
    inside = nil
    if watcher != nil { watcher = Watcher(host, places: origin.folders) }
  }

  var host: NavigationHost { session.host }

  /// Whether a statement has begun and is not complete.
  var isIncomplete: Bool { !pending.isEmpty }

  /// The lines of the statement so far.
  var statement: String { pending.joined(separator: "\n") }

  /// Takes a line, or several at once.
  func enter(_ text: String) -> Step {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines += new
    if let step = special(text) {
      entered = text
      return step
    }
    for line in new { open.take(line) }
    pending += new
    guard open.mayBeComplete() else { return .incomplete }
    let statement = statement
    if statement.allSatisfy(\.isWhitespace) {
      abandon()
      return .shown("")
    }
    let compiled = compile(statement)
    if case .incomplete = compiled {} else { entered = statement }
    return run(compiled, statement)
  }

  /// There are no more lines: what is incomplete is an error.
  func end() -> Step? {
    guard isIncomplete else { return nil }
    let source = Source(text: statement, line: firstLine)
    abandon()
    return source.error(current).map(failure)
  }

  /// Gives the statement that was begun up.
  func abandon() {
    pending = []
    open = OpenBlocks()
  }

  /// Whether the text is a statement, or wrong in a way that more lines cannot mend.
  func isComplete(_ text: String) -> Bool {
    if text.first == "." || text.allSatisfy(\.isWhitespace) || ReplHelp.topic(asked: text) != nil {
      return true
    }
    if case .incomplete = TypedText(text) { return false }
    return true
  }

  /// Where lines are run now.
  var current: Evaluator {
    guard let inside, let sandbox = try? host.evaluator(inside: inside) else { return evaluator }
    return sandbox
  }

  private var firstLine: Int { lines.count - pending.count + 1 }

  /// A dot command, or the answer to the open question.
  private func special(_ text: String) -> Step? {
    guard pending.isEmpty else { return nil }
    return enterCommand(text) ?? enterWord(text) ?? enterAnswer(text)
  }

  private func compile(_ statement: String) -> Source.Compiled {
    Source(text: statement, line: firstLine).compile(current)
  }

  private func run(_ compiled: Source.Compiled, _ statement: String) -> Step {
    if case .incomplete = compiled {} else { lastStatement = statement }
    switch compiled {
    case .incomplete: return .incomplete
    case .wrong(let error):
      abandon()
      return failure(error)
    case .expression(let function), .statement(let function):
      abandon()
      return run(function, statement, isExpression: compiled.isExpression)
    }
  }

  private func run(_ function: LuaReference, _ statement: String, isExpression: Bool) -> Step {
    let isRecorded = inside == nil
    var ending = SessionRecord.Ending.interrupted
    let before = openQuestion
    defer {
      let after = openQuestion
      let asked = after?.event == before?.event ? nil : after?.question
      if isRecorded { record.add(statement, isExpression: isExpression, ending, asked: asked) }
    }
    timer?.start(current, host)
    defer { timer?.stop(current, host) }
    do {
      let values = try current.call(function)
      ending = .done(values)
      return .shown(printer.line(values))
    } catch {
      if error.code != .interrupted { ending = .failed(error.message) }
      return failure(error)
    }
  }

  /// The question that is open, and the event that told of it.
  private var openQuestion: (question: Question, event: Int?)? {
    let scene = host.navigation.scene
    return scene.question.map { ($0, scene.events.since(0).last { $0.name == .question }?.index) }
  }

  /// Runs an expression as if it had been typed.
  func runNoted(_ text: String) -> Step {
    switch Source(text: text, line: 1).compile(evaluator) {
    case .expression(let function): run(function, text, isExpression: true)
    case .statement, .incomplete, .wrong: run(text)
    }
  }

  /// Runs what a dot command stands for.
  func run(_ text: String, line: Int = 1) -> Step {
    switch Source(text: text, line: line).compile(evaluator) {
    case .expression(let function), .statement(let function):
      do {
        return .shown(printer.line(try evaluator.call(function)))
      } catch {
        return failure(error)
      }
    case .wrong(let error): return failure(error)
    case .incomplete: return .incomplete
    }
  }

  private func hinted(_ error: ReplError) -> ReplError {
    var error = error
    error.message += session.hint(error.message, line: error.excerpt?.line)
    return error
  }

  private func failure(_ error: LuaError) -> Step {
    switch error.code {
    case .exit: .left(error.exitStatus)
    case .interrupted: .interrupted
    default: .failed(hinted(ReplError(named(error), lines: lines)))
    }
  }

  /// A table that was raised is shown as what it is.
  private func named(_ error: LuaError) -> LuaError {
    guard error.message == "error object is a table value", let value = current.errorObject else {
      return error
    }
    var named = error
    named.message = "error object: " + printer.text(value)
    return named
  }
}
