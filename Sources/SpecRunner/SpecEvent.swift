/// What a run of specs tells while it goes on.
package enum SpecEvent: Equatable, Sendable {
  case fileBegan(String)
  case tested(SpecResult)
  /// Something went wrong outside of the tests: the file cannot be compiled, the code of a
  /// `describe`, a `setup` or a `teardown` failed. `place` names it.
  case problem(file: String, place: String, SpecProblem)
  /// A plugin's warning; with `strict` also a plugin that could not be loaded, or a hook's fault.
  case trouble(file: String, message: String)
  /// How often lines of a plugin's file ran.
  case covered(file: String, lines: [Int: Int])
  case fileEnded(String, seconds: Double)
}
