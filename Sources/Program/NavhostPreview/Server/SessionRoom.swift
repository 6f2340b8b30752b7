internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix

/// A session and the one thread that it lives on, so that a script that hangs holds up nobody else.
/// Messages wait in a mailbox; all that wait are taken before the next view is made.
///
/// It is no actor. Tasks that call one get there in no promised order, and the points of a drag have one.
/// Nor does an actor say how much waits for it, which is what stops the reading of a connection that
/// sends faster than a session plays. And Lua would hold up a thread of the pool that all tasks share.
final class SessionRoom: @unchecked Sendable {
  /// So many may wait before the connection is read no further.
  private static let maxWaiting = 256

  private struct Mailbox {
    var orders: [SessionOrder] = []
    var isWorking = false
    var isClosed = false
    var caughtUp: (@Sendable () -> Void)?
  }

  private let loop: any EventLoop
  private let pool = NIOThreadPool(numberOfThreads: 1)
  private let mailbox = NIOLockedValueBox(Mailbox())
  private let watchdog: Watchdog
  private let publish: @Sendable (ViewParts) -> Void
  /// Touched on the pool's thread only.
  private var session: PreviewSession?
  private var poll: RepeatedTask?

  init(
    _ setup: PreviewSetup, on loop: any EventLoop,
    _ publish: @escaping @Sendable (ViewParts) -> Void
  ) {
    self.loop = loop
    self.publish = publish
    watchdog = Watchdog(patience: setup.patience)
    pool.start()
    pool.submit { [self] _ in
      session = PreviewSession(setup, watchdog)
      show()
    }
    poll = loop.scheduleRepeatedTask(initialDelay: .milliseconds(300), delay: .milliseconds(300)) {
      [weak self] _ in
      self?.watchdog.check()
      self?.enqueue(.look)
    }
  }

  /// Takes a message of the client in. False where so many wait that no more should come.
  func take(_ text: String) -> Bool {
    enqueue(.message(text)) < Self.maxWaiting
  }

  /// Calls `body` as soon as nothing waits any more.
  func whenCaughtUp(_ body: @escaping @Sendable () -> Void) {
    let isIdle = mailbox.withLockedValue { mailbox in
      if mailbox.isWorking { mailbox.caughtUp = body }
      return !mailbox.isWorking
    }
    if isIdle { body() }
  }

  /// Ends the session, whatever it is doing.
  func close() {
    mailbox.withLockedValue { $0.isClosed = true }
    watchdog.end()
    pool.submit { [self] _ in
      session = nil
      poll?.cancel()
      pool.shutdownGracefully { _ in }
    }
  }

  /// How many wait now.
  @discardableResult
  private func enqueue(_ order: SessionOrder) -> Int {
    let (count, starts) = mailbox.withLockedValue { mailbox in
      if mailbox.isClosed || order.isOfClock && mailbox.orders.contains(order) { return (0, false) }
      mailbox.orders.append(order)
      defer { mailbox.isWorking = true }
      return (mailbox.orders.count, !mailbox.isWorking)
    }
    if starts { pool.submit { [self] _ in work() } }
    return count
  }

  /// On the pool's thread: carries out what waits, until nothing does.
  private func work() {
    while let orders = nextOrders() {
      for order in orders { session?.carryOut(order) }
      show()
    }
  }

  private func show() {
    guard let session, !mailbox.withLockedValue({ $0.isClosed }) else { return }
    if session.hasNews { publish(session.view()) }
    if session.isMoving { scheduleTick() }
  }

  private func nextOrders() -> [SessionOrder]? {
    let (orders, caughtUp) = mailbox.withLockedValue { mailbox in
      let orders = mailbox.isClosed ? [] : mailbox.orders
      mailbox.orders = []
      guard orders.isEmpty else { return (orders, Optional<@Sendable () -> Void>.none) }
      mailbox.isWorking = false
      defer { mailbox.caughtUp = nil }
      return (orders, mailbox.caughtUp)
    }
    caughtUp?()
    return orders.isEmpty ? nil : orders
  }

  private func scheduleTick() {
    loop.scheduleTask(in: .milliseconds(16)) { [weak self] in
      _ = self?.enqueue(.tick)
    }
  }
}
