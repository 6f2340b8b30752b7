internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket
internal import NavhostPlatform

/// Serves the page, and a session to each who opens it, on the loopback interface.
package final class PreviewServer: Sendable {
  /// Bytes of a message at most, in one frame or in pieces.
  static let maxMessage = 1 << 20
  private let channel: any Channel
  private let gatekeeper: Gatekeeper

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - patience: seconds that a request may take to come and to be answered.
  /// - Throws: `PreviewError` where the port is taken.
  package init(_ setup: PreviewSetup, port: Int = 0, patience: Int64 = 10) throws(PreviewError) {
    do {
      let token = Gatekeeper.makeToken()
      let sessions = SessionCount()
      channel = try ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelOption(.socketOption(.so_sndbuf), value: 256 * 1024)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let port = channel.localAddress?.port ?? 0
            let page = PageHandler(
              Gatekeeper(token: token, port: port), patience: .seconds(patience))
            try Self.configure(channel, page, setup, sessions)
          }
        }
        .bind(host: "127.0.0.1", port: port).wait()
      gatekeeper = Gatekeeper(token: token, port: channel.localAddress?.port ?? port)
    } catch {
      throw PreviewError(port, error)
    }
  }

  package var port: Int { gatekeeper.port }

  /// Where the page is.
  package var address: String {
    "http://127.0.0.1:\(port)/?token=\(gatekeeper.token)"
  }

  /// Waits until the server is closed.
  package func wait() {
    try? channel.closeFuture.wait()
  }

  /// Takes no more connections, and frees the port. Those that are open go on.
  package func close() {
    try? channel.close().wait()
  }

  private static func configure(
    _ channel: any Channel, _ page: PageHandler, _ setup: PreviewSetup, _ sessions: SessionCount
  ) throws {
    let pipeline = channel.pipeline.syncOperations
    let gatekeeper = page.gatekeeper
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: maxMessage, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(gatekeeper.admits(handshake: head) ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(SessionSocket(setup, sessions))
        }
      })
    let bound = NIOLoopBound(page, eventLoop: channel.eventLoop)
    let upgrade: NIOHTTPServerUpgradeSendableConfiguration = (
      upgraders: [upgrader],
      completionHandler: { context in
        context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
      }
    )
    try pipeline.configureHTTPServerPipeline(withServerUpgrade: upgrade)
    try pipeline.addHandler(page)
  }
}

/// Why the server could not start.
package struct PreviewError: Error {
  package var message: String

  init(_ port: Int, _ error: any Error) {
    let isTaken = (error as? IOError)?.isOfTakenPort ?? false
    message =
      isTaken
      ? "port \(port) is taken: choose another, or leave --port out for one that is free"
      : "cannot listen on 127.0.0.1:\(port): \(error)"
  }
}

extension IOError {
  fileprivate var isOfTakenPort: Bool { SystemError(code: errnoCode) == .portTaken }
}
