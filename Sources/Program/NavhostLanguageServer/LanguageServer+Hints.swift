internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostSupport

/// What hooks answered in the newest recorded session beside their plugin.
extension LanguageServer {
  func inlayHints(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let file = try file(params) else { return .null }
    let range = try TextRange(params["range"])
    guard let plugin = file.analysis.plugin, let name = file.pluginName,
      let recording = recording(beside: file.path)
    else { return .array([]) }
    let answers = recordings.answers(recording)
      .answers(of: name, hooks: plugin.hooks.map(\.name))
    return .array(
      plugin.hooks.compactMap { hook in
        let place = file.lines.position(of: hook.headEnd)
        guard let answer = answers[hook.name], range.start <= place, place <= range.end else {
          return nil
        }
        return hint(answer, place, FilePath.name(recording))
      })
  }

  private func hint(_ answer: String, _ place: TextPosition, _ recording: String) -> JSONValue {
    .record([
      ("position", place.json), ("label", .string("→ \(answer)")),
      ("paddingLeft", .boolean(true)),
      ("tooltip", .string("the last answer in \(recording)")),
    ])
  }

  /// The newest file of packed sessions in the plugin's folder, or beside that.
  private func recording(beside path: String) -> String? {
    let folder = FilePath.folder(path)
    let isInit = FilePath.name(path) == "init.lua"
    let folders = [folder] + (isInit ? [FilePath.folder(folder)] : [])
    let files = folders.flatMap { folder in
      ((try? Files.entries(in: folder)) ?? [])
        .filter { $0.name.hasSuffix(".packed") && $0.nameless == nil }
        .map { Files.join(folder, $0.name) }
        .filter { Files.leadsOut($0, of: folder) == nil }
    }
    let stamped = files.compactMap { path in FileStamp(path).map { (path: path, stamp: $0) } }
    return stamped.filter { Files.kind($0.path) == .file }
      .max { $0.stamp.isOlder(than: $1.stamp) }?.path
  }
}

/// Recordings that were read, so that none is read twice.
final class Recordings {
  private var read: [ExactName: (stamp: FileStamp, answers: HookAnswers)] = [:]

  func answers(_ path: String) -> HookAnswers {
    guard let stamp = FileStamp(path) else { return HookAnswers(path) }
    if let known = read[path], known.stamp == stamp { return known.answers }
    let answers = HookAnswers(path)
    read[path] = (stamp, answers)
    return answers
  }
}
