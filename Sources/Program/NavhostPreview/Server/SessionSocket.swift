internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOWebSocket
internal import NavhostSupport

/// One connection: takes messages in, and sends the newest view as soon as the one before is out.
final class SessionSocket: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// How long what the other side still sends is read after a connection was ended by this one: if
  /// it were not, the reason why would be lost on its way.
  private static let farewell = TimeAmount.seconds(2)

  private let setup: PreviewSetup
  private let sessions: SessionCount
  private var room: SessionRoom?
  /// The pieces of a message that is not complete.
  private var pieces: ByteBuffer?
  private var isClosing = false

  /// What the client has, and what it is to have.
  private var sent = ViewParts()
  private var newest: ViewParts?
  private var isSending = false
  /// The last ping that came while an answer was on its way.
  private var ping: ByteBuffer?
  private var isAnswering = false

  init(_ setup: PreviewSetup, _ sessions: SessionCount) {
    self.setup = setup
    self.sessions = sessions
  }

  func handlerAdded(context: ChannelHandlerContext) {
    guard sessions.enter() else { return end(.init(codeNumber: 1013), context) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    room = SessionRoom(setup, on: loop) { view in
      loop.execute {
        let (socket, context) = bound.value
        socket.newest = view
        socket.sendNewest(context)
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    guard let room else { return }
    self.room = nil
    sessions.leave()
    room.close()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isClosing { return }
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return end(.protocolError, context)
    }
    switch frame.opcode {
    case .text: begin(frame, context)
    case .continuation: goOn(frame, context)
    case .binary: end(.unacceptableData, context)
    case .ping: answer(ping: frame.unmaskedData, context)
    case .pong: break
    case .connectionClose: end(Self.code(of: frame), context)
    default: end(.protocolError, context)
    }
  }

  private static func code(of frame: WebSocketFrame) -> WebSocketErrorCode {
    var data = frame.unmaskedData
    return data.readWebSocketErrorCode() ?? .normalClosure
  }

  private func begin(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    guard pieces == nil else { return end(.protocolError, context) }
    if frame.fin { return take(frame.unmaskedData, context) }
    pieces = frame.unmaskedData
  }

  private func goOn(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    guard var message = pieces else { return end(.protocolError, context) }
    var data = frame.unmaskedData
    guard message.readableBytes + data.readableBytes <= PreviewServer.maxMessage else {
      return end(.messageTooLarge, context)
    }
    pieces = nil
    message.writeBuffer(&data)
    if frame.fin { take(message, context) } else { pieces = message }
  }

  private func take(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    guard let text = String(utf8: message.readableBytesView) else {
      return end(.dataInconsistentWithMessage, context)
    }
    guard let room, !room.take(text) else { return }
    // The session is behind: nothing more is read until it has caught up.
    context.channel.setOption(.autoRead, value: false).whenFailure { _ in }
    let channel = context.channel
    room.whenCaughtUp { channel.setOption(.autoRead, value: true).whenFailure { _ in } }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: end(.messageTooLarge, context)
    case is NIOWebSocketError: end(.protocolError, context)
    case is ByteToMessageDecoderError: break
    default: context.close(promise: nil)
    }
  }
}

extension SessionSocket {
  private func sendNewest(_ context: ChannelHandlerContext) {
    guard let view = newest, !isSending, !isClosing else { return }
    newest = nil
    let text = view.message(since: sent)
    sent = view
    isSending = true
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    send(.text, context.channel.allocator.buffer(string: text), context).whenComplete { _ in
      let (socket, context) = bound.value
      socket.isSending = false
      socket.sendNewest(context)
    }
  }

  /// Only the last ping is answered of those that come while an answer is on its way (RFC 6455, 5.5.3):
  /// whoever reads nothing makes nothing pile up here.
  private func answer(ping: ByteBuffer, _ context: ChannelHandlerContext) {
    guard !isAnswering else {
      self.ping = ping
      return
    }
    isAnswering = true
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    send(.pong, ping, context).whenComplete { _ in
      let (socket, context) = bound.value
      socket.isAnswering = false
      guard let next = socket.ping else { return }
      socket.ping = nil
      if !socket.isClosing { socket.answer(ping: next, context) }
    }
  }

  @discardableResult
  private func send(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) -> EventLoopFuture<Void> {
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)))
  }

  /// Says why, then closes.
  private func end(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    if isClosing { return }
    isClosing = true
    pieces = nil
    leave()
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let channel = context.channel
    send(.connectionClose, data, context).whenComplete { _ in
      channel.close(mode: .output, promise: nil)
    }
    channel.setOption(.autoRead, value: true).whenFailure { _ in }
    context.eventLoop.scheduleTask(in: Self.farewell) { channel.close(promise: nil) }
  }
}

/// How many sessions there are.
final class SessionCount: Sendable {
  private static let most = 200
  private let count = NIOLockedValueBox(0)

  /// False where there are enough.
  func enter() -> Bool {
    count.withLockedValue { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  func leave() {
    count.withLockedValue { $0 -= 1 }
  }
}
