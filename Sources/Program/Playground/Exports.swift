internal import NavhostSupport

// What the page's worker calls: playground/exports.md says how. The program has one thread.

nonisolated(unsafe) private var request = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
nonisolated(unsafe) private let page = Page()

/// Room for a request of so many bytes.
@_expose(wasm, "playground_room")
@_cdecl("playground_room")
public func room(_ size: Int32) -> UnsafeMutablePointer<UInt8>? {
  request.deallocate()
  request = .allocate(capacity: max(0, Int(size)))
  return request.baseAddress
}

/// Carries out what is in the room.
///
/// - Returns: the size of the answer.
@_expose(wasm, "playground_call")
@_cdecl("playground_call")
public func call(_ size: Int32) -> Int32 {
  let bytes = Array(request.prefix(max(0, Int(size))))
  let text = Array(page.answer(bytes).utf8)
  answer.deallocate()
  answer = .allocate(capacity: text.count)
  _ = answer.update(fromContentsOf: text)
  return Int32(text.count)
}

/// Where the answer is.
@_expose(wasm, "playground_answer")
@_cdecl("playground_answer")
public func answerAddress() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }
