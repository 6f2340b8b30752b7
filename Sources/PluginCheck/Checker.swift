internal import LuaSyntax
internal import Support

/// Finds mistakes in plugins, specs and scripts without running any of them.
package struct Checker: Sendable {
  /// How long a plugin's source may be, in bytes.
  static let maximumSource = 65536

  /// How long any file may be that is looked at, in bytes.
  private static let maximumFile = 1024 * 1024

  private let paths: [String]

  /// `paths`: files, and folders that are searched for `.lua` files.
  package init(paths: [String] = ["plugins"]) {
    self.paths = paths
  }

  /// Checks every file.
  package func run() -> CheckReport {
    let list = FileList(paths)
    var report = CheckReport(problems: list.problems)
    var names = PluginNames()
    for file in list.files {
      do {
        let bytes = try Files.read(file, atMost: Self.maximumFile)
        if bytes.count > Self.maximumFile {
          report.problems.append("\(file): larger than 1 MiB, not checked")
          continue
        }
        let source = SourceText(file: file, bytes: bytes)
        let result = Checker.check(source)
        var findings = result.findings
        if let check = result.check, let taken = names.add(check) { findings.append(taken) }
        report.add(source, findings)
      } catch {
        report.problems.append(error.message)
      }
    }
    return report
  }

  /// Checks a text that stands for the file of that name.
  package static func check(_ text: String, file: String) -> [Finding] {
    check(SourceText(file: file, text: text)).findings
  }

  /// The findings in one file, in the order of its lines, and its tree where it has one.
  static func check(_ source: SourceText) -> (findings: [Finding], check: FileCheck?) {
    guard source.bytes.first != 0x1B else {
      return ([finding(source, 0, "bytecode", "compiled Lua is never loaded")], nil)
    }
    var findings = encodingFindings(source)
    var check: FileCheck?
    do {
      let chunk = try Parser.parse(source)
      let role = FileRole(path: source.file, source: source, chunk: chunk)
      let found = FileCheck(source: source, role: role, chunk: chunk)
      Rules.run(found)
      findings += found.findings + sizeFindings(source, role)
      check = found
    } catch {
      findings.append(finding(source, error.offset, "syntax", error.message))
    }
    return (findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, check)
  }

  private static func finding(
    _ source: SourceText, _ offset: Int, _ rule: String, _ message: String
  )
    -> Finding
  {
    let position = source.position(of: offset)
    return Finding(
      file: source.file, line: position.line, column: position.column, rule: rule,
      message: message)
  }

  private static func encodingFindings(_ source: SourceText) -> [Finding] {
    var findings: [Finding] = []
    if let offset = source.bytes.firstIndex(of: 0) {
      findings.append(finding(source, offset, "encoding", "a NUL byte: this is no text"))
    }
    if let offset = Encoding.firstInvalid(in: source.bytes) {
      findings.append(finding(source, offset, "encoding", "this is not UTF-8"))
    }
    return findings
  }

  private static func sizeFindings(_ source: SourceText, _ role: FileRole) -> [Finding] {
    guard role.isSandboxed, source.bytes.count > maximumSource else { return [] }
    let message = "\(source.bytes.count) bytes: a plugin's file has at most \(maximumSource)"
    return [finding(source, 0, "too-large", message)]
  }
}
