internal import NavhostSupport

/// The Lua files below the folders of a workspace. No link is followed out of them.
struct FolderWalk {
  /// A workspace may be somebody's whole disk.
  static let mostFiles = 10_000
  static let mostFolders = 20_000

  private(set) var paths: [String] = []
  /// Not all of it was looked at.
  private(set) var isCut = false
  private var folders = 0
  private var walked: Set<[UInt8]> = []

  private let roots: [String]

  init(_ roots: [String]) {
    self.roots = roots
    for root in roots { walk(root) }
  }

  private mutating func walk(_ folder: String) {
    guard let real = Files.realPath(folder), walked.insert(Array(real.utf8)).inserted,
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
        case .file: if !Files.isLink(path) { paths.append(path) }
        case .folder: if !leadsOut(path) { walk(path) }
        case .missing, .other: break
        }
      } else if Files.kind(path) == .folder, entry.name != "node_modules", !leadsOut(path) {
        walk(path)
      }
    }
  }

  /// Whether a link leads out of the folders. What it leads to inside of them is found itself.
  private func leadsOut(_ path: String) -> Bool {
    Files.isLink(path) && roots.allSatisfy { Files.leadsOut(path, of: $0) != nil }
  }
}
