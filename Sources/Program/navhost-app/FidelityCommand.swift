internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostFidelity
internal import NavhostSupport

/// `navhost app fidelity`.
struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare a phone's log with the calls that are expected of UIKit.",
    discussion: """
      FILE is what the app in examples/FidelityApp wrote on a phone. Prints which of the answers \
      that nobody knows without a phone this one gives, and ends with status 1 where a line fits no \
      combination of them.
      """)

  @Argument(help: "The log (- for standard input).", completion: .file())
  var file: String

  func run() throws {
    let name = Plain.name(file == "-" ? "stdin" : file)
    let bytes = try file == "-" ? Files.readStandardInput() : Files.read(file)
    let comparison: Comparison
    do {
      comparison = Comparison(try CallbackLog(bytes))
    } catch {
      let place = error.line.map { "\(name):\($0)" } ?? name
      throw Failure(.failed, "\(place): \(error.message)")
    }
    for line in comparison.text { Output.line(Plain.asInLua(line)) }
    for error in comparison.errors { Output.error("\(name):\(error.line): \(error.message)") }
    guard comparison.fits else { throw Failure(.failed) }
  }
}
