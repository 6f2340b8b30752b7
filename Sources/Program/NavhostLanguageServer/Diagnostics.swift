internal import NavhostLanguageProtocol
internal import NavhostLuaSyntax
internal import NavhostPluginCheck
internal import NavhostSupport

/// The findings of a check as an editor shows them.
enum Diagnostics {
  static func json(of file: SourceFile, _ more: [Finding]) -> JSONValue {
    .array((file.analysis.findings + more).map { json($0, in: file) })
  }

  static func message(_ address: String, _ list: JSONValue, version: Int?) -> OutgoingMessage {
    let number: [(String, JSONValue)] = version.map { [("version", .whole($0))] } ?? []
    return .notification(
      method: "textDocument/publishDiagnostics",
      params: .record([("uri", .string(address))] + number + [("diagnostics", list)]))
  }

  private static func json(_ finding: Finding, in file: SourceFile) -> JSONValue {
    let token = file.analysis.token(at: finding.range.lowerBound)
    let place = finding.range.lowerBound
    let isError = finding.rule == "syntax" || finding.rule == "bytecode"
    return .record([
      ("range", file.range(token?.range ?? place..<place).json),
      ("severity", .whole(isError ? 1 : 2)),
      ("code", .string(finding.rule)),
      ("source", .string("navhost")),
      ("message", .string(finding.message)),
    ])
  }
}

extension Workspace {
  /// What is wrong with plugins beside others, by path.
  var findingsAmongPlugins: [ExactName: [Finding]] {
    let plugins = all.map(\.analysis).filter { $0.role == .plugin }
    return Dictionary(grouping: FileAnalysis.findingsBeside(plugins)) { ExactName($0.file) }
  }
}
