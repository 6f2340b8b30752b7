package import ArgumentParser
internal import NavhostCommandLine
package import NavhostExploration
internal import NavhostSupport

/// The option `--setup`.
package struct SetupOption: ParsableArguments {
  @Option(
    name: .customLong("setup"),
    help: "A script that builds the stack to start from (- for standard input).",
    completion: .file())
  package var file: String?

  package init() {}

  /// The script, or nil if none is named.
  ///
  /// - Throws: `Failure` if it is a plugin or a folder, `FileError` if it cannot be read.
  package func read() throws -> SceneScript? {
    guard let file else { return nil }
    let source = try ScriptFile.laterScript(file)
    return SceneScript(path: file, source: source)
  }
}
