internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// The texts of plugins as they were when they were loaded: a file that was broken since is not what
/// decides.
final class SourceTexts {
  private var texts: [ExactName: String] = [:]
  /// What stands beside the last decision. It stays when a file is saved, until the next one.
  private var last: (decision: Int, json: String)?

  /// The script was played: nobody has decided anything yet that was told.
  func begin(_ stage: Stage) {
    last = nil
    renew(stage)
  }

  /// Reads the texts of plugins that were loaded. A broken plugin keeps the text of its old version.
  func renew(_ stage: Stage) {
    let broken = stage.problems.filter { $0.kind == .load }.compactMap { $0.path }.exactNames
    texts = texts.filter { broken.contains($0.key) }
    for path in stage.host.plugins.compactMap({ $0.path }) { _ = text(of: path) }
  }

  /// The text of the one that decided, and the line; where none of them did, who did instead. And the
  /// lines that ran.
  func json(_ stage: Stage) -> String {
    if let last, last.decision == stage.decisions { return last.json }
    let parts = parts(stage.host.navigation.explanation) + stage.steps.json(text(of:))
    let json = JSONObject(parts).text
    last = (stage.decisions, json)
    return json
  }

  private func parts(_ explanation: Explanation?) -> [(String, String)] {
    let file = Self.deciding(explanation)?.file
    return Self.place(explanation)
      + (file.map { [("text", JSONText.string(text(of: $0)))] } ?? [])
  }

  /// The file and the line of the hook that decided, and its plugin; without one `none`, the reason.
  static func place(_ explanation: Explanation?) -> [(String, String)] {
    guard let step = deciding(explanation), let file = step.file, let line = step.line else {
      return [("none", JSONText.string(words(explanation)))]
    }
    return [
      ("file", JSONText.string(file)), ("line", "\(line)"), ("by", JSONText.string(step.by)),
    ]
  }

  /// What is told instead of a text.
  private static func words(_ explanation: Explanation?) -> String {
    guard let explanation else { return "Nobody has decided anything yet." }
    if let step = explanation.steps.last(where: { $0.answer == .refused }) {
      return "The guard '\(step.by)' decided" + (step.detail.map { ": \($0)." } ?? ".")
    }
    if explanation.outcome == "ignored" {
      return "Nobody was asked: \(explanation.reason ?? "nothing could begin")."
    }
    return explanation.skipped.isEmpty
      ? "Nobody had anything against it." : "Nobody was asked."
  }

  /// The last step that has a line; none where a guard had the last word.
  static func deciding(_ explanation: Explanation?) -> Explanation.Step? {
    guard let explanation, explanation.outcome != "ignored" else { return nil }
    return explanation.steps.last { $0.line != nil }
  }

  func text(of file: String) -> String {
    if let text = texts[file] { return text }
    let bytes = Files.kind(file) == .file ? try? Files.read(file, atMost: 1 << 20) : nil
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    texts[file] = text
    return text
  }
}
