internal import Dispatch

/// What a client sent, on its way from the thread that reads to the one that answers.
package final class DebugChannel: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private let filled = DispatchSemaphore(value: 0)
  private var bodies: [(number: Int, bytes: [UInt8])] = []
  private var lastNumber = 0
  private var isClosed = false
  private var onPush: (@Sendable () -> Void)?

  package init() {}

  /// The body of one more message.
  package func push(_ body: some Sequence<UInt8>) {
    let bytes = Array(body)
    let number = put {
      lastNumber += 1
      bodies.append((lastNumber, bytes))
      return lastNumber
    }
    guard DebugRequest(bytes)?.ends == true else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in late(number) }
  }

  /// Is told of a request to end that nobody has taken for so long.
  private var onLate: (@Sendable ([UInt8]) -> Void)?
  private static let patience = 0.4

  /// - Parameter onLate: is called on another thread, with the body, which nobody gets any more.
  func letGo(_ onLate: @escaping @Sendable ([UInt8]) -> Void) {
    locked { self.onLate = onLate }
  }

  private func late(_ number: Int) {
    let found: (body: [UInt8], tell: @Sendable ([UInt8]) -> Void)? = locked {
      guard let onLate, let place = bodies.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      return (bodies.remove(at: place).bytes, onLate)
    }
    if let found { found.tell(found.body) }
  }

  /// Nothing more comes.
  package func close() {
    put { isClosed = true }
  }

  @discardableResult
  private func put<Result>(_ change: () -> Result) -> Result {
    defer { filled.signal() }
    return locked {
      defer { onPush?() }
      return change()
    }
  }

  /// Is called by the thread that pushes, each time; nil: nobody is.
  func tell(_ onPush: (@Sendable () -> Void)?) {
    locked {
      self.onPush = onPush
      if !bodies.isEmpty || isClosed { onPush?() }
    }
  }

  /// The next body; waits for it. Nil where nothing more comes.
  func next() -> [UInt8]? {
    while true {
      if let body = poll() { return body }
      if isOver { return nil }
      filled.wait()
    }
  }

  /// The next body, where there is one already.
  func poll() -> [UInt8]? {
    locked { bodies.isEmpty ? nil : bodies.removeFirst().bytes }
  }

  /// Whether there is one already that `isWanted`.
  func waits(for isWanted: ([UInt8]) -> Bool) -> Bool {
    locked { bodies.contains { isWanted($0.bytes) } }
  }

  /// Whether everything was read and nothing more comes.
  var isOver: Bool { locked { bodies.isEmpty && isClosed } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
  }
}
