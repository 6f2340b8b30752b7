package import NavhostSupport

/// What a server sends, by JSON-RPC 2.0.
package enum OutgoingMessage: Equatable {
  case result(id: JSONValue, JSONValue)
  case failure(id: JSONValue, ResponseError)
  case notification(method: String, params: JSONValue)
  case request(id: Int, method: String, params: JSONValue)

  /// The message in its frame.
  package var frame: [UInt8] {
    var writer = JSONWriter()
    writer.value(json)
    return Frame.bytes(of: writer.bytes)
  }

  package var json: JSONValue {
    var members: [JSONValue.Member] = [.init("jsonrpc", .string("2.0"))]
    switch self {
    case .result(let id, let value):
      members += [.init("id", id), .init("result", value)]
    case .failure(let id, let error):
      let parts: [(String, JSONValue)] = [
        ("code", .integer(Int64(error.code.rawValue))), ("message", .string(error.message)),
      ]
      members += [.init("id", id), .init("error", .record(parts))]
    case .notification(let method, let params):
      members += [.init("method", .string(method)), .init("params", params)]
    case .request(let id, let method, let params):
      members += [
        .init("id", .integer(Int64(id))), .init("method", .string(method)), .init("params", params),
      ]
    }
    return .object(members)
  }
}

extension JSONValue {
  /// An object of these members.
  package static func record(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member($0.0, $0.1) })
  }

  package static func whole(_ number: Int) -> JSONValue { .integer(Int64(number)) }
}
