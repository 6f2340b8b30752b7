import Foundation
import ProgramSupport

/// The program, which gets Ctrl-C once it has written `ready`. The statement that writes it has to be
/// the one that is to be stopped: in the time between two nothing runs that Ctrl-C could stop.
struct Interrupted {
  var status: Int32
  var output: String
  var errors: String

  init(_ arguments: [String], input: String) throws {
    let program = try StartedProgram(arguments, input: Self.unbuffered + input)
    try program.wait { program.output.contains("\n") }
    program.interrupt()
    status = try program.finish()
    (output, errors) = (program.output, program.errors)
  }

  private static let unbuffered = "io.stdout:setvbuf('no') and nil\n"
}
