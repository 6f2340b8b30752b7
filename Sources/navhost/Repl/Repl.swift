internal import Lua
internal import PluginHost

/// The interactive host, as a function of lines: no terminal, no reading, no writing.
struct Repl {
  /// What came of a line.
  enum Step: Equatable {
    /// The statement goes on in the next line.
    case incomplete
    /// It was run; the text is to be shown, `""` for nothing.
    case shown(String)
    /// It could not be compiled, or ended in an error.
    case failed(String)
    /// Ctrl-C stopped it.
    case interrupted
    /// The program asked to leave with this status.
    case left(Int32)
  }

  private let session: ScriptSession
  private let printer: ValuePrinter
  private var pending: [String] = []
  /// The number of the line that is to come, from 1.
  private(set) var lineNumber = 1

  init(_ session: ScriptSession, width: Int = 80) {
    self.session = session
    printer = ValuePrinter(session, width: width)
  }

  /// Whether a statement has begun and is not complete.
  var isIncomplete: Bool { !pending.isEmpty }

  /// The lines of the statement so far.
  var statement: String { pending.joined(separator: "\n") }

  /// Takes a line.
  mutating func enter(_ line: String) -> Step {
    pending.append(line)
    lineNumber += 1
    let text = statement
    if text.allSatisfy(\.isWhitespace) {
      pending = []
      return .shown("")
    }
    do {
      let function = try compile(text)
      pending = []
      return run(function)
    } catch where error.isIncomplete {
      return .incomplete
    } catch {
      pending = []
      return step(error)
    }
  }

  /// There are no more lines: what is incomplete is an error.
  mutating func end() -> Step? {
    guard isIncomplete else { return nil }
    let text = statement
    defer { pending = [] }
    do {
      _ = try compile(text)
      return nil
    } catch {
      return step(error)
    }
  }

  /// Gives the statement that was begun up.
  mutating func abandon() {
    pending = []
  }

  /// As an expression where it is one, else as statements.
  private func compile(_ text: String) throws(LuaError) -> LuaReference {
    let newlines = String(repeating: "\n", count: lineNumber - 1 - pending.count)
    if let expression = try? session.load(newlines + "return " + text, name: "=stdin") {
      return expression
    }
    return try session.load(newlines + text, name: "=stdin")
  }

  private func run(_ function: LuaReference) -> Step {
    do {
      return .shown(printer.line(try session.call(function)))
    } catch {
      return step(error)
    }
  }

  private func step(_ error: LuaError) -> Step {
    switch error.code {
    case .exit: .left(error.exitStatus)
    case .interrupted: .interrupted
    default: .failed(error.message)
    }
  }
}
