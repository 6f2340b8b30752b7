internal import NavhostPlatform
internal import NavhostSupport

/// Lets a person write a text in an editor of their own.
enum TextEditing {
  struct Problem: Error {
    var message: String
  }

  /// Opens the text in `$VISUAL`, else `$EDITOR`, else vi, and waits for its end.
  static func edit(_ text: String) -> Result<String, Problem> {
    guard let (file, name) = Descriptor.temporary("navhost", ".lua") else {
      return .failure(Problem(message: "no temporary file can be made"))
    }
    file.close()
    defer { FileSystem.removeFile(name) }
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
    let failed = Problem(message: "the editor failed: \(command)")
    guard let process = try? ChildProcess(.init("/bin/sh", ["-c", command])) else {
      return Problem(message: "the editor cannot be started: \(command)")
    }
    return process.wait() == .status(0) ? nil : failed
  }
}
