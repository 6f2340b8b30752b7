internal import Support

/// A script that the command line names.
enum ScriptFile {
  /// Its source; standard input's where the path is `-`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try Files.readStandardInput() }
    if let objection = Files.objection(path) { throw objection }
    return try Files.read(path)
  }

  /// What it is called in messages.
  static func name(_ path: String) -> String { path == "-" ? "stdin" : path }
}
