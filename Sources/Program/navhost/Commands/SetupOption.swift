internal import ArgumentParser
internal import NavhostExploration
internal import NavhostSupport

/// The option `--setup`.
struct SetupOption: ParsableArguments {
  @Option(
    name: .customLong("setup"),
    help: "A script that builds the stack to start from (- for standard input).",
    completion: .file())
  var file: String?

  /// The script, or nil if none is named.
  ///
  /// - Throws: `Failure` if it is a plugin or a folder, `FileError` if it cannot be read.
  func read() throws -> SceneScript? {
    guard let file else { return nil }
    let source = try ScriptFile.laterScript(file)
    return SceneScript(path: file, source: source)
  }
}
