internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostReference
internal import NavhostRendering
internal import NavhostScripting
internal import NavhostSpecRunner
internal import NavhostSupport

/// `navhost doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what this machine has, what is missing, and how to get it.")

  mutating func run() throws {
    let findings = Checkup.findings()
    Output.line(Columns.table(findings.map { [$0.isWell ? "ok" : "--", $0.part, $0.text] }))
    let cures = findings.compactMap(\.cure)
    guard !cures.isEmpty else { return }
    Output.line("\nTo have what is missing:\n" + cures.map { "  \($0)" }.joined(separator: "\n"))
    if findings.contains(where: { !$0.isWell && $0.isNeeded }) { throw Failure(.failed) }
  }
}

/// Looks at what `navhost` needs on this machine.
enum Checkup {
  /// Something that was looked at.
  struct Finding {
    var part: String
    var text: String
    var isWell = true
    /// Whether the program's main jobs need it.
    var isNeeded = false
    /// The command that cures it.
    var cure: String?
  }

  static func findings() -> [Finding] {
    [
      Finding(part: "navhost", text: "\(Version.text), contract \(Reference.apiVersion)"),
      programs, lua, assertions, pictures, limits,
      terminal, history, plugins,
    ]
  }

  /// The programs that are there, those with another version, and those that are missing.
  private static var programs: Finding {
    let found = OwnProgram.allCases.map { program in
      (program, version: SisterProgram(file: program.file).map { $0.version ?? "unknown" })
    }
    let there = found.compactMap { program, version in
      version.map { $0 == Version.text ? program.file : "\(program.file) (version \($0))" }
    }
    let missing = found.filter { $0.version == nil }.map(\.0.file)
    let text = (["navhost"] + there).joined(separator: ", ")
    let toBuild = found.filter { $0.version != Version.text }.map(\.0)
    return Finding(
      part: "programs",
      text: missing.isEmpty ? text : "\(text); missing: \(missing.joined(separator: ", "))",
      isWell: toBuild.isEmpty, cure: toBuild.isEmpty ? nil : OwnProgram.build(toBuild))
  }

  private static var lua: Finding {
    do {
      let session = try ScriptSession(on: NavigationHost(text: TextMetrics()))
      let evaluator = try session.evaluator()
      let version = try evaluator.load("return _VERSION", name: "doctor")
      let text = try evaluator.call(version).first?.stringValue ?? "Lua"
      return Finding(part: "lua", text: "\(text), opens and runs")
    } catch {
      return Finding(part: "lua", text: "\(error)", isWell: false, isNeeded: true)
    }
  }

  /// luassert and say, as `navhost test` looks for them.
  private static var assertions: Finding {
    guard let problem = SpecSuite.missing() else {
      return Finding(part: "luassert", text: "luassert and say load: navhost test can assert")
    }
    let line = problem.split(separator: "\n").first ?? ""
    return Finding(
      part: "luassert", text: "navhost test cannot assert: \(line)", isWell: false,
      cure: PackageManager.here.assertions)
  }

  private static var pictures: Finding {
    do {
      _ = try Rasterizer()
      return Finding(part: "pictures", text: "SVG and PNG")
    } catch {
      return Finding(
        part: "pictures", text: "SVG only: \(error.message)", isWell: false,
        cure: error.package.map(PackageManager.here.command))
    }
  }

  private static var limits: Finding {
    let limits = Limits()
    return Finding(
      part: "limits",
      text: """
        \(BudgetText.grouped(limits.hookFuel)) units a hook, \
        \(BudgetText.grouped(limits.loadFuel)) a load, \
        \(BudgetText.grouped(limits.decisionFuel)) a decision, \
        \(BudgetText.grouped(limits.memory)) bytes a plugin
        """)
  }

  private static var terminal: Finding {
    guard Descriptor.standardInput.isTerminal else {
      return Finding(part: "terminal", text: "standard input is none: no prompt, no colours")
    }
    let name = Terminal.variable("TERM")
    if Terminal.isPlain {
      return Finding(
        part: "terminal", text: "TERM is '\(name)': no editing", isWell: false,
        cure: "export TERM=xterm-256color")
    }
    let size = Terminal.size
    let colours = Terminal.style.isColoured ? "colours" : "no colours"
    return Finding(part: "terminal", text: "\(name), \(size.columns) × \(size.rows), \(colours)")
  }

  private static var history: Finding {
    guard let path = HistoryFile.standardPath() else {
      return Finding(
        part: "history", text: "neither HOME nor XDG_STATE_HOME is set: not kept",
        isWell: false, cure: Program.home.map { "export HOME=\(ShellText.word($0))" })
    }
    guard FileSystem.canWrite(FilePath.folder(path)) else {
      return Finding(
        part: "history", text: "\(Plain.name(path)) cannot be written", isWell: false,
        cure: "chmod u+w \(ShellText.word(FilePath.folder(path)))")
    }
    return Finding(part: "history", text: Plain.name(path))
  }

  private static var plugins: Finding {
    guard Files.kind("plugins") == .folder else {
      return Finding(part: "plugins", text: "no folder plugins here; navhost new NAME makes one")
    }
    let host = NavigationHost(text: TextMetrics())
    let results = host.loadEntries(of: "plugins")
    let broken = results.count - host.plugins.count
    guard broken > 0 else {
      return Finding(part: "plugins", text: "\(host.plugins.count) in ./plugins, all load")
    }
    return Finding(
      part: "plugins", text: "\(broken) of \(results.count) in ./plugins do not load",
      isWell: false, cure: "navhost plugins")
  }
}
