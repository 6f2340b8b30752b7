// The little of NIOWebSocket that the page for browsers uses, declared after its documentation. Nothing here is
// ever run.
public import NIOCore
public import NIOHTTP1

public enum WebSocketErrorCode: Sendable {
  case normalClosure, protocolError, unacceptableData, dataInconsistentWithMessage, messageTooLarge
  public init(codeNumber: Int) { self = .normalClosure }
}

public struct WebSocketOpcode: Equatable, Sendable {
  public static let continuation = WebSocketOpcode()
  public static let text = WebSocketOpcode()
  public static let binary = WebSocketOpcode()
  public static let connectionClose = WebSocketOpcode()
  public static let ping = WebSocketOpcode()
  public static let pong = WebSocketOpcode()
}

public struct WebSocketMaskingKey: Sendable {}

public struct WebSocketFrame: Sendable {
  public var fin: Bool { true }
  public var rsv1: Bool { false }
  public var rsv2: Bool { false }
  public var rsv3: Bool { false }
  public var opcode: WebSocketOpcode { .text }
  public var maskKey: WebSocketMaskingKey? { nil }
  public var unmaskedData: ByteBuffer { fatalError() }
  public init(
    fin: Bool = false, opcode: WebSocketOpcode = .continuation,
    maskKey: WebSocketMaskingKey? = nil, data: ByteBuffer
  ) {}
}

public enum NIOWebSocketError: Error {
  case invalidFrameLength, fragmentedControlFrame
}

extension ByteBuffer {
  public mutating func readWebSocketErrorCode() -> WebSocketErrorCode? { nil }
  public mutating func write(webSocketErrorCode code: WebSocketErrorCode) {}
}

public final class NIOWebSocketServerUpgrader: HTTPServerProtocolUpgrader {
  public init(
    maxFrameSize: Int, automaticErrorHandling: Bool = true,
    shouldUpgrade:
      @escaping @Sendable (any Channel, HTTPRequestHead) -> EventLoopFuture<
        HTTPHeaders?
      >,
    upgradePipelineHandler:
      @escaping @Sendable (any Channel, HTTPRequestHead) -> EventLoopFuture<
        Void
      >
  ) {}
}
