internal import Dispatch

/// What a client sent, on its way from the thread that reads to the one that answers.
package final class DebugChannel: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private let filled = DispatchSemaphore(value: 0)
  private var bodies: [[UInt8]] = []
  private var isClosed = false
  private var onPush: (@Sendable () -> Void)?

  package init() {}

  /// The body of one more message.
  package func push(_ body: some Sequence<UInt8>) {
    put { bodies.append(Array(body)) }
  }

  /// Nothing more comes.
  package func close() {
    put { isClosed = true }
  }

  private func put(_ change: () -> Void) {
    locked {
      change()
      onPush?()
    }
    filled.signal()
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
    locked { bodies.isEmpty ? nil : bodies.removeFirst() }
  }

  /// Whether there is one already that `isWanted`.
  func waits(for isWanted: ([UInt8]) -> Bool) -> Bool {
    locked { bodies.contains(where: isWanted) }
  }

  /// Whether everything was read and nothing more comes.
  var isOver: Bool { locked { bodies.isEmpty && isClosed } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
  }
}
