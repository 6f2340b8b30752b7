internal import Dispatch
internal import NavhostLanguageProtocol
internal import NavhostSupport

/// Sends responses and events, numbered, from any thread.
package final class DebugOutput: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private let write: ([UInt8]) -> Void
  private var last = 0
  private var hasEvents = true

  /// - Parameter write: gets whole frames, one at a time.
  package init(_ write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }

  func event(_ name: String, _ body: [(String, JSONValue)] = []) {
    send("event", [("event", .string(name)), ("body", .record(body))])
  }

  /// Something for a person to read.
  package func output(_ category: String, _ text: String) {
    guard !text.isEmpty else { return }
    event("output", [("category", .string(category)), ("output", .string(text))])
  }

  func answer(_ request: DebugRequest, _ result: Result<[(String, JSONValue)], DebugError>) {
    var members: [(String, JSONValue)] = [
      ("request_seq", .whole(request.number)), ("command", .string(request.command)),
    ]
    switch result {
    case .success(let body):
      members += [("success", .boolean(true)), ("body", .record(body))]
    case .failure(let error):
      members += [("success", .boolean(false)), ("message", .string(error.message))]
    }
    send("response", members)
  }

  /// What is told from now on are answers alone: the session was told to have ended.
  func endEvents() {
    lock.wait()
    defer { lock.signal() }
    hasEvents = false
  }

  private func send(_ type: String, _ members: [(String, JSONValue)]) {
    lock.wait()
    defer { lock.signal() }
    guard hasEvents || type != "event" else { return }
    last += 1
    var writer = JSONWriter()
    writer.value(.record([("seq", .whole(last)), ("type", .string(type))] + members))
    write(Frame.bytes(of: writer.bytes))
  }
}

/// Why a request has no result.
struct DebugError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
