/// What an option of the command line writes. It takes the place of such a file, or of an empty one, and of
/// no other: a name that was mistyped costs nobody a file.
package struct FileMark: Sendable {
  /// What such a file is called: `a picture of navhost`.
  package let name: String
  /// Whether a file that begins so is one.
  private let isBorne: @Sendable (_ beginning: [UInt8]) -> Bool

  /// - Parameter isBorne: gets the first bytes of a file, 4,096 at least where it has as many.
  package init(_ name: String, _ isBorne: @escaping @Sendable (_ beginning: [UInt8]) -> Bool) {
    self.name = name
    self.isBorne = isBorne
  }

  /// Files that begin with a text.
  package init(_ name: String, beginning: String) {
    let head = Array(beginning.utf8)
    self.init(name) { $0.starts(with: head) }
  }

  fileprivate func isBorne(by beginning: [UInt8]) -> Bool { isBorne(beginning) }

  fileprivate static let looked = 4096
}

extension Files {
  /// Throws where a file stands at the path that does not bear the mark, so that nothing is begun in vain.
  ///
  /// - Throws: `FileError` that says so, or that it cannot be read.
  package static func checkPlace(_ path: String, for mark: FileMark) throws(FileError) {
    guard kind(path) == .file else { return }
    let beginning = try read(path, atMost: FileMark.looked)
    if beginning.isEmpty || mark.isBorne(by: beginning) { return }
    throw FileError(
      path: path, reason: "is there and is no \(mark.name): choose another name, or remove it")
  }

  /// Writes a file as `write(_:to:)`, in the place of one that bears the mark.
  ///
  /// - Throws: `FileError`, as `checkPlace` and `write`.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing mark: FileMark
  ) throws(FileError) {
    try checkPlace(path, for: mark)
    try write(bytes, to: path)
  }
}
