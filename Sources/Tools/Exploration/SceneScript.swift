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

  /// What messages call it.
  var name: String { path == "-" ? "stdin" : Plain.name(path) }
}
