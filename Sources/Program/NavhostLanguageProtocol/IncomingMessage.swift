package import NavhostSupport

/// What a client sent, by JSON-RPC 2.0.
package enum IncomingMessage: Equatable {
  /// It wants an answer with the same id, which is a number or a text.
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer to what a server asked.
  case response
  /// The error is to be sent back, with the id where one could be read.
  case wrong(id: JSONValue, ResponseError)

  /// Reads the body of a frame.
  package init(_ body: ArraySlice<UInt8>) {
    let json: JSONValue
    do {
      json = try JSONParser.parse(body, maxDepth: 128)
    } catch {
      self = .wrong(id: .null, ResponseError(.parseError, error.description))
      return
    }
    self.init(json)
  }

  private init(_ json: JSONValue) {
    guard case .object = json else {
      self = .wrong(id: .null, ResponseError(.invalidRequest, "a message must be an object"))
      return
    }
    let id = json["id"] ?? .null
    if let method = json["method"]?.text {
      let params = json["params"] ?? .null
      switch id {
      case .null: self = .notification(method: method, params: params)
      case .integer, .string: self = .request(id: id, method: method, params: params)
      default:
        self = .wrong(id: .null, ResponseError(.invalidRequest, "an id is a number or a text"))
      }
    } else if json["method"] == nil, json["result"] != nil || json["error"] != nil {
      self = .response
    } else {
      self = .wrong(id: id, ResponseError(.invalidRequest, "a message without a method"))
    }
  }
}

/// Why a request has no result.
package struct ResponseError: Error, Equatable {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestFailed = -32803
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
