internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostSupport

/// A file of the workspace, and what is known of it.
final class SourceFile {
  let path: String
  let lines: TextLines
  let analysis: FileAnalysis
  /// The version that an editor has of it; nil for what stands on the disk.
  let version: Int?
  let stamp: FileStamp?

  init(path: String, lines: TextLines, version: Int?, stamp: FileStamp?) {
    self.path = path
    self.lines = lines
    self.version = version
    self.stamp = stamp
    analysis = FileAnalysis(file: path, bytes: lines.bytes)
  }

  /// The name of the plugin that it is.
  var pluginName: String? {
    guard let plugin = analysis.plugin else { return nil }
    if let name = plugin.name { return name }
    let file = FilePath.name(path)
    if file == "init.lua" { return FilePath.name(FilePath.folder(path)) }
    return file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
  }

  func range(_ bytes: Range<Int>) -> TextRange { lines.range(bytes) }
}
