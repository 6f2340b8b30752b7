internal import NIOHTTP1

/// Decides who may have the page: the address is told to nobody but the one who started the program,
/// and no other page in the same browser may use it (a foreign `Origin`, a name that was bound to
/// 127.0.0.1 afterwards).
struct Gatekeeper: Sendable {
  let token: String
  let port: Int

  /// What a request comes to.
  enum Decision: Equatable {
    case page
    /// There is no such page.
    case missing
    case refused
  }

  private var host: String { "127.0.0.1:\(port)" }
  private var origin: String { "http://\(host)" }

  /// What a request for a page comes to.
  func decide(_ head: HTTPRequestHead) -> Decision {
    guard isAllowed(head) else { return .refused }
    guard Self.path(head.uri) == "/" else { return .missing }
    return head.method == .GET || head.method == .HEAD ? .page : .refused
  }

  /// Whether a WebSocket may be opened. A browser always sends an `Origin` with a handshake.
  func admits(handshake head: HTTPRequestHead) -> Bool {
    !head.headers["origin"].isEmpty && decide(head) == .page && head.method == .GET
  }

  private func isAllowed(_ head: HTTPRequestHead) -> Bool {
    let origins = head.headers["origin"]
    return head.headers["host"] == [host] && (origins.isEmpty || origins == [origin])
      && hasToken(head.uri)
  }

  /// The part of an address before the question mark, as it was sent: nothing is decoded, so there
  /// is no second way to write it.
  private static func path(_ uri: String) -> Substring {
    uri.prefix { $0 != "?" }
  }

  private func hasToken(_ uri: String) -> Bool {
    let query = uri.drop { $0 != "?" }.dropFirst()
    let tokens = query.split(separator: "&").filter { $0.hasPrefix("token=") }
    return tokens.count == 1 && isToken(tokens[0].dropFirst("token=".count))
  }

  /// Takes the same time wherever the two differ.
  private func isToken(_ text: Substring) -> Bool {
    guard text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 bits that nobody can guess, as hexadecimal digits.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
