package import NavhostSupport

/// A file of Lua that the command line names.
package enum ScriptFile {
  /// The source of a file; standard input's if the path is `-`.
  ///
  /// - Throws: `FileError` if it cannot be read.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try Files.readStandardInput() }
    if let objection = Files.objection(path) { throw objection }
    return try Files.read(path)
  }

  /// The name of the file in messages.
  package static func name(_ path: String) -> String { path == "-" ? "stdin" : Plain.name(path) }
}
