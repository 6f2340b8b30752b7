internal import Dispatch
internal import NavhostCommandLine
internal import NavhostDebugAdapter
internal import NavhostLanguageProtocol
internal import NavhostPlatform

/// The streams of `navhost debug`: the editor's, and what the script and programs that it starts have instead.
final class DebugStreams: @unchecked Sendable {
  /// What reading came to.
  final class Reading: @unchecked Sendable {
    /// Written before the channel is closed.
    fileprivate(set) var problem: String?
  }

  private let input: Descriptor
  private let output: Descriptor
  /// Where what is written to standard output comes out.
  private let shown: Descriptor
  private let lock = DispatchSemaphore(value: 1)
  private var show: (String) -> Void = { _ in }
  /// The start of a character whose end has not come.
  private var rest: [UInt8] = []

  private init(input: Descriptor, output: Descriptor, shown: Descriptor) {
    self.input = input
    self.output = output
    self.shown = shown
  }

  /// Standard input becomes empty; what is written to standard output is caught.
  ///
  /// - Throws: `Failure` where a stream is closed.
  static func take() throws -> DebugStreams {
    Stream.output.flush()
    guard let input = Descriptor.standardInput.copy(),
      let output = Descriptor.standardOutput.copy(), let caught = Pipe(),
      let empty = Descriptor(nowhere: .reading), empty.takePlace(of: .standardInput),
      caught.writing.takePlace(of: .standardOutput), caught.reading.setWaits(false)
    else { throw Failure(.failed, Output.unwritten) }
    empty.close()
    caught.writing.close()
    // Programs that the script starts are not to hold them open.
    for descriptor in [input, output] { descriptor.keepFromPrograms() }
    return DebugStreams(input: input, output: output, shown: caught.reading)
  }

  /// To the editor. One that has gone is noticed by its input.
  func write(_ frame: [UInt8]) { _ = output.writeAll(frame) }

  // MARK: What the editor sends

  /// Reads frames in a thread of its own.
  func read(into channel: DebugChannel) -> Reading {
    let reading = Reading()
    DispatchQueue(label: "input").async { [self] in
      reading.problem = read(channel)
      channel.close()
      // What blocks the script, a program that it waits for, say, keeps nobody waiting who has gone.
      SystemClock.sleep(seconds: 5)
      Program.leaveAtOnce(reading.problem == nil ? 0 : 1)
    }
    return reading
  }

  private func read(_ channel: DebugChannel) -> String? {
    var frames = FrameInput(input)
    do throws(FrameReader.Problem) {
      while let body = try frames.next() { channel.push(body) }
      return frames.ending
    } catch {
      return error.message
    }
  }

  // MARK: What the script writes

  /// Hands over what is written to standard output, soon.
  func show(_ show: @escaping @Sendable (String) -> Void) {
    self.show = show
    DispatchQueue(label: "output").async { [self] in
      while true {
        switch shown.wait(milliseconds: -1) {
        case .input: take()
        case nil where SystemError.last == .interrupted: break
        default: return
        }
      }
    }
  }

  /// Hands over all that was written.
  func drain() {
    Stream.output.flush()
    take()
  }

  private func take() {
    lock.wait()
    defer { lock.signal() }
    while let piece = shown.readOn(atMost: 64 * 1024), !piece.isEmpty {
      let text = rest + piece
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
