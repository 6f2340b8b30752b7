import Expectations
import Foundation
import Testing

@testable import NavhostPreview

/// Who gets the page, asked with raw bytes.
@Suite struct GatekeeperTests {
  private func status(_ request: String, _ server: PreviewServer) throws -> String {
    let socket = try RawSocket(port: server.port)
    socket.write(request)
    let line = socket.readAll().prefix { $0 != "\r\n" }
    return line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  private func request(
    _ path: String, host: String?, origin: String? = nil, method: String = "GET"
  ) -> String {
    "\(method) \(path) HTTP/1.1\r\n" + (host.map { "Host: \($0)\r\n" } ?? "")
      + (origin.map { "Origin: \($0)\r\n" } ?? "") + "\r\n"
  }

  @Test func whoIsForeignGetsNothing() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let query = String(server.address.drop { $0 != "?" })
    let host = "127.0.0.1:\(server.port)"
    let origin = "http://\(host)"
    let wrong = "/?token=" + String(repeating: "0", count: 32)
    let table: [(String, String)] = [
      (request("/\(query)", host: host, origin: origin), "200"),
      (request("/", host: host), "403"), (request(wrong, host: host), "403"),
      (request("/?token=", host: host), "403"),
      (request("/\(query)&token=x", host: host), "403"),
      (request("/\(query)", host: nil), "403"),
      (request("/\(query)", host: "localhost:\(server.port)"), "403"),
      (request("/\(query)", host: "127.0.0.1"), "403"),
      (request("/\(query)", host: "evil.example:\(server.port)"), "403"),
      (request("/\(query)", host: host, origin: "http://evil.example"), "403"),
      (request("/\(query)", host: host, origin: "null"), "403"),
      (request("/\(query)", host: host, origin: "https://\(host)"), "403"),
      (request("/%2e%2e/\(query)", host: host), "404"),
      (request("/%2e%2e/%2e%2e/etc/passwd\(query)", host: host), "404"),
      (request("/../\(query)", host: host), "404"), (request("//\(query)", host: host), "404"),
      (request("/index.html\(query)", host: host), "404"), (request("/nothing", host: host), "403"),
      (request("/\(query)", host: host, method: "DELETE"), "403"),
    ]
    for (request, expected) in table {
      try expectEqual(status(request, server), expected, "\(request)")
    }
  }

  @Test func aHandshakeNeedsTheOrigin() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let origin = "http://127.0.0.1:\(server.port)"
    #expect(try RawWebSocket(server).head.hasPrefix("HTTP/1.1 101 "))
    for foreign in ["http://evil.example", "null", origin + ".evil.example"] {
      let answer = try RawWebSocket(server, origin: foreign).head
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(foreign)")
    }
    let none = RawWebSocket.handshake(server, origin: nil)
    try expectEqual(status(none, server), "403")
    let elsewhere = RawWebSocket.handshake(server, origin: origin)
    try expectEqual(status(elsewhere.replacing("GET /?", with: "GET /x?"), server), "404")
    try expectEqual(status(elsewhere.replacing("token=", with: "token=x"), server), "403")
    try expectEqual(status(elsewhere.replacing("Version: 13", with: "Version: 8"), server), "403")
  }

  @Test func aPortThatIsTakenIsAnError() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let scene = try SceneFixture().scene
    do throws(PreviewError) {
      _ = try PreviewServer(scene, port: server.port)
      Issue.record("it should be taken")
    } catch {
      #expect(error.message.hasPrefix("port \(server.port) is taken"))
    }
  }
}
