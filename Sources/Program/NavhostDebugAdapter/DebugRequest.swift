internal import NavhostSupport

/// A request of the Debug Adapter Protocol.
struct DebugRequest {
  let number: Int
  let command: String
  let arguments: JSONValue

  /// Nil where the body is none.
  init?(_ body: [UInt8]) {
    guard let json = try? JSONParser.parse(body[...], maxDepth: 128),
      json["type"]?.text == "request", let number = json["seq"]?.integer,
      let command = json["command"]?.text
    else { return nil }
    self.number = number
    self.command = command
    arguments = json["arguments"] ?? .null
  }

  /// Whether the client wants the session to end.
  var ends: Bool { ["terminate", "disconnect"].contains(command) }
  var endsExpression: Bool { ["pause", "terminate", "disconnect"].contains(command) }
}
