import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport

@testable import NavhostLanguageServer

/// An editor with a folder, which speaks with a server in this process.
final class Editor {
  let folder: Folder
  let server: LanguageServer
  /// What the server said by itself.
  private(set) var heard: [JSONValue] = []
  private var texts: [String: String] = [:]
  private var versions: [String: Int] = [:]
  private var number = 0

  init(_ files: [String: String] = [:], runSpec: @escaping LanguageServer.SpecRun = { _, _ in "" })
    throws
  {
    folder = try Folder(files)
    server = LanguageServer(version: "1", runSpec: runSpec)
    texts = files
    let root: JSONValue = .string(address(""))
    _ = request("initialize", .record([("rootUri", root), ("capabilities", .record([]))]))
    notify("initialized", .record([]))
  }

  func address(_ name: String) -> String {
    let root = FileAddress.address(folder.path)
    return name.isEmpty ? root : FileAddress.address(folder.path + "/" + name)
  }

  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    number += 1
    let messages = server.answer(
      .request(id: .whole(number), method: method, params: params)
    ).map(\.json)
    heard += messages.dropFirst()
    return messages.first?["result"] ?? messages.first?["error"] ?? .null
  }

  func notify(_ method: String, _ params: JSONValue) {
    heard += server.answer(.notification(method: method, params: params)).map(\.json)
  }

  // MARK: Documents

  func open(_ name: String, _ text: String? = nil) {
    let text = text ?? texts[name] ?? ""
    texts[name] = text
    versions[name] = 1
    let document: JSONValue = .record([
      ("uri", .string(address(name))), ("languageId", .string("lua")), ("version", .whole(1)),
      ("text", .string(text)),
    ])
    notify("textDocument/didOpen", .record([("textDocument", document)]))
  }

  /// Types a text in place of another one, as an editor tells it.
  func replace(_ old: String, with new: String, in name: String) {
    guard let text = texts[name], let place = text.firstRange(of: old) else { return }
    let range = TextRange(
      position(String(text[..<place.lowerBound])), position(String(text[..<place.upperBound])))
    texts[name] = text.replacingCharacters(in: place, with: new)
    change(name, [.record([("range", range.json), ("text", .string(new))])])
  }

  func change(_ name: String, _ changes: [JSONValue]) {
    versions[name, default: 0] += 1
    let document: JSONValue = .record([
      ("uri", .string(address(name))), ("version", .whole(versions[name] ?? 0)),
    ])
    notify(
      "textDocument/didChange",
      .record([("textDocument", document), ("contentChanges", .array(changes))]))
  }

  private func position(_ before: String) -> TextPosition {
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return TextPosition(line: line.count - 1, character: line.last?.utf16.count ?? 0)
  }

  // MARK: Places

  /// The document and the place behind `«` in the mark, the rest of which is looked for in the text.
  func place(_ mark: String, in name: String) -> [(String, JSONValue)] {
    let parts = mark.split(separator: "«", omittingEmptySubsequences: false).map(String.init)
    let text = texts[name] ?? ""
    let found = text.firstRange(of: parts.joined())?.lowerBound ?? text.startIndex
    let place = text.index(found, offsetBy: parts[0].count)
    return document(name) + [("position", position(String(text[..<place])).json)]
  }

  func document(_ name: String) -> [(String, JSONValue)] {
    [("textDocument", .record([("uri", .string(address(name)))]))]
  }

  func ask(_ method: String, _ mark: String, in name: String, _ more: [(String, JSONValue)] = [])
    -> JSONValue
  {
    request("textDocument/\(method)", .record(place(mark, in: name) + more))
  }

  /// What a location, or an edit of a file, names in its text: `plugins/a.lua:3:dirty`.
  func named(_ location: JSONValue, _ name: String? = nil) -> String {
    let uri = location["uri"]?.text ?? name.map(address) ?? ""
    let file = String(uri.dropFirst(address("").count + 1))
    guard let range = try? TextRange(location["range"]) else { return "\(file): no range" }
    let lines = TextLines(Array((texts[file] ?? "").utf8))
    let bytes = lines.bytes[lines.offset(of: range.start)..<lines.offset(of: range.end)]
    return "\(file):\(range.start.line + 1):\(String(decoding: bytes, as: UTF8.self))"
  }

  /// The labels that are offered at a place.
  func offers(_ mark: String, in name: String) -> [String] {
    (ask("completion", mark, in: name)["items"]?.array ?? []).compactMap { $0["label"]?.text }
  }

  /// The last diagnostics of a file: `version rule token`.
  func diagnostics(_ name: String) -> [String] {
    let last = heard.last {
      $0["method"]?.text == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.text == address(name)
    }
    let version = last?["params"]?["version"]?.integer.map(String.init) ?? "-"
    return (last?["params"]?["diagnostics"]?.array ?? []).map { found in
      let place = named(found, name).split(separator: ":", maxSplits: 2).last ?? ""
      return "\(version) \(found["code"]?.text ?? "") \(place)"
    }
  }
}

extension String {
  func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
