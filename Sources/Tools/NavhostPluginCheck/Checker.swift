internal import NavhostLuaSyntax
internal import NavhostSupport

/// Finds mistakes in plugins, specs and scripts without running any of them.
package struct Checker: Sendable {
  /// How long a plugin's source may be, in bytes.
  static let maximumSource = 65536

  /// How long any file may be that is looked at, in bytes.
  private static let maximumFile = 1024 * 1024

  private let paths: [String]
  private let words: WordCheck

  /// - Parameters:
  ///   - paths: files, and folders that are searched for `.lua` files.
  ///   - words: which words of the API are told.
  package init(paths: [String] = ["plugins"], words: WordCheck = WordCheck()) {
    self.paths = paths
    self.words = words
  }

  /// Checks every file.
  package func run() -> CheckReport {
    let list = FileList(paths)
    let paths = list.files.map { $0.path }
    var report = CheckReport(problems: list.problems)
    var names = PluginNames()
    var listed = ReadmeLists()
    var actions = ActionNames()
    var results: [(source: SourceText, findings: [Finding])] = []
    for (file, folder) in list.files {
      do {
        let bytes = try FileList.read(file, metIn: folder, atMost: Self.maximumFile)
        if bytes.count > Self.maximumFile {
          report.problems.append("\(Plain.name(file)): larger than 1 MiB, not checked")
          continue
        }
        let source = SourceText(file: file, bytes: bytes)
        var result = Checker.check(source, words)
        if let check = result.check, check.role == .plugin, SetupScript.isOne(check) {
          report.problems.append(SetupScript.message(file))
          result = Checker.check(source, words, as: .script)
        }
        var findings = result.findings
        if let check = result.check {
          if check.isReadable, let taken = names.add(check) { findings.append(taken) }
          if let missing = listed.finding(check, paths) { findings.append(missing) }
          actions.add(check)
        }
        results.append((source, findings))
      } catch {
        report.problems.append(error.message)
      }
    }
    for (source, findings) in results {
      let all = findings + actions.findings(in: source.file)
      report.add(source, all.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    return report
  }

  /// Checks a text that stands for the file of that name.
  package static func check(
    _ text: String, file: String, words: WordCheck = WordCheck()
  ) -> [Finding] {
    check(SourceText(file: file, text: text), words).findings
  }

  /// What came of one file: the findings in the order of its lines, and its tree, but for bytecode.
  ///
  /// - Parameter known: The role of the file; nil finds it by its place and its text.
  static func check(
    _ source: SourceText, _ words: WordCheck = WordCheck(), as known: FileRole? = nil
  ) -> (findings: [Finding], check: FileCheck?, types: Types?) {
    guard source.bytes.first != 0x1B else {
      return ([finding(source, 0, "bytecode", "compiled Lua is never loaded")], nil, nil)
    }
    if let finding = encodingFinding(source) { return ([finding], nil, nil) }
    let chunk = read(source)
    let role = known ?? FileRole(path: source.file, source: source, chunk: chunk)
    let check = FileCheck(source: source, role: role, chunk: chunk, words: words)
    let types = Rules.run(check)
    let findings =
      check.findings + sizeFindings(source, role)
      + chunk.errors.map { finding(source, $0.offset, "syntax", $0.message) }
      + CompileRule.findings(check)
    return (
      findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, check, types
    )
  }

  /// The tree of what can be read; the first of its errors is Lua's own.
  private static func read(_ source: SourceText) -> Chunk {
    do {
      return try Parser.parse(source)
    } catch {
      var chunk = Parser.parseTolerantly(source)
      let line = source.line(of: error.offset)
      chunk.errors.removeAll { source.line(of: $0.offset) <= line }
      chunk.errors.insert(error, at: 0)
      return chunk
    }
  }

  private static func finding(
    _ source: SourceText, _ offset: Int, _ rule: String, _ message: String
  )
    -> Finding
  {
    let position = source.position(of: offset)
    return Finding(
      file: source.file, line: position.line, column: position.column, rule: rule,
      message: message, range: offset..<offset)
  }

  /// What is no text is told as that, once: nothing else in it means anything.
  private static func encodingFinding(_ source: SourceText) -> Finding? {
    if let offset = source.bytes.firstIndex(of: 0) {
      return finding(source, offset, "encoding", "a NUL byte: this is no text")
    }
    if let offset = Encoding.firstInvalid(in: source.bytes) {
      return finding(source, offset, "encoding", "this is not UTF-8: this is no text")
    }
    if let offset = Encoding.firstPile(in: source.bytes) {
      let message = "more than \(Encoding.mostMarks) marks on one character: this is no text"
      return finding(source, offset, "encoding", message)
    }
    return nil
  }

  private static func sizeFindings(_ source: SourceText, _ role: FileRole) -> [Finding] {
    guard role.isSandboxed, source.bytes.count > maximumSource else { return [] }
    let message = "\(source.bytes.count) bytes: a plugin's file has at most \(maximumSource)"
    return [finding(source, 0, "too-large", message)]
  }
}

/// The files that a command line names.
struct FileList {
  /// Each with the folder that was named, where it was met below one.
  private(set) var files: [(path: String, folder: String?)] = []
  /// Paths that cannot be read, each with the reason.
  private(set) var problems: [String] = []
  private var seen: Set<ExactName> = []

  init(_ paths: [String]) {
    for path in paths { add(path) }
    if files.isEmpty, problems.isEmpty {
      problems = ["no plugins in \(paths.map(Plain.name).joined(separator: ", "))"]
    }
  }

  private mutating func add(_ path: String) {
    if let objection = Files.objection(path) { return problems.append(objection.message) }
    switch Files.kind(path) {
    case .missing: problems.append("\(Plain.name(path)): No such file or directory")
    case .file, .other: append(path)
    case .folder:
      let folder = Files.realPath(path) ?? path
      for file in Files.below(path, suffix: ".lua", onError: { problems.append($0.message) }) {
        let below = path == "." ? file[...] : file.dropFirst(path.count)
        if Self.leadsOut(file, below, of: folder) {
          problems.append(
            "\(Plain.name(file)): is a link that leads out of the folder: it is not read")
        } else {
          append(file, metIn: path)
        }
      }
    }
  }

  /// Whether no plugin is read from the file, since a link leads from a folder of plugins, or from a plugin's
  /// own, to elsewhere.
  ///
  /// - Parameter path: where it stands below the folder.
  private static func leadsOut(_ file: String, _ path: Substring, of folder: String) -> Bool {
    let place = FilePath.folder(file)
    let isOfPlugin = Files.kind(Files.join(place, "init.lua")) == .file
    if isOfPlugin, FilePath.name(file) != "init.lua" {
      return Files.leadsOut(file, of: place) != nil
    }
    let isOfPlugins = "\(FilePath.name(folder))/\(path)".split(separator: "/").contains("plugins")
    return isOfPlugins && Files.leadsOut(file, of: folder) != nil
  }

  /// Reads one of them: what was named by itself wherever it leads, what was met below a folder only in there.
  static func read(
    _ file: String, metIn folder: String?, atMost limit: Int
  ) throws(FileError) -> [UInt8] {
    guard let folder else { return try Files.read(file, atMost: limit) }
    return try Files.read(file, metIn: folder, atMost: limit)
  }

  private mutating func append(_ path: String, metIn folder: String? = nil) {
    guard seen.add(Files.realPath(path) ?? path) else { return }
    files.append((path, folder))
  }
}

/// Bytes that no Lua source should have.
enum Encoding {
  /// No script puts so many marks on a character, and nobody can compare such texts quickly.
  static let mostMarks = 1000

  /// The first character, of well-formed UTF-8, with too many marks.
  static func firstPile(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(where: { $0 >= 0xCC }) else { return nil }
    var (marks, offset) = (0, 0)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > mostMarks { return offset }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// The first byte that is not part of well-formed UTF-8.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      guard let length = length(of: bytes[index...]) else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the first character has; nil where it is malformed.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return 1 }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, bytes.count >= count else { return nil }
    let rest = bytes.dropFirst().prefix(count - 1)
    guard rest.allSatisfy({ $0 & 0xC0 == 0x80 }), let second = rest.first else { return nil }
    switch first {
    case 0xE0: return second >= 0xA0 ? count : nil
    case 0xED: return second < 0xA0 ? count : nil
    case 0xF0: return second >= 0x90 ? count : nil
    case 0xF4: return second < 0x90 ? count : nil
    default: return count
    }
  }
}
