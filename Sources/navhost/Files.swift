@preconcurrency internal import Glibc

/// Whether there is a folder of that name.
func isFolder(_ path: String) -> Bool {
  var info = stat()
  return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
}

/// The bytes of a file, of standard input where `path` is `-`.
func readBytes(_ path: String) throws -> [UInt8] {
  if path == "-" { return readAll(stdin) }
  guard !isFolder(path) else { throw Failure(.failed, "\(path): is a folder, not a script") }
  guard let file = fopen(path, "rb") else {
    throw Failure(.failed, "\(path): \(String(cString: strerror(errno)))")
  }
  defer { fclose(file) }
  return readAll(file)
}

/// Writes a file, in place of one that may be there.
func writeBytes(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "wb") else {
    throw Failure(.failed, "\(path): \(String(cString: strerror(errno)))")
  }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else {
    throw Failure(.failed, "\(path): \(String(cString: strerror(errno)))")
  }
}

/// Writes a text to a file, in the place of what was there.
func writeText(_ text: String, to path: String) throws {
  try writeBytes(Array(text.utf8), to: path)
}

private func readAll(_ file: UnsafeMutablePointer<FILE>) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 16 * 1024)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}
