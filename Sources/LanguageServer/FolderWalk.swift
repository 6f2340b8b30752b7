internal import Support

/// The Lua files below the folders of a workspace.
struct FolderWalk {
  /// A workspace may be somebody's whole disk.
  static let mostFiles = 10_000
  static let mostFolders = 20_000

  private(set) var paths: [String] = []
  /// Not all of it was looked at.
  private(set) var isCut = false
  private var folders = 0
  private var walked: Set<String> = []

  private let roots: [String]

  init(_ roots: [String]) {
    self.roots = roots
    for root in roots { walk(root) }
  }

  private mutating func walk(_ folder: String) {
    guard let real = Files.realPath(folder), walked.insert(real).inserted,
      let entries = try? Files.entries(in: folder)
    else { return }
    folders += 1
    for entry in entries where !entry.name.hasPrefix(".") && entry.nameless == nil {
      guard folders < Self.mostFolders, paths.count < Self.mostFiles else {
        isCut = true
        return
      }
      let path = Files.join(folder, entry.name)
      if entry.name.hasSuffix(".lua") {
        switch Files.kind(path) {
        case .file: if !leadsBack(path) { paths.append(path) }
        case .folder: walk(path)
        case .missing, .other: break
        }
      } else if Files.kind(path) == .folder, entry.name != "node_modules" {
        walk(path)
      }
    }
  }

  /// A link to a file of the same folders: that is found itself.
  private func leadsBack(_ path: String) -> Bool {
    guard Files.isLink(path), let real = Files.realPath(path) else { return false }
    return roots.contains { FilePath.isInside(real, $0) }
  }
}
