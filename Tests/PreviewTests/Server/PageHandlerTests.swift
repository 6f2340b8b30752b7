import Expectations
import Foundation
import Testing

@testable import NavhostPreview

/// The page and refusals, with raw bytes.
@Suite struct PageHandlerTests {
  @Test func thePageComesWithTokenAndHost() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let answer = try answer(head(server, "GET") + "\r\n", server)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
    #expect(answer.contains("connect-src ws://127.0.0.1:\(server.port);"))
    #expect(answer.contains("id=\"phone\""))
    #expect(!answer.contains("%NONCE%"))
  }

  private func answer(_ request: String, _ server: PreviewServer) throws -> String {
    let socket = try RawSocket(port: server.port)
    socket.write(request)
    return socket.readAll()
  }

  private func head(_ server: PreviewServer, _ method: String) -> String {
    "\(method) /\(server.address.drop { $0 != "?" }) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
  }

  @Test func aHeadIsThePageWithoutItsText() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let answer = try answer(head(server, "HEAD") + "\r\n", server)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\n"))
    #expect(answer.lowercased().contains("cache-control: no-store"))
  }

  @Test func aRefusalSaysItsNumberAlone() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let answer = try answer("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", server)
    #expect(answer.hasSuffix("\r\n\r\n403 Forbidden\n"))
    #expect(!answer.contains("Content-Security-Policy"))
  }

  /// Each byte comes soon after the one before it, and the request never ends.
  @Test func aRequestThatComesDropByDropIsGivenUp() throws {
    let server = try PreviewServer(SceneFixture().scene, patience: 1)
    defer { server.close() }
    let socket = try RawSocket(port: server.port)
    var isOpen = true
    for byte in (head(server, "GET") + "X: " + String(repeating: "x", count: 1000)).utf8
    where isOpen {
      isOpen = socket.write([byte])
      usleep(20_000)
    }
    #expect(!isOpen)
  }

  /// The script of the page runs by a number that is another for each page.
  @Test func eachPageHasItsOwnNonce() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let nonces = try (0..<2).map { _ in
      let answer = try answer(head(server, "GET") + "\r\n", server)
      return answer.firstMatch(of: /script-src 'nonce-([0-9a-f]+)'/).map { String($0.1) }
    }
    #expect(nonces[0]?.count == 32 && nonces[1] != nil && nonces[0] != nonces[1])
  }

  @Test func aBodyIsReadAndThrownAwayUpToABound() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let small = String(repeating: "x", count: 1000)
    let request = head(server, "GET") + "Content-Length: 1000\r\n\r\n" + small
    #expect(try answer(request, server).hasPrefix("HTTP/1.1 200"))
    let socket = try RawSocket(port: server.port)
    socket.write(head(server, "GET") + "Content-Length: 99999999\r\n\r\n")
    let piece = [UInt8](repeating: 0x20, count: 1 << 16)
    for _ in 0..<64 where !socket.write(piece) { break }
    expectEqual(socket.readAll(), "")
  }
}
