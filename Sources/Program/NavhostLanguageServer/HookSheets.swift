internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// What the hooks of plugins answer for every value, by the texts that an editor has. Each text is followed once.
final class HookSheets {
  private struct Known {
    var files: [SourceFile]
    var policy: Policy
    var sheets: [HookRules]
  }

  private var known: [ExactName: Known] = [:]

  /// - Parameter file: a plugin's own file.
  func sheets(of file: SourceFile, in workspace: Workspace) -> [HookRules] {
    let files = Self.files(of: file, workspace)
    if let known = known[file.path], known.files.count == files.count,
      zip(known.files, files).allSatisfy({ $0 === $1.file })
    {
      return known.sheets
    }
    let policy = Policy(
      files.map { Policy.File(module: $0.module, path: $0.file.path, bytes: $0.file.lines.bytes) },
      terms: Terms(), tag: 0)
    // The hooks of a source that is not understood are listed with the reason.
    policy.analyse(hooks: (file.analysis.plugin?.hooks ?? []).map { ByteText($0.name) })
    let name = file.pluginName ?? ""
    let sheets = policy.hooks.filter { HookName(rawValue: $0.hook.text)?.isDecision == true }
      .map { HookRules(plugin: name, $0) }
    known[file.path]?.policy.close()
    known[file.path] = Known(files: files.map { $0.file }, policy: policy, sheets: sheets)
    return sheets
  }

  /// The plugin's file and the modules of its folder.
  private static func files(
    of file: SourceFile, _ workspace: Workspace
  ) -> [(module: String, file: SourceFile)] {
    var files = [(module: "", file: file)]
    guard FilePath.name(file.path).isExactly("init.lua") else { return files }
    let folder = FilePath.folder(file.path) + "/"
    for path in workspace.paths where path.utf8.starts(with: folder.utf8) && path.hasSuffix(".lua")
    {
      guard let other = workspace.files[path], other !== file, !path.hasSuffix("_spec.lua") else {
        continue
      }
      let rest = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      if rest.isExactly("options.lua") {
        files.append(("=options", other))
        continue
      }
      let parts = rest.dropLast(4).split(separator: "/")
      let isInit = parts.count > 1 && parts[parts.count - 1] == "init"
      files.append(((isInit ? parts.dropLast() : parts).joined(separator: "."), other))
    }
    return files
  }
}
