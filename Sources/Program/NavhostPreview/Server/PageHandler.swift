internal import NIOCore
internal import NIOHTTP1

/// Answers a request that is no WebSocket handshake: with the page or with a refusal. A connection
/// serves one request.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Bytes of a request's body that are read, and thrown away, before the connection is closed.
  private static let maxBody = 1 << 20

  let gatekeeper: Gatekeeper
  /// So long may a connection take to ask and to be answered, however slowly its bytes come. A WebSocket
  /// has no such bound.
  private let patience: TimeAmount
  private var deadline: Scheduled<Void>?
  private var request: HTTPRequestHead?
  private var body = 0

  init(_ gatekeeper: Gatekeeper, patience: TimeAmount) {
    self.gatekeeper = gatekeeper
    self.patience = patience
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body(let piece):
      body += piece.readableBytes
      if body > Self.maxBody { context.close(promise: nil) }
    case .end:
      guard let head = request else { return }
      request = nil
      answer(head, context)
    }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    switch gatekeeper.decide(head) {
    case .missing: refuse(.notFound, head, context)
    case .refused: refuse(.forbidden, head, context)
    case .page:
      // A handshake that gets here was refused.
      guard head.headers["upgrade"].isEmpty else { return refuse(.forbidden, head, context) }
      let nonce = Gatekeeper.makeToken()
      send(.ok, "text/html", Page.html(nonce: nonce), head, context, Self.policy(nonce, gatekeeper))
    }
  }

  private func refuse(
    _ status: HTTPResponseStatus, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    send(status, "text/plain", "\(status.code) \(status.reasonPhrase)\n", head, context, [:])
  }

  /// What the page may do in the browser: run its own script, and open its own WebSocket.
  private static func policy(_ nonce: String, _ gatekeeper: Gatekeeper) -> HTTPHeaders {
    [
      "Content-Security-Policy":
        "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
        + "connect-src ws://127.0.0.1:\(gatekeeper.port); img-src data: blob:; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"
    ]
  }

  private func send(
    _ status: HTTPResponseStatus, _ type: String, _ text: String, _ head: HTTPRequestHead,
    _ context: ChannelHandlerContext, _ more: HTTPHeaders
  ) {
    var headers: HTTPHeaders = [
      "Content-Type": "\(type); charset=utf-8", "Content-Length": "\(text.utf8.count)",
      "Connection": "close", "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    ]
    headers.add(contentsOf: more)
    let response = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    if head.method != .HEAD {
      let buffer = context.channel.allocator.buffer(string: text)
      context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
    }
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }

  /// A handshake that is wrong comes here as an error first, then as a request, which is answered.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError { context.close(promise: nil) }
  }
}
