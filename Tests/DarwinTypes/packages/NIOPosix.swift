// The little of NIOPosix that the page for browsers uses, declared after its documentation. Nothing here is ever
// run.
public import NIOCore

public final class MultiThreadedEventLoopGroup: EventLoopGroup {}

extension EventLoopGroup where Self == MultiThreadedEventLoopGroup {
  public static var singletonMultiThreadedEventLoopGroup: MultiThreadedEventLoopGroup {
    fatalError()
  }
}

public final class ServerBootstrap {
  public convenience init(group: any EventLoopGroup) { self.init() }
  private init() {}
  public func serverChannelOption<Option: ChannelOption>(
    _ option: Option, value: Option.Value
  ) -> Self { self }
  public func childChannelOption<Option: ChannelOption>(
    _ option: Option, value: Option.Value
  ) -> Self { self }
  public func childChannelInitializer(
    _ initializer: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) -> Self { self }
  public func bind(host: String, port: Int) -> EventLoopFuture<any Channel> { fatalError() }
}

public final class NIOThreadPool: Sendable {
  public enum WorkItemState: Sendable {
    case active, cancelled
  }

  public init(numberOfThreads: Int) {}
  public func start() {}
  public func submit(_ body: @escaping @Sendable (WorkItemState) -> Void) {}
  public func shutdownGracefully(_ callback: @escaping @Sendable ((any Error)?) -> Void) {}
}
