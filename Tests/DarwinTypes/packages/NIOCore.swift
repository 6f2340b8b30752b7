// Names of another package, as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The little of NIOCore that the page for browsers uses, declared after its documentation. Nothing here is ever
// run.

// MARK: Time and results

public struct TimeAmount: Hashable, Sendable {
  public static func milliseconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
  public static func seconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
}

public final class EventLoopFuture<Value> {
  public func whenFailure(_ body: @escaping @Sendable (any Error) -> Void) {}
  public func whenComplete(_ body: @escaping @Sendable (Result<Value, any Error>) -> Void) {}
  @preconcurrency public func wait() throws -> Value where Value: Sendable { fatalError() }
}
extension EventLoopFuture: @unchecked Sendable {}

public struct EventLoopPromise<Value>: Sendable {}

public struct Scheduled<T>: @unchecked Sendable {
  public func cancel() {}
}

public final class RepeatedTask: @unchecked Sendable {
  public func cancel() {}
}

public protocol EventLoopGroup: AnyObject, Sendable {}

public protocol EventLoop: EventLoopGroup {
  func execute(_ task: @escaping @Sendable () -> Void)
  @discardableResult
  func scheduleTask<T>(
    in time: TimeAmount, _ task: @escaping @Sendable () throws -> T
  ) -> Scheduled<T>
}

extension EventLoop {
  public func makeSucceededFuture<Success: Sendable>(_ value: Success) -> EventLoopFuture<Success> {
    fatalError()
  }
  public func makeCompletedFuture<Success: Sendable>(
    withResultOf body: () throws -> Success
  ) -> EventLoopFuture<Success> { fatalError() }
  @discardableResult
  public func scheduleRepeatedTask(
    initialDelay: TimeAmount, delay: TimeAmount, notifying promise: EventLoopPromise<Void>? = nil,
    _ task: @escaping @Sendable (RepeatedTask) throws -> Void
  ) -> RepeatedTask { fatalError() }
}

public struct NIOLoopBound<Value>: @unchecked Sendable {
  public init(_ value: Value, eventLoop: any EventLoop) { fatalError() }
  public var value: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

// MARK: Bytes

public struct ByteBufferAllocator: Sendable {
  public func buffer(capacity: Int) -> ByteBuffer { ByteBuffer() }
  public func buffer(string: String) -> ByteBuffer { ByteBuffer() }
}

public struct ByteBuffer: Hashable, Sendable {
  public var readableBytes: Int { 0 }
  public var readableBytesView: ByteBufferView { ByteBufferView() }
  @discardableResult
  public mutating func writeBuffer(_ buffer: inout ByteBuffer) -> Int { 0 }
}

public struct ByteBufferView: RandomAccessCollection, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
  public subscript(range: Range<Int>) -> ByteBufferView { self }
}

public enum IOData: @unchecked Sendable {
  case byteBuffer(ByteBuffer)
}

// MARK: Channels

public enum SocketAddress: Sendable {
  case one
  public var port: Int? { nil }
}

public enum CloseMode: Sendable {
  case output, input, all
}

public struct IOError: Error {
  public let errnoCode: Int32
}

public enum ByteToMessageDecoderError: Error {
  case dataReceivedAfterInbound
}

public protocol ChannelOption: Equatable, Sendable {
  associatedtype Value: Sendable
}

public enum ChannelOptions {
  public enum Types {
    public struct AutoReadOption: ChannelOption {
      public typealias Value = Bool
    }
    public struct BacklogOption: ChannelOption {
      public typealias Value = Int32
    }
    public struct SocketOption: ChannelOption {
      public typealias Value = Int32
    }
  }
}

extension ChannelOption where Self == ChannelOptions.Types.AutoReadOption {
  public static var autoRead: Self { fatalError() }
}
extension ChannelOption where Self == ChannelOptions.Types.BacklogOption {
  public static var backlog: Self { fatalError() }
}
extension ChannelOption where Self == ChannelOptions.Types.SocketOption {
  public static func socketOption(_ name: NIOBSDSocket.Option) -> Self { fatalError() }
  public static func tcpOption(_ name: NIOBSDSocket.Option) -> Self { fatalError() }
}

public enum NIOBSDSocket {
  public struct Option: Sendable {
    public static var so_reuseaddr: Option { Option() }
    public static var so_sndbuf: Option { Option() }
    public static var tcp_nodelay: Option { Option() }
  }
}

public protocol Channel: AnyObject, Sendable {
  var allocator: ByteBufferAllocator { get }
  var closeFuture: EventLoopFuture<Void> { get }
  var pipeline: ChannelPipeline { get }
  var localAddress: SocketAddress? { get }
  var eventLoop: any EventLoop { get }
  func setOption<Option: ChannelOption>(
    _ option: Option, value: Option.Value
  ) -> EventLoopFuture<Void>
}

extension Channel {
  public func close(mode: CloseMode = .all) -> EventLoopFuture<Void> { fatalError() }
  public func close(mode: CloseMode = .all, promise: EventLoopPromise<Void>?) {}
}

// MARK: Handlers

public struct NIOAny {}
@available(*, unavailable)
extension NIOAny: Sendable {}

public protocol ChannelHandler: AnyObject {
  func handlerAdded(context: ChannelHandlerContext)
  func handlerRemoved(context: ChannelHandlerContext)
}

public protocol RemovableChannelHandler: ChannelHandler {}

public protocol ChannelInboundHandler: ChannelHandler {
  associatedtype InboundIn
  associatedtype OutboundOut = Never
  func channelRead(context: ChannelHandlerContext, data: NIOAny)
  func channelInactive(context: ChannelHandlerContext)
  func errorCaught(context: ChannelHandlerContext, error: any Error)
}

extension ChannelHandler {
  public func handlerAdded(context: ChannelHandlerContext) {}
  public func handlerRemoved(context: ChannelHandlerContext) {}
}

extension ChannelInboundHandler {
  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
  public func channelInactive(context: ChannelHandlerContext) {}
  public func errorCaught(context: ChannelHandlerContext, error: any Error) {}
  public func unwrapInboundIn(_ value: NIOAny) -> InboundIn { fatalError() }
  public func wrapOutboundOut(_ value: OutboundOut) -> NIOAny { fatalError() }
}

public final class ChannelHandlerContext {
  public var channel: any Channel { fatalError() }
  public var eventLoop: any EventLoop { fatalError() }
  public var pipeline: ChannelPipeline { fatalError() }
  public func fireChannelInactive() {}
  public func write(_ data: NIOAny, promise: EventLoopPromise<Void>?) {}
  public func writeAndFlush(_ data: NIOAny) -> EventLoopFuture<Void> { fatalError() }
  public func close(mode: CloseMode = .all, promise: EventLoopPromise<Void>?) {}
}
@available(*, unavailable)
extension ChannelHandlerContext: Sendable {}

public final class ChannelPipeline: @unchecked Sendable {
  public var syncOperations: SynchronousOperations { fatalError() }

  public struct SynchronousOperations {
    public func addHandler(_ handler: any ChannelHandler, name: String? = nil) throws {}
    public func removeHandler(
      _ handler: any RemovableChannelHandler, promise: EventLoopPromise<Void>?
    ) {}
  }
}
