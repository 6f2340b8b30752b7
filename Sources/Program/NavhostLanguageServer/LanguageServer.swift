package import NavhostLanguageProtocol
internal import NavhostSupport

/// Answers an editor: one message after the other, without a process or a stream of its own.
package final class LanguageServer {
  private enum State { case new, running, shutDown, over }

  /// Runs a spec, or the tests of it whose names contain a text, and tells in a line what came of it.
  package typealias SpecRun = (_ path: String, _ filter: String?) -> String

  let workspace = Workspace()
  let recordings = Recordings()
  let hookSheets = HookSheets()
  let runSpec: SpecRun
  private let version: String
  private var state = State.new
  /// The diagnostics that the editor has, by address.
  private var published: [ExactName: JSONValue] = [:]
  private var watchesFiles = false
  private var hasToldCut = false

  package init(version: String, runSpec: @escaping SpecRun = { _, _ in "" }) {
    self.version = version
    self.runSpec = runSpec
  }

  /// The exit status, once there is nothing more to answer.
  package private(set) var status: Int32?

  /// Nothing more comes in.
  package func end() {
    if status == nil { status = 1 }
  }

  /// Answers one message.
  package func answer(_ message: IncomingMessage) -> [OutgoingMessage] {
    guard status == nil else { return [] }
    switch message {
    case .response: return []
    case .wrong(let id, let error): return [.failure(id: id, error)]
    case .notification(let method, let params): return hear(method, params)
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        try check(method)
        let (result, more) = try result(of: method, params)
        return [.result(id: id, result)] + more
      } catch {
        return [.failure(id: id, error)]
      }
    }
  }

  private func check(_ method: String) throws(ResponseError) {
    switch state {
    case .new where method != "initialize":
      throw ResponseError(.notInitialized, "'\(method)' before 'initialize'")
    case .running where method == "initialize":
      throw ResponseError(.invalidRequest, "a second 'initialize'")
    case .shutDown, .over:
      throw ResponseError(.invalidRequest, "'\(method)' after 'shutdown'")
    default: break
    }
  }

  // MARK: Requests

  private func result(
    of method: String, _ params: JSONValue
  ) throws(ResponseError) -> (JSONValue, [OutgoingMessage]) {
    switch method {
    case "initialize": return (initialize(params), [])
    case "shutdown":
      state = .shutDown
      return (.null, [])
    case "workspace/executeCommand": return try execute(params)
    default:
      guard let result = try lookUp(method, params) else {
        throw ResponseError(.methodNotFound, "no request '\(Plain.line(method, limit: 80))'")
      }
      return (result, [])
    }
  }

  /// Nil where there is no such request.
  private func lookUp(
    _ method: String, _ params: JSONValue
  ) throws(ResponseError) -> JSONValue? {
    switch method {
    case "textDocument/hover": return try hover(params)
    case "textDocument/completion": return try completion(params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    case "textDocument/prepareRename": return try prepareRename(params)
    case "textDocument/rename": return try rename(params)
    case "textDocument/codeLens": return try codeLenses(params)
    case "textDocument/inlayHint": return try inlayHints(params)
    default: return nil
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    state = .running
    for folder in Self.folders(params) { workspace.add(folder: folder) }
    watchesFiles =
      params["capabilities"]?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?
      .boolean ?? false
    let name: [(String, JSONValue)] = [("name", .string("navhost")), ("version", .string(version))]
    return .record([("capabilities", Capabilities.json), ("serverInfo", .record(name))])
  }

  private static func folders(_ params: JSONValue) -> [String] {
    if let list = params["workspaceFolders"]?.array { return list.compactMap { $0["uri"]?.text } }
    if let address = params["rootUri"]?.text { return [address] }
    return params["rootPath"]?.text.map { [FileAddress.address($0)] } ?? []
  }

  // MARK: Notifications

  private func hear(_ method: String, _ params: JSONValue) -> [OutgoingMessage] {
    if method == "exit" {
      status = state == .shutDown ? 0 : 1
      state = .over
      return []
    }
    guard state == .running else { return [] }
    switch method {
    case "initialized": return registration + update()
    case "textDocument/didOpen": return didOpen(params)
    case "textDocument/didChange": return didChange(params)
    case "textDocument/didClose": return didClose(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": return update()
    case "workspace/didChangeWorkspaceFolders": return didChangeFolders(params["event"] ?? .null)
    default: return []
    }
  }

  /// Asks the editor to tell of files that others change.
  private var registration: [OutgoingMessage] {
    guard watchesFiles else { return [] }
    let watcher: JSONValue = .record([("globPattern", .string("**/*.{lua,packed}"))])
    let registration: JSONValue = .record([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .record([("watchers", .array([watcher]))])),
    ])
    return [
      .request(
        id: 1, method: "client/registerCapability",
        params: .record([("registrations", .array([registration]))]))
    ]
  }

  // MARK: Diagnostics

  /// Looks at the folders again, and tells what has changed.
  ///
  /// - Parameter changed: the document whose version the editor waits for.
  func update(changed: String? = nil) -> [OutgoingMessage] {
    workspace.update()
    var current: [ExactName: JSONValue] = [:]
    var messages: [OutgoingMessage] = []
    let taken = workspace.findingsAmongPlugins
    for file in workspace.all {
      let address = workspace.address(of: file.path)
      let list = Diagnostics.json(of: file, taken[file.path] ?? [])
      current[address] = list
      guard changed.isExactly(address) || (published[address] ?? .array([])) != list else {
        continue
      }
      messages.append(Diagnostics.message(address, list, version: file.version))
    }
    for address in published.keys.sorted() where current[address] == nil {
      messages.append(Diagnostics.message(address.text, .array([]), version: nil))
    }
    published = current
    return messages + tooLarge(changed) + cutMessage
  }

  private func tooLarge(_ address: String?) -> [OutgoingMessage] {
    guard let address, workspace.isOpen(workspace.path(of: address)),
      workspace.file(address) == nil
    else { return [] }
    return [Self.show("\(FilePath.name(address)): larger than 1 MiB, not checked")]
  }

  private var cutMessage: [OutgoingMessage] {
    guard workspace.isCut, !hasToldCut else { return [] }
    hasToldCut = true
    return [
      Self.show("the folder is too large: navhost looks at its first \(FolderWalk.mostFiles) files")
    ]
  }

  /// A line that the editor shows.
  static func show(_ text: String) -> OutgoingMessage {
    .notification(
      method: "window/showMessage",
      params: .record([("type", .whole(3)), ("message", .string(text))]))
  }
}
