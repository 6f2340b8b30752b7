import Foundation
import NavhostSupport

@testable import NavhostPreview

/// A WebSocket client made of bytes.
final class RawWebSocket {
  struct Frame {
    var opcode: UInt8
    var data: [UInt8]

    /// The code of a frame that closes.
    var code: Int? {
      opcode == 8 && data.count >= 2 ? Int(data[0]) << 8 | Int(data[1]) : nil
    }
  }

  let socket: RawSocket
  /// What the server said to the handshake.
  let head: String
  private(set) var parts: [String: JSONValue] = [:]
  private var number = 0

  init(_ server: PreviewServer, origin: String? = nil, receiveBuffer: Int32? = nil) throws {
    socket = try RawSocket(port: server.port, receiveBuffer: receiveBuffer)
    socket.write(Self.handshake(server, origin: origin ?? "http://127.0.0.1:\(server.port)"))
    head = socket.readHead()
  }

  static func handshake(_ server: PreviewServer, origin: String?) -> String {
    let path = server.address.split(separator: "/", maxSplits: 2).last.map {
      "/" + $0.drop { $0 != "?" }
    }
    return """
      GET \(path ?? "/") HTTP/1.1\r
      Host: 127.0.0.1:\(server.port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \(origin.map { "Origin: \($0)\r\n" } ?? "")\r\n
      """
  }

  /// Writes a frame, masked as a client's are.
  func write(_ opcode: UInt8 = 1, _ data: [UInt8], final: Bool = true, masked: Bool = true) {
    var bytes: [UInt8] = [(final ? 0x80 : 0) | opcode]
    let mask: [UInt8] = [1, 2, 3, 4]
    let flag: UInt8 = masked ? 0x80 : 0
    switch data.count {
    case ..<126: bytes.append(flag | UInt8(data.count))
    case ..<65_536: bytes += [flag | 126, UInt8(data.count >> 8), UInt8(data.count & 0xFF)]
    default:
      bytes.append(flag | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
    }
    if masked { bytes += mask }
    bytes += masked ? data.enumerated().map { $1 ^ mask[$0 % 4] } : data
    socket.write(bytes)
  }

  func read() -> Frame? {
    let head = socket.read(2)
    guard head.count == 2 else { return nil }
    var count = Int(head[1] & 0x7F)
    if count == 126 { count = socket.read(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = socket.read(8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(opcode: head[0] & 0xF, data: socket.read(count))
  }

  /// The next frame that closes; nil where the connection just ended.
  func readClose() -> Int? {
    while let frame = read() { if let code = frame.code { return code } }
    return nil
  }

  /// Takes what the server sends in, until `condition` holds. False where the connection ended.
  func wait(until condition: ([String: JSONValue]) -> Bool) -> Bool {
    while !condition(parts) {
      guard let frame = read(), frame.opcode == 1,
        let new = try? JSONParser.parse(frame.data).members
      else { return false }
      for member in new { parts[member.key] = member.value }
    }
    return true
  }

  /// Sends a message, and waits for the view that answers it.
  @discardableResult
  func say(_ message: String) -> Bool {
    number += 1
    let wanted = number
    write(1, Array((message.dropLast() + ",\"n\":\(number)}").utf8))
    return wait { ($0["answered"]?.integer ?? 0) >= wanted }
  }
}
