internal import Support

/// A script that the command line names.
enum ScriptFile {
  /// Its source; standard input's where the path is `-`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    try path == "-" ? Files.readStandardInput() : Files.read(path)
  }

  /// What it is called in messages.
  static func name(_ path: String) -> String { path == "-" ? "stdin" : path }
}
