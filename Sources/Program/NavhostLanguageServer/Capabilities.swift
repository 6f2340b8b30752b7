internal import NavhostLanguageProtocol
internal import NavhostSupport

/// What the server can do, as `initialize` tells it.
enum Capabilities {
  /// Puts a spec's name on a lens, and runs it.
  static let runSpec = "navhost.runSpec"
  /// Tells which plugins a lens has counted.
  static let showPlugins = "navhost.showPlugins"

  static var json: JSONValue {
    .record([
      ("positionEncoding", .string("utf-16")),
      (
        "textDocumentSync",
        .record([
          ("openClose", .boolean(true)), ("change", .whole(2)), ("save", .boolean(true)),
        ])
      ),
      ("hoverProvider", .boolean(true)),
      (
        "completionProvider",
        .record([
          ("triggerCharacters", .array([.string("."), .string("\"")])),
          ("resolveProvider", .boolean(false)),
        ])
      ),
      ("definitionProvider", .boolean(true)),
      ("referencesProvider", .boolean(true)),
      ("renameProvider", .record([("prepareProvider", .boolean(true))])),
      ("codeLensProvider", .record([("resolveProvider", .boolean(false))])),
      ("inlayHintProvider", .boolean(true)),
      (
        "executeCommandProvider",
        .record([("commands", .array([.string(runSpec), .string(showPlugins)]))])
      ),
      (
        "workspace",
        .record([
          (
            "workspaceFolders",
            .record([("supported", .boolean(true)), ("changeNotifications", .boolean(true))])
          )
        ])
      ),
    ])
  }
}
