#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

extension Descriptor {
  /// What waiting for something to read came to.
  package enum Arrival: Equatable, Sendable {
    case nothing
    case input
    /// Nothing, and nothing will come.
    case end
  }

  /// Waits until one of them has something to read, or its other end was closed.
  ///
  /// - Parameter milliseconds: at most; less than 0: for ever.
  /// - Returns: what each of them has; nil where waiting failed, or a signal came.
  package static func wait(
    for descriptors: [Descriptor], milliseconds: Int32
  ) -> [Arrival]? {
    var polled = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) >= 0 else { return nil }
    return polled.map { one in
      one.revents == 0 ? .nothing : one.revents & Int16(POLLIN) != 0 ? .input : .end
    }
  }

  /// As `wait(for:milliseconds:)`, for this one alone.
  package func wait(milliseconds: Int32) -> Arrival? {
    Self.wait(for: [self], milliseconds: milliseconds)?[0]
  }

  /// Whether reading would not wait, now or before the time is over.
  package func hasInput(within milliseconds: Int32) -> Bool {
    wait(milliseconds: milliseconds).map { $0 != .nothing } ?? false
  }
}
