internal import NavhostPlatform
internal import NavhostSupport

/// Where statements are kept from one session to the next: a line for each, its line ends and blanks
/// as escapes. It is the format that libedit's programs write.
struct HistoryFile {
  let path: String

  private static let head = "_HiStOrY_V2_"

  /// `$XDG_STATE_HOME/navhost/history`, else `~/.local/state/navhost/history`; the folder is made.
  /// Nil where there is no place for it.
  static func standard() -> HistoryFile? { standardPath().map(HistoryFile.init) }

  static func standardPath() -> String? {
    let state = Terminal.variable("XDG_STATE_HOME")
    let home = Terminal.variable("HOME")
    if state.isEmpty, home.isEmpty { return nil }
    let folder = (state.isEmpty ? home + "/.local/state" : state) + "/navhost"
    makeFolders(folder)
    return folder + "/history"
  }

  /// What is kept. A file that has become long is shortened.
  func read() -> [String] {
    guard let bytes = try? Files.read(path, atMost: 16 << 20) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).drop {
      Array($0) == Array(Self.head.utf8)
    }
    let entries = lines.map { Self.decoded(Array($0)) }
    if entries.count > 2 * History.most { write(entries.suffix(History.most)) }
    return entries
  }

  /// Adds an entry; two sessions at once lose none. What is no file, a pipe say, takes none.
  func add(_ text: String) {
    guard
      let file = Descriptor(
        opening: path, [.writing, .appending, .making, .withoutWaiting], mode: 0o600)
    else { return }
    defer { file.close() }
    guard let status = FileStatus(file), status.kind == .file else { return }
    file.setMode(0o600)
    let head = status.size == 0 ? Self.head + "\n" : ""
    _ = Array((head + Self.encoded(text) + "\n").utf8).withUnsafeBytes { file.write($0) }
  }

  private func write(_ entries: some Sequence<String>) {
    let text = ([Self.head] + entries.map(Self.encoded)).map { $0 + "\n" }.joined()
    try? Files.write(Array(text.utf8), to: path)
  }

  /// Blanks and control characters as `\ooo`, a backslash twice.
  static func encoded(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x5C: line += "\\\\"
      case ...0x20, 0x7F: line += "\\" + octal(scalar.value)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  static func decoded(_ line: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var rest = line[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else if let next = rest.popFirst() {
        bytes.append(next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func makeFolders(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      FileSystem.makeFolder(made, mode: 0o700)
    }
  }
}
