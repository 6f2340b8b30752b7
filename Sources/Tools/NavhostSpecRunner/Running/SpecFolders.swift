internal import NavhostLua
internal import NavhostPlatform
internal import NavhostSupport

/// The folders that a spec makes with `files`, below the system's temporary one.
final class SpecFolders {
  private var made: [String] = []

  /// Makes a folder with files, named by their paths in it, and gives its path.
  ///
  /// - Throws: `LuaRaise` where a path leads out of it or has no place beside the others, or a text is none.
  func make(_ files: LuaValue) throws(LuaRaise) -> String {
    guard let table = files.tableValue else {
      throw LuaRaise("files: needs a table of texts by path, got \(files.typeName)")
    }
    var wanted: [(path: [UInt8], bytes: [UInt8])] = []
    for (key, value) in table.pairs {
      wanted.append(try Self.file(key, value))
    }
    wanted.sort { $0.path.lexicographicallyPrecedes($1.path) }
    guard let folder = FileSystem.makeTemporaryFolder("navhost-spec", in: Self.temporary) else {
      throw LuaRaise("files: no folder can be made in \(Plain.name(Self.temporary))")
    }
    made.append(folder)
    do throws(FileError) {
      for file in wanted {
        let path = Files.join(folder, String(decoding: file.path, as: UTF8.self))
        try Files.makeFolders(FilePath.folder(path), below: folder)
        try Files.write(file.bytes, to: path, isNew: true)
      }
    } catch {
      throw LuaRaise("files: \(error.message)")
    }
    return folder
  }

  /// Takes all of them away.
  func removeAll() {
    made.forEach(Files.removeAll)
    made = []
  }

  private static func file(
    _ key: LuaValue, _ value: LuaValue
  ) throws(LuaRaise) -> (path: [UInt8], bytes: [UInt8]) {
    guard let path = key.stringValue else {
      throw LuaRaise("files: a path must be a string in UTF-8, got \(key.typeName)")
    }
    let bytes: [UInt8]
    switch value {
    case .string(let text): bytes = Array(text.utf8)
    case .bytes(let raw): bytes = raw
    default:
      throw LuaRaise(
        "files: '\(Plain.line(path, limit: 200))' must be a string, got \(value.typeName)")
    }
    return (try steps(of: path), bytes)
  }

  /// The path without `.` and `..`.
  private static func steps(of path: String) throws(LuaRaise) -> [UInt8] {
    let shown = Plain.line(path, limit: 200)
    var steps: [[UInt8]] = []
    for step in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      if step.elementsEqual(".".utf8) { continue }
      guard step.elementsEqual("..".utf8) else {
        steps.append(Array(step))
        continue
      }
      guard steps.popLast() != nil else {
        throw LuaRaise("files: '\(shown)' leads out of the folder")
      }
    }
    if path.utf8.first == UInt8(ascii: "/") {
      throw LuaRaise("files: '\(shown)' leads out of the folder")
    }
    if steps.isEmpty || path.utf8.last == UInt8(ascii: "/") || path.utf8.contains(0) {
      throw LuaRaise("files: '\(shown)' is no path of a file")
    }
    return Array(steps.joined(separator: [UInt8(ascii: "/")]))
  }

  private static var temporary: String {
    guard let named = Program.variable("TMPDIR"), Files.kind(named) == .folder else {
      return "/tmp"
    }
    return named
  }
}
