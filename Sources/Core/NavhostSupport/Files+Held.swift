// A page has no files: what it is given is held in memory, and what is written stays there. No build but
// a page's has this file's contents, which take the place of Files+System.swift and Files+Writing.swift.
#if hasFeature(Embedded)
  extension Files {
    /// By path, without `.` and `..` in it. A page's program has one thread.
    nonisolated(unsafe) private static var held: [ExactName: [UInt8]] = [:]
    /// When each was written: which write it was.
    nonisolated(unsafe) fileprivate static var writes: [ExactName: Int] = [:]
    nonisolated(unsafe) private static var lastWrite = 0

    /// What stands at a path.
    package static func kind(_ path: String) -> Kind {
      let path = plain(path)
      if held[path] != nil { return .file }
      return path.isEmpty || held.keys.contains { FilePath.isInside($0.text, path) }
        ? .folder : .missing
    }

    /// Nothing that is held stands in the way of being read.
    package static func objection(_ path: String) -> FileError? { nil }

    /// Looks at what stands at a path.
    package static func look(at path: String) throws(FileError) -> Look {
      Look(kind: kind(path), isLink: false)
    }

    /// There are no links.
    package static func isLink(_ path: String) -> Bool { false }

    /// The path from the root; nil where there is nothing.
    package static func realPath(_ path: String) -> String? {
      kind(path) == .missing ? nil : "/" + plain(path)
    }

    /// What stands in a folder, in the byte order of the names.
    ///
    /// - Throws: `FileError` where it is none.
    package static func entries(in folder: String) throws(FileError) -> [Entry] {
      switch kind(folder) {
      case .folder: break
      case .missing, .other: throw FileError(path: folder, reason: "No such file or directory")
      case .file: throw FileError(path: folder, reason: "Not a directory")
      }
      let steps = steps(folder)
      var names: Set<ExactName> = []
      for path in held.keys {
        let others = self.steps(path.text)
        if others.count > steps.count, others.starts(with: steps, by: { $0.isExactly($1) }) {
          names.insert(others[steps.count])
        }
      }
      return names.sorted().map { Entry(name: $0.text) }
    }

    /// The bytes of a whole file.
    ///
    /// - Throws: `FileError` where there is no such file.
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
      try read(path, atMost: largest)
    }

    /// The bytes of a file, the first `limit` and one more where it is larger.
    ///
    /// - Throws: `FileError` where there is no such file.
    package static func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
      if let bytes = held[plain(path)] {
        return bytes.count > limit ? Array(bytes[...limit]) : bytes
      }
      throw FileError(
        path: path, reason: kind(path) == .folder ? "is a folder" : "No such file or directory")
    }

    /// Holds a file, in the place of one that may be there.
    ///
    /// - Parameter isNew: what is there is an error, and stays as it is.
    /// - Throws: `FileError` where a folder or, for a new one, anything is there.
    package static func write(
      _ bytes: [UInt8], to path: String, isNew: Bool = false
    ) throws(FileError) {
      let kind = kind(path)
      if kind == .folder { throw FileError(path: path, reason: "is a folder") }
      if isNew, kind != .missing { throw FileError(path: path, reason: "is there already") }
      let path = plain(path)
      lastWrite += 1
      (held[path], writes[path]) = (bytes, lastWrite)
    }

    /// Holds no file any more.
    package static func dropAll() {
      (held, writes) = ([:], [:])
    }

    /// Holds a file no more.
    package static func remove(_ path: String) {
      (held[plain(path)], writes[plain(path)]) = (nil, nil)
    }

    /// A folder is there once something is in it.
    ///
    /// - Throws: `FileError` where something is there already.
    package static func makeFolder(_ path: String) throws(FileError) {
      if kind(path) != .missing { throw FileError(path: path, reason: "File exists") }
    }

    fileprivate static func plain(_ path: String) -> String { steps(path).joined(separator: "/") }

    private static func steps(_ path: String) -> [String] {
      var steps: [String] = []
      for step in path.pieces(between: UInt8(ascii: "/")) where step != "." {
        if step == ".." { _ = steps.popLast() } else { steps.append(step) }
      }
      return steps
    }
  }

  /// When a file was last written: two that differ stand for two versions.
  package struct FileStamp: Equatable, Sendable {
    private let write: Int

    /// Nil where there is no such file.
    package init?(_ path: String) {
      guard let write = Files.writes[Files.plain(path)] else { return nil }
      self.write = write
    }

    /// Whether it was written before another.
    package func isOlder(than other: FileStamp) -> Bool { write < other.write }
  }
#endif
