internal import NavhostLanguageProtocol
internal import NavhostSupport

/// What an editor tells of its documents and folders.
extension LanguageServer {
  func didOpen(_ params: JSONValue) -> [OutgoingMessage] {
    guard let document = params["textDocument"], let address = document["uri"]?.text,
      let text = document["text"]?.text
    else { return [] }
    workspace.open(address, text, version: document["version"]?.integer ?? 0)
    return update(changed: address)
  }

  func didChange(_ params: JSONValue) -> [OutgoingMessage] {
    guard let document = params["textDocument"], let address = document["uri"]?.text,
      let changes = params["contentChanges"]?.array
    else { return [] }
    workspace.change(address, version: document["version"]?.integer ?? 0) { lines in
      for change in changes { Self.apply(change, to: &lines) }
    }
    return update(changed: address)
  }

  private static func apply(_ change: JSONValue, to lines: inout TextLines) {
    guard let text = change["text"]?.text else { return }
    guard let range = change["range"], range != .null else {
      lines = TextLines(Array(text.utf8))
      return
    }
    if let range = try? TextRange(range) { lines.replace(range, with: text) }
  }

  func didClose(_ params: JSONValue) -> [OutgoingMessage] {
    guard let address = params["textDocument"]?["uri"]?.text else { return [] }
    workspace.close(address)
    return update(changed: address)
  }

  func didChangeFolders(_ event: JSONValue) -> [OutgoingMessage] {
    for folder in event["removed"]?.array ?? [] {
      if let address = folder["uri"]?.text { workspace.remove(folder: address) }
    }
    for folder in event["added"]?.array ?? [] {
      if let address = folder["uri"]?.text { workspace.add(folder: address) }
    }
    return update()
  }

  /// The document of a request; nil where it is unknown.
  ///
  /// - Throws: `ResponseError` where none is named.
  func file(_ params: JSONValue) throws(ResponseError) -> SourceFile? {
    guard let address = params["textDocument"]?["uri"]?.text else {
      throw ResponseError(.invalidParams, "the request needs 'textDocument.uri'")
    }
    return workspace.file(address)
  }

  /// The document of a request, and the byte that its position names.
  func place(_ params: JSONValue) throws(ResponseError) -> (file: SourceFile, offset: Int)? {
    let position = try TextPosition(params["position"])
    return try file(params).map { ($0, $0.lines.offset(of: position)) }
  }
}
