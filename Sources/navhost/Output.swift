@preconcurrency internal import Glibc

/// Where text goes.
enum Output {
  /// To standard output, with a line end.
  static func line(_ text: String) {
    write(text + "\n", to: stdout)
  }

  /// To standard error, with the program's name before it.
  static func error(_ message: String) {
    guard !message.isEmpty else { return }
    fflush(stdout)
    write("navhost: \(message)\n", to: stderr)
  }

  /// To standard error as it is, with a line end.
  static func note(_ text: String) {
    fflush(stdout)
    write(text + "\n", to: stderr)
  }

  static func write(_ text: String, to file: UnsafeMutablePointer<FILE>) {
    var text = text
    text.withUTF8 { bytes in
      _ = fwrite(bytes.baseAddress, 1, bytes.count, file)
    }
  }
}
