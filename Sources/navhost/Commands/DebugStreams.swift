internal import DebugAdapter
internal import Dispatch
@preconcurrency internal import Glibc
internal import LanguageProtocol

/// The streams of `navhost debug`: the editor's, and what the script and programs that it starts have instead.
final class DebugStreams: @unchecked Sendable {
  /// What reading came to.
  final class Reading: @unchecked Sendable {
    /// Written before the channel is closed.
    fileprivate(set) var problem: String?
  }

  private let input: Int32
  private let output: Int32
  /// Where what is written to standard output comes out.
  private let shown: Int32
  private let lock = DispatchSemaphore(value: 1)
  private var show: (String) -> Void = { _ in }
  /// The start of a character whose end has not come.
  private var rest: [UInt8] = []

  private init(input: Int32, output: Int32, shown: Int32) {
    self.input = input
    self.output = output
    self.shown = shown
  }

  /// Standard input becomes empty; what is written to standard output is caught.
  ///
  /// - Throws: `Failure` where a stream is closed.
  static func take() throws -> DebugStreams {
    fflush(stdout)
    var ends: [Int32] = [-1, -1]
    let (input, output, empty) = (dup(0), dup(1), open("/dev/null", O_RDONLY))
    guard input >= 0, output >= 0, empty >= 0, pipe(&ends) == 0, dup2(empty, 0) >= 0,
      dup2(ends[1], 1) >= 0, fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0
    else { throw Failure(.failed, Output.unwritten) }
    close(empty)
    close(ends[1])
    // Programs that the script starts are not to hold them open.
    for descriptor in [input, output, ends[0]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return DebugStreams(input: input, output: output, shown: ends[0])
  }

  /// To the editor. One that has gone is noticed by its input.
  func write(_ frame: [UInt8]) {
    var left = frame[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      left = left.dropFirst(count)
    }
  }

  // MARK: What the editor sends

  /// Reads frames in a thread of its own.
  func read(into channel: DebugChannel) -> Reading {
    let reading = Reading()
    DispatchQueue(label: "input").async { [self] in
      reading.problem = read(channel)
      channel.close()
      // What blocks the script, a program that it waits for, say, keeps nobody waiting who has gone.
      sleep(5)
      _exit(reading.problem == nil ? 0 : 1)
    }
    return reading
  }

  private func read(_ channel: DebugChannel) -> String? {
    var frames = FrameReader()
    var room = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(input, &room, room.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return frames.isInside ? "the input ended within a frame" : nil }
      frames.append(room[..<count])
      do throws(FrameReader.Problem) {
        while let body = try frames.next() { channel.push(body) }
      } catch {
        return error.message
      }
    }
  }

  // MARK: What the script writes

  /// Hands over what is written to standard output, soon.
  func show(_ show: @escaping @Sendable (String) -> Void) {
    self.show = show
    DispatchQueue(label: "output").async { [self] in
      var place = pollfd(fd: shown, events: Int16(POLLIN), revents: 0)
      while poll(&place, 1, -1) > 0 || errno == EINTR {
        if place.revents & Int16(POLLIN) == 0 { return }
        take()
      }
    }
  }

  /// Hands over all that was written.
  func drain() {
    fflush(stdout)
    take()
  }

  private func take() {
    lock.wait()
    defer { lock.signal() }
    var room = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(shown, &room, room.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let text = rest + room[..<count]
      let end = text.wholeCharacters
      rest = Array(text[end...])
      show(String(decoding: text[..<end], as: UTF8.self))
    }
  }
}

extension [UInt8] {
  /// Where the last character ends that is whole.
  fileprivate var wholeCharacters: Int {
    let tail = suffix(3).lastIndex { $0 & 0xC0 == 0xC0 }
    guard let tail else { return count }
    let length = self[tail] >= 0xF0 ? 4 : self[tail] >= 0xE0 ? 3 : 2
    return count - tail < length ? tail : count
  }
}
