internal import NavhostLuaSyntax
internal import NavhostSupport

/// A plugin may require files of its own folder only: `require "a.b"` is `a/b.lua` or
/// `a/b/init.lua` there. One that is a single file has no folder and requires nothing.
final class RequireRule: TreeVisitor {
  private let check: FileCheck
  /// Nil for a plugin that is one file.
  private let folder: String?

  /// Nil where the file is no plugin's, or is not on disk.
  init?(_ check: FileCheck) {
    guard check.role.isSandboxed, Files.kind(check.source.file) == .file else { return nil }
    self.check = check
    folder = Self.folder(of: check.source.file, isPlugin: check.role == .plugin)
  }

  func run() {
    visit(check.chunk.body.block)
  }

  /// A plugin's own folder; a module's is the nearest one above it that has an `init.lua`.
  private static func folder(of file: String, isPlugin: Bool) -> String? {
    if isPlugin, FilePath.name(file) != "init.lua" { return nil }
    var folder = parent(of: Files.realPath(file) ?? file)
    guard !isPlugin else { return folder }
    while folder.count > 1 {
      if Files.kind(folder + "/init.lua") == .file,
        Files.kind(parent(of: folder) + "/init.lua") != .file
      {
        return folder
      }
      folder = parent(of: folder)
    }
    return parent(of: file)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, base.globalName == "require",
      case .call(let arguments)? = suffixes.first?.kind, let name = arguments.first?.stringValue,
      let range = arguments.first?.range, !isThere(name)
    {
      let module = "module '\(Plain.line(name, limit: 60))'"
      check.report(
        "missing-module", at: range,
        folder == nil
          ? "\(module): a plugin that is one file requires nothing; make it a folder with init.lua"
          : "\(module) is not in the plugin's folder")
    }
    super.visit(expression)
  }

  private func isThere(_ name: String) -> Bool {
    guard let folder else { return false }
    let path = folder + "/" + name.split(separator: ".").joined(separator: "/")
    return [path + ".lua", path + "/init.lua"].contains { Files.kind($0) == .file }
  }
}
