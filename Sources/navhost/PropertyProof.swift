internal import Exploration
internal import Lua
internal import PluginHost
internal import Scripting
internal import Support

/// A ready property, proved of the plugins of a host on a host of its own.
struct PropertyProof {
  private let request: ProofRequest
  private let host: NavigationHost

  init(_ request: ProofRequest, of host: NavigationHost) {
    self.request = request
    self.host = host
  }

  /// - Throws: `LuaRaise`, with what is wrong with the plugins or with what was asked.
  func run() throws -> ProofAnswer {
    if let inline = host.plugins.first(where: \.isInline) {
      throw LuaRaise("the inline plugin '\(inline.name)' cannot be proved: put it into a file")
    }
    if !host.scriptHooks.isEmpty {
      throw LuaRaise("hooks of a script cannot be proved: put them into a plugin")
    }
    let prover = Prover(try options(), script: ScriptSession.beside)
    let classes = host.classes
    prover.prepare = { $0.classes = classes }
    prover.onOpen = { Interrupt.watch($0.host.interruption) }
    prover.isStopped = { Interrupt.isPending }
    var problems: [String] = []
    prover.onProblem = { problems.append($0) }
    do {
      let report = try prover.run()
      if let problem = problems.first { throw LuaRaise(problem) }
      return answer(report)
    } catch let error as LuaError {
      throw LuaRaise(error.message)
    }
  }

  private func options() throws -> ProofOptions {
    var options = ProofOptions()
    options.plugins = host.plugins.compactMap(\.path)
    options.depth = request.depth ?? options.depth
    options.states = request.states ?? options.states
    options.makesTables = false
    if let scene = request.scene {
      do {
        options.scene = Scene.Script(path: scene, source: try Files.read(scene))
      } catch {
        throw LuaRaise(error.message)
      }
    }
    options.properties = Scene.Script(path: "nav.prove", source: Array(properties.utf8))
    return options
  }

  private var properties: String {
    let argument = request.prop.map { "(\(LuaText.quoted(Array($0.utf8))))" } ?? ""
    return "return {\(request.property) = prove.\(request.property)\(argument)}"
  }

  private func answer(_ report: ProofReport) -> ProofAnswer {
    var report = report
    report.findings = report.findings.filter { $0.kind == .property || $0.kind == .notExercised }
    return ProofAnswer(holds: report.isSound, text: report.text(showsTables: false).trimmed)
  }
}

extension String {
  /// Without line breaks at its end.
  fileprivate var trimmed: String {
    String(reversed().drop { $0.isNewline }.reversed())
  }
}
