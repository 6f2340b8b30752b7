/// The programs that come with navhost. `navhost NAME` runs `navhost-NAME`.
package enum OwnProgram: String, CaseIterable {
  case preview, lsp, debug, trace, app

  /// The name of its file.
  package var file: String { "navhost-" + rawValue }

  /// One line for the help of navhost and its own.
  package var abstract: String {
    switch self {
    case .preview: "Serve the phone on a page in the browser: drag it."
    case .lsp: "Serve an editor: the Language Server Protocol."
    case .debug: "Serve an editor: the Debug Adapter Protocol."
    case .trace: "Recorded sessions: replay, compare, pack, generate."
    case .app: "App integration: classes, strings, bundles, tests."
    }
  }
}
