internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostSupport

/// The files of some folders, as an editor has them open and as they stand on the disk.
final class Workspace {
  /// Longer files are not looked at.
  private static let longestFile = 1024 * 1024

  /// Each folder's path without links, and its address as the editor writes it.
  private var folders: [(path: String, address: String)] = []
  private var documents: [ExactName: Document] = [:]
  /// By path.
  private(set) var files: [ExactName: SourceFile] = [:]
  /// The paths of all files, in order.
  private(set) var paths: [String] = []
  private(set) var isCut = false
  /// The addresses of files that no editor has open, by path, as they were asked for.
  private var addresses: [ExactName: String] = [:]

  // MARK: Folders

  func add(folder address: String) {
    guard let path = FileAddress.path(address) else { return }
    let real = Files.realPath(path) ?? path
    if folders.contains(where: { $0.path.isExactly(real) }) { return }
    addresses = [:]
    folders.append((real, address.hasSuffix("/") ? String(address.dropLast()) : address))
  }

  func remove(folder address: String) {
    guard let path = FileAddress.path(address) else { return }
    addresses = [:]
    let real = Files.realPath(path) ?? path
    folders.removeAll { $0.path.isExactly(real) }
  }

  // MARK: Documents

  func open(_ address: String, _ text: String, version: Int) {
    documents[path(of: address)] = Document(
      address: address, version: version, lines: TextLines(Array(text.utf8)))
  }

  /// Changes the text of a document. One that is not open is left alone.
  func change(_ address: String, version: Int, _ body: (inout TextLines) -> Void) {
    guard var document = documents.removeValue(forKey: path(of: address)) else { return }
    body(&document.lines)
    document.version = version
    documents[path(of: address)] = document
  }

  func close(_ address: String) {
    documents[path(of: address)] = nil
  }

  func isOpen(_ path: String) -> Bool { documents[path] != nil }

  func file(_ address: String) -> SourceFile? { files[path(of: address)] }

  /// The path without links; the address itself where it is no file's.
  func path(of address: String) -> String {
    guard let path = FileAddress.path(address) else { return address }
    if let real = Files.realPath(path) { return real }
    guard let folder = Files.realPath(FilePath.folder(path)) else { return path }
    return Files.join(folder, FilePath.name(path))
  }

  /// The address as the editor knows it.
  func address(of path: String) -> String {
    if let document = documents[path] { return document.address }
    if let known = addresses[path] { return known }
    let address = fileAddress(of: path)
    addresses[path] = address
    return address
  }

  private func fileAddress(of path: String) -> String {
    guard let folder = folders.first(where: { FilePath.isInside(path, $0.path) }) else {
      return FileAddress.address(path)
    }
    return folder.address + RelativeReference.text(String(path.dropFirst(folder.path.count)))
  }

  // MARK: Looking

  /// Looks at every file that has changed, and at those that depend on which files there are.
  func update() {
    let walk = FolderWalk(folders.map(\.path))
    isCut = walk.isCut
    let known = walk.paths.exactNames
    let found =
      walk.paths + documents.keys.filter { !known.contains($0) }.sorted().map(\.text)
    let old = found.elementsEqual(paths, by: { $0.isExactly($1) }) ? files : [:]
    paths = found
    var new: [ExactName: SourceFile] = [:]
    for path in paths { new[path] = file(path, old[path]) }
    files = new
    refreshModules(since: old)
  }

  private func file(_ path: String, _ old: SourceFile?) -> SourceFile? {
    if let document = documents[path] {
      if let old, old.version == document.version, old.lines.bytes == document.lines.bytes {
        return old
      }
      guard document.lines.bytes.count <= Self.longestFile else { return nil }
      return SourceFile(
        path: path, lines: document.lines, version: document.version, stamp: nil)
    }
    guard let stamp = FileStamp(path) else { return nil }
    if let old, old.version == nil, old.stamp == stamp { return old }
    guard let bytes = try? Files.read(path, atMost: Self.longestFile),
      bytes.count <= Self.longestFile
    else { return nil }
    return SourceFile(path: path, lines: TextLines(bytes), version: nil, stamp: stamp)
  }

  /// What stands beside an `init.lua` is a module where that is a plugin.
  private func refreshModules(since old: [ExactName: SourceFile]) {
    guard !old.isEmpty else { return }
    let changed = paths.filter { $0.hasSuffix("/init.lua") && files[$0] !== old[$0] }
    for path in changed.map(FilePath.folder) {
      for (other, file) in files
      where FilePath.isInside(other.text, path) && file === old[other] {
        files[other] = SourceFile(
          path: other.text, lines: file.lines, version: file.version, stamp: file.stamp)
      }
    }
  }

  /// A plugin that stands where a host looks for one: in a folder `plugins`, or in that of the workspace.
  func isLoadable(_ file: SourceFile) -> Bool {
    guard file.analysis.role == .plugin else { return false }
    var folder = FilePath.folder(file.path)
    if FilePath.name(file.path) == "init.lua" { folder = FilePath.folder(folder) }
    return FilePath.name(folder) == "plugins" || folders.contains { $0.path.isExactly(folder) }
  }

  // MARK: All files

  /// In the order of their paths.
  var all: [SourceFile] { paths.compactMap { files[$0] } }

  /// The mentions of a symbol, in the order of the files and of their texts.
  func mentions(of symbol: Mention.Symbol) -> [(file: SourceFile, mention: Mention)] {
    all.flatMap { file in
      file.analysis.mentions.filter { $0.symbol == symbol }.map { (file, $0) }
    }
  }
}
