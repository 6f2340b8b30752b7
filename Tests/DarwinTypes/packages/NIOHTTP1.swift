// Names of another package, as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The little of NIOHTTP1 that the page for browsers uses, declared after its documentation. Nothing here is ever
// run.
public import NIOCore

public struct HTTPHeaders: ExpressibleByDictionaryLiteral, Sendable {
  public init(dictionaryLiteral elements: (String, String)...) {}
  public subscript(name: String) -> [String] { [] }
  public mutating func add(contentsOf other: HTTPHeaders) {}
}

public enum HTTPMethod: Equatable, Sendable {
  case GET, HEAD, POST
}

public struct HTTPVersion: Equatable, Sendable {
  public static let http1_1 = HTTPVersion()
}

public enum HTTPResponseStatus: Sendable {
  case ok, forbidden, notFound
  public var code: UInt { 0 }
  public var reasonPhrase: String { "" }
}

public struct HTTPRequestHead: Sendable {
  public var method: HTTPMethod { .GET }
  public var uri: String { "" }
  public var headers: HTTPHeaders { [:] }
}

public struct HTTPResponseHead: Sendable {
  public init(version: HTTPVersion, status: HTTPResponseStatus, headers: HTTPHeaders = [:]) {}
}

public enum HTTPPart<Head: Sendable, Body: Sendable>: Sendable {
  case head(Head)
  case body(Body)
  case end(HTTPHeaders?)
}

public typealias HTTPServerRequestPart = HTTPPart<HTTPRequestHead, ByteBuffer>
public typealias HTTPServerResponsePart = HTTPPart<HTTPResponseHead, IOData>

public protocol HTTPServerProtocolUpgrader: Sendable {}

public typealias NIOHTTPServerUpgradeSendableConfiguration = (
  upgraders: [any HTTPServerProtocolUpgrader & Sendable],
  completionHandler: @Sendable (ChannelHandlerContext) -> Void
)

extension ChannelPipeline.SynchronousOperations {
  public func configureHTTPServerPipeline(
    withServerUpgrade upgrade: NIOHTTPServerUpgradeSendableConfiguration? = nil
  ) throws {}
}
