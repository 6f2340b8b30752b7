@preconcurrency internal import Glibc
internal import Support

/// Lets a person write a text in an editor of their own.
enum TextEditing {
  struct Problem: Error {
    var message: String
  }

  /// Opens the text in `$VISUAL`, else `$EDITOR`, else vi, and waits for its end.
  static func edit(_ text: String) -> Result<String, Problem> {
    var path = Array("/tmp/navhost-XXXXXX.lua".utf8CString)
    let file = mkstemps(&path, 4)
    guard file >= 0 else { return .failure(Problem(message: "no temporary file can be made")) }
    close(file)
    let name = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { unlink(name) }
    do {
      try Files.write(Array((text + "\n").utf8), to: name)
      if let problem = run(name) { return .failure(problem) }
      let new = String(decoding: try Files.read(name), as: UTF8.self)
      return .success(new.hasSuffix("\n") ? String(new.dropLast()) : new)
    } catch let error {
      return .failure(Problem(message: error.message))
    }
  }

  private static func run(_ path: String) -> Problem? {
    let wanted = ["VISUAL", "EDITOR"].map(Terminal.variable).first { !$0.isEmpty }
    let command = "\(wanted ?? "vi") \(path)"
    let texts = ["sh", "-c", command]
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { text in strdup(text) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, words, environ) == 0 else {
      return Problem(message: "the editor cannot be started: \(command)")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? nil : Problem(message: "the editor failed: \(command)")
  }
}
