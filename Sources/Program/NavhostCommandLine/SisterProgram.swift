internal import NavhostPlatform
internal import NavhostSupport

/// A program `navhost-NAME`, found beside this one or in PATH.
package struct SisterProgram {
  package let path: String

  /// - Parameter name: NAME: letters and digits of ASCII, and `-`. No other is looked for.
  /// - Returns: nil if there is none.
  package init?(_ name: String) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isOfName) else { return nil }
    self.init(file: "navhost-" + name)
  }

  /// A program of navhost's, by the name of its file.
  package init?(file: String) {
    let beside = FilePath.folder(Program.path)
    let place = ([beside] + Self.folders).map { Files.join($0, file) }
      .first { Files.kind($0) == .file && FileSystem.canRun($0) }
    guard let place else { return nil }
    path = place
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The folders of PATH. A relative one would run a file of whatever folder the user is in.
  private static var folders: [String] {
    (Program.variable("PATH") ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
  }

  /// The version that it prints, cut to one short line; nil if it prints nothing or fails.
  package var version: String? {
    guard let output = output(["--version"]) else { return nil }
    let line = output.split(separator: "\n").first.map(String.init) ?? ""
    return line.isEmpty ? nil : Plain.line(line, limit: 40)
  }

  /// Runs it with an empty input. Returns its standard output, or nil if it fails.
  package func output(_ arguments: [String]) -> String? {
    guard let output = Pipe(), let nowhere = Descriptor(nowhere: .writing) else { return nil }
    defer { output.reading.close() }
    var setup = ChildProcess.Setup(path, arguments)
    setup.hasEmptyInput = true
    setup.descriptors = [(1, output.writing), (2, nowhere)]
    let process = try? ChildProcess(setup)
    output.writing.close()
    nowhere.close()
    var bytes: [UInt8] = []
    while let piece = output.reading.readOn(atMost: 64 * 1024), !piece.isEmpty { bytes += piece }
    guard process?.wait() == .status(0) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces this process by it: streams, signals and status are its own.
  ///
  /// - Parameters:
  ///   - words: The number of words of the command line that it does not get.
  ///   - more: Arguments behind the others.
  /// - Returns: Only if it cannot be run.
  package func replaceThisProcess(withoutWords words: Int, adding more: [String] = []) -> Failure {
    let error = Program.become(path, withoutWords: words, adding: more)
    return Failure(.cannotStart, "\(Plain.name(path)) cannot be run: \(error.text)")
  }
}
