internal import NavhostSupport

/// A script that sets a scene, or states properties; read once.
package struct SceneScript {
  /// As the user wrote it; `-` for standard input.
  package var path: String
  package var source: [UInt8]

  package init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
  }

  /// The program, to be printed in another one. A label that begins a line would be a command to GitHub.
  var text: String {
    String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.drop { $0.isWhitespace }.hasPrefix("::") ? ";\(line)" : String(line) }
      .joined(separator: "\n")
  }

  /// What messages call it.
  var name: String { path == "-" ? "stdin" : Plain.name(path) }
}
