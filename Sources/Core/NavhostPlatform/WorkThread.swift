#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// A thread that does one thing.
package struct WorkThread {
  private let thread: pthread_t

  /// Starts it; nil where there can be none.
  ///
  /// - Parameter body: who starts it touches what this touches again only after `join`.
  package init?(stackSize: Int, _ body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    // `pthread_create` hands one pointer over. Of the safe ways to a thread, Dispatch gives stacks whose
    // size one cannot choose, and Foundation's `Thread` makes a small program larger by 52 MB, so that
    // it starts 1.4 ms later.
    let task = Unmanaged.passRetained(Task(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { enter($0) }, task.toOpaque())
    #else
      var thread: pthread_t? = pthread_t()
      let status = pthread_create(&thread!, &attributes, { enter($0!) }, task.toOpaque())
    #endif
    guard status == 0, let thread else {
      task.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for its end.
  package func join() { pthread_join(thread, nil) }
}

private final class Task {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

private func enter(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Task>.fromOpaque(raw).takeRetainedValue().body()
  return nil
}
