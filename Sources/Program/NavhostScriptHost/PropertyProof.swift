internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// A ready property, proved of the plugins of a host on a host of its own.
struct PropertyProof {
  private let request: ProofRequest
  private let host: NavigationHost

  init(_ request: ProofRequest, of host: NavigationHost) {
    self.request = request
    self.host = host
  }

  /// - Throws: `LuaRaise`, with what is wrong with the plugins or with what was asked.
  func run() throws(LuaRaise) -> ProofAnswer {
    if let inline = host.plugins.first(where: { $0.isInline }) {
      throw LuaRaise("the inline plugin '\(inline.name)' cannot be proved: put it into a file")
    }
    if !host.scriptHooks.isEmpty {
      throw LuaRaise("hooks of a script cannot be proved: put them into a plugin")
    }
    let prover = RuleProof(try options()) { [host] other throws(LuaError) in
      other.takeTexts(of: host)
      return try ScriptSession.beside(other)
    }
    let classes = host.classes
    prover.prepare = { $0.classes = classes }
    prover.onOpen = { Interrupt.watch($0.host.interruption) }
    prover.isStopped = { Interrupt.isPending }
    var problems: [String] = []
    prover.onProblem = { problems.append($0) }
    let report: ProofReport
    do throws(LuaError) {
      report = try prover.run()
    } catch {
      throw LuaRaise(error.message)
    }
    if let problem = problems.first { throw LuaRaise(problem) }
    return answer(report)
  }

  private func options() throws(LuaRaise) -> ProofOptions {
    var options = ProofOptions()
    options.plugins = host.plugins.compactMap { $0.path }
    options.depth = request.depth ?? options.depth
    options.states = request.states ?? options.states
    options.findsByRules = false
    if let scene = request.scene {
      do throws(FileError) {
        options.scene = SceneScript(path: scene, source: try Files.read(scene))
      } catch {
        throw LuaRaise(error.message)
      }
    }
    options.properties = SceneScript(path: "nav.prove", source: Array(properties.utf8))
    return options
  }

  private var properties: String {
    let argument = request.prop.map { "(\(LuaText.quoted(Array($0.utf8))))" } ?? ""
    return "return {\(request.property) = prove.\(request.property)\(argument)}"
  }

  private func answer(_ report: ProofReport) -> ProofAnswer {
    var report = report
    report.findings = report.findings.filter { $0.kind == .property || $0.kind == .notExercised }
    return ProofAnswer(holds: report.isSound, text: report.text(showsRules: false).trimmed)
  }
}

extension String {
  /// Without line breaks at its end.
  fileprivate var trimmed: String {
    String(reversed().drop { $0.isNewline }.reversed())
  }
}
