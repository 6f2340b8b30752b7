internal import ArgumentParser
@preconcurrency internal import Glibc
internal import Lua
internal import PluginHost

/// `navhost repl`.
struct ReplCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl", abstract: "Try Lua and the host line by line.")

  @OptionGroup var hostOptions: HostOptions

  @Flag(help: "Carry on after an error where standard input is not a terminal.")
  var keepGoing = false

  @Argument(help: "A script to run first.")
  var script: String?

  mutating func run() throws {
    let host = NavigationHost()
    host.onLog = LogPrinter.print
    host.onReport = Output.error
    host.pictures = Pictures()
    let session = try ScriptSession.open(host)
    try hostOptions.load(into: host)
    Interrupt.watch(session.interruptTarget)
    try runFirst(session)
    let isTerminal = isatty(0) == 1
    let loop = ReplLoop(session, keepsGoing: keepGoing || isTerminal)
    try isTerminal ? loop.run(EditedLines(session)) : loop.run(PipedLines())
  }

  private func runFirst(_ session: ScriptSession) throws {
    guard let script else { return }
    do {
      try session.run(try readBytes(script), name: script == "-" ? "stdin" : script)
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    }
  }
}
