import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

/// The built program with the messages that an editor would send, one after the other.
struct StartedServer {
  func frame(_ message: [(String, JSONValue)]) -> String {
    var writer = JSONWriter()
    writer.value(.record([("jsonrpc", .string("2.0"))] + message))
    return String(decoding: Frame.bytes(of: writer.bytes), as: UTF8.self)
  }

  func request(_ id: Int, _ method: String, _ params: JSONValue = .null) -> String {
    frame([("id", .whole(id)), ("method", .string(method)), ("params", params)])
  }

  func notification(_ method: String, _ params: JSONValue = .record([])) -> String {
    frame([("method", .string(method)), ("params", params)])
  }

  func run(_ input: String, in folder: Folder) throws -> (
    messages: [JSONValue], run: ProgramRun
  ) {
    let run = try ProgramRun(["lsp"], in: folder.url, input: input)
    var reader = FrameReader()
    reader.append(run.output.utf8)
    var messages: [JSONValue] = []
    while let body = try reader.next() { messages.append(try JSONParser.parse(body)) }
    #expect(!reader.isInside, "something else is on standard output")
    return (messages, run)
  }

  func initialize(_ folder: Folder) -> String {
    let root: JSONValue = .string(FileAddress.address(folder.path))
    return request(1, "initialize", .record([("rootUri", root)])) + notification("initialized")
  }
}
