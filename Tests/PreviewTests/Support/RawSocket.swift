import Foundation

/// A connection to a port of this machine, without any library between.
final class RawSocket {
  private let descriptor: Int32

  /// - Parameter receiveBuffer: bytes that the system takes in before somebody reads; the system's own number by
  ///   default.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // Ends what hangs, so that a run of the tests ends. It is no measure of speed.
    var time = timeval(tv_sec: 600, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  /// False where the other side has gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// So many bytes, fewer at the end.
  func read(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var piece = [UInt8](repeating: 0, count: min(count - bytes.count, 65_536))
      let got = recv(descriptor, &piece, piece.count, 0)
      if got <= 0 { break }
      bytes += piece[..<got]
    }
    return bytes
  }

  /// Everything to the end.
  func readAll() -> String { String(decoding: read(.max), as: UTF8.self) }

  /// The lines of a response before the empty one.
  func readHead() -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let byte = read(1)
      if byte.isEmpty { break }
      bytes += byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
