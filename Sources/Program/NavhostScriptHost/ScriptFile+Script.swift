package import NavhostCommandLine
internal import NavhostScripting
internal import NavhostSupport

extension ScriptFile {
  /// The source of a script. A plugin's file in its place is an error of the session that runs it.
  ///
  /// - Throws: `Failure` if the path is a plugin's folder, `FileError` if it cannot be read.
  package static func script(_ path: String) throws -> [UInt8] {
    do {
      return try read(path)
    } catch {
      if Files.kind(path) == .folder { try refusePlugin(path) }
      throw error
    }
  }

  /// The source of a script that is run later, by `--setup`, say.
  ///
  /// - Throws: `Failure` if the path is a plugin, `FileError` if it cannot be read.
  package static func laterScript(_ path: String) throws -> [UInt8] {
    try refusePlugin(path)
    return try read(path)
  }

  private static func refusePlugin(_ path: String) throws {
    guard MisplacedPlugin.isPlugin(path) else { return }
    throw Failure(.usage, MisplacedPlugin.message(name(path)))
  }
}
