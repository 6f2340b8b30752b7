import Expectations
import NavhostSupport
import Testing

@testable import NavhostLanguageProtocol

@Suite struct IncomingMessageTests {
  private func read(_ text: String) -> IncomingMessage { IncomingMessage(Array(text.utf8)[...]) }

  @Test func `Requests, notifications and answers are told apart`() {
    expectEqual(
      read(#"{"jsonrpc":"2.0","id":7,"method":"a","params":{"b":1}}"#),
      .request(id: .integer(7), method: "a", params: .record([("b", .whole(1))])))
    expectEqual(
      read(#"{"id":"x","method":"a"}"#), .request(id: .string("x"), method: "a", params: .null))
    expectEqual(read(#"{"method":"a"}"#), .notification(method: "a", params: .null))
    expectEqual(read(#"{"id":1,"result":null}"#), .response)
    expectEqual(read(#"{"id":1,"error":{"code":1,"message":""}}"#), .response)
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("\u{FF}", -32700), ("{} {}", -32700), ("[]", -32600),
    ("5", -32600), (#"{"id":1}"#, -32600), (#"{"method":5,"id":1}"#, -32600),
    (#"{"method":"a","id":[1]}"#, -32600), (#"{"id":1,"id":2,"method":"a"}"#, -32700),
    (String(repeating: "[", count: 100_000), -32700),
  ])
  func `What is no message is an error`(text: String, code: Int) {
    guard case .wrong(_, let error) = read(text) else {
      Issue.record("\(text.prefix(40)) is taken for a message")
      return
    }
    expectEqual(error.code.rawValue, code)
    #expect(!error.message.isEmpty)
  }

  @Test func `What is sent is JSON-RPC`() {
    let error = ResponseError(.methodNotFound, "no")
    let messages: [(OutgoingMessage, String)] = [
      (.result(id: .whole(1), .null), #"{"jsonrpc":"2.0","id":1,"result":null}"#),
      (
        .failure(id: .null, error),
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"no"}}"#
      ),
      (
        .notification(method: "m", params: .array([])),
        #"{"jsonrpc":"2.0","method":"m","params":[]}"#
      ),
      (
        .request(id: 3, method: "m", params: .null),
        #"{"jsonrpc":"2.0","id":3,"method":"m","params":null}"#
      ),
    ]
    for (message, text) in messages {
      expectEqual(message.frame, Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
    }
  }
}
