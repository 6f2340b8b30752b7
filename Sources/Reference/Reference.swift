/// The Lua API, described once, as data.
///
/// The stubs for editors, the manual, the checker, the help and the completion of the REPL are all
/// made from this description, and tests hold the functions that the host registers against it.
package enum Reference {
  /// The contract version that plugins name in `api`.
  package static let apiVersion = 1
}
