internal import NavhostLua
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// The Lua half of the runner, in the state of one spec file.
final class SpecLua {
  /// How the code of an element ended.
  enum Verdict {
    case success
    case pending(String)
    case problem(SpecProblem)
  }

  let session: ScriptSession
  /// Called with a host that was made anew.
  var onRenew: (NavigationHost) -> Void = { _ in }
  let options: SpecOptions
  let tools: SpecTools
  private let functions: [String: LuaReference]
  /// The spec file.
  private var path = ""

  /// - Throws: `SpecError` where luassert or say is missing.
  init(_ session: ScriptSession, _ options: SpecOptions, _ tools: SpecTools) throws {
    self.session = session
    self.options = options
    self.tools = tools
    tools.attach(to: session)
    functions = try Self.load(into: session.state)
    try configure()
    if let problem = try call("prepare", wanted: 1).first, !problem.isNil {
      throw SpecError(.cannotStart, Self.missingPackages(problem.stringValue ?? ""))
    }
    _ = try call("watchReset")
  }

  /// Hands `.busted` and the paths over.
  private func configure() throws(LuaError) {
    let busted = options.busted
    let fields = [busted.path, busted.helper].map { $0.map { LuaValue.string($0) } ?? .nil }
    _ = try call("configure", fields + options.paths.map { .string($0) })
  }

  /// Compiles a spec file; its element, or what is wrong with it.
  func open(_ path: String, _ source: [UInt8]) throws(LuaError) -> Result<SpecElement, SpecProblem>
  {
    self.path = path
    if let problem = options.busted.problem { return .failure(problem) }
    let values = try call(
      "open", [.string(path), .text(source)], wanted: 4, units: options.units)
    if let id = values.first?.integerValue {
      return .success(SpecElement(id: id, kind: .file, name: path, line: 1))
    }
    return .failure(
      SpecProblem(
        .error, values.text(1), file: values.text(2), line: values.number(3)))
  }

  /// What the code of a block has defined.
  func children(of block: SpecElement) throws(LuaError) -> [SpecElement] {
    var children: [SpecElement] = []
    while true {
      let values = try call(
        "child", [.integer(Int64(block.id)), .integer(Int64(children.count + 1))], wanted: 4)
      guard let id = values.first?.integerValue,
        let kind = SpecElement.Kind(rawValue: values.text(1))
      else { return children }
      children.append(
        SpecElement(id: id, kind: kind, name: values.text(2), line: values.number(3)))
    }
  }

  /// Whether a block wants its order shuffled; nil where it does not say.
  func isRandomized(_ block: SpecElement) throws(LuaError) -> Bool? {
    try call("randomized", [.integer(Int64(block.id))], wanted: 1).first?.booleanValue
  }

  func enter(_ block: SpecElement) throws(LuaError) {
    _ = try call("enter", [.string(block.kind.rawValue)])
  }

  func leave(_ block: SpecElement) throws(LuaError) {
    _ = try call("leave", [.string(block.kind.rawValue)])
  }

  /// Everything of the host anew.
  func renewHost() throws(LuaError) {
    session.renewHost()
    _ = try call("renewed")
    onRenew(session.host)
    tools.folders.removeAll()
    tools.begin()
  }

  /// The test is over; what was wrong with the host in it, if anything.
  func endTest() -> SpecProblem? {
    tools.folders.removeAll()
    return tools.broken.map { SpecProblem(.failure, $0) }
  }

  /// What there is to see of the test that ran last; nil where nobody looked on.
  var evidence: SpecEvidence? { (session.pictures as? any SpecWitness)?.evidence }

  /// Runs the code of an element under the budget.
  ///
  /// - Throws: `LuaError` of code `interrupted` only.
  func run(_ element: SpecElement) throws(LuaError) -> Verdict {
    try verdict("run", element)
  }

  /// Runs what a test has left to be done `finally`; nil where there is nothing.
  func runFinally(_ element: SpecElement) throws(LuaError) -> Verdict? {
    let left = try call("hasFinally", [.integer(Int64(element.id))], wanted: 1)
    guard left.first?.booleanValue == true else { return nil }
    return try verdict("runFinally", element)
  }

  private func verdict(_ name: String, _ element: SpecElement) throws(LuaError) -> Verdict {
    do {
      let values = try call(name, [.integer(Int64(element.id))], wanted: 6, units: options.units)
      return try hinted(Verdict(values))
    } catch {
      if error.code == .interrupted { throw error }
      return .problem(problem(error))
    }
  }

  /// With the assertion, or the function of `nav`, that was probably meant.
  private func hinted(_ verdict: Verdict) throws(LuaError) -> Verdict {
    guard case .problem(var problem) = verdict else { return verdict }
    if let name = problem.message.unknownAssertion {
      let names = try call("assertionNames", wanted: 1).text(0).split(separator: "\n")
      problem.message += Spelling.hint(name, among: names.map(String.init))
    }
    var lines = SourceLines()
    problem.message += session.hint(
      problem.message, line: lines.line(problem.line, of: problem.file))
    return .problem(problem)
  }

  /// What even `pcall` cannot catch.
  private func problem(_ error: LuaError) -> SpecProblem {
    SpecProblem(error, at: place(of: error), options)
  }

  /// Lua shortens long file names in messages: the spec's is put back.
  private func place(of error: LuaError) -> SourcePlace? {
    guard var place = SourcePlace(error.message) else { return nil }
    if place.file.hasPrefix("..."), path.hasSuffix(place.file.dropFirst(3)) { place.file = path }
    return place
  }

  func call(
    _ name: String, _ arguments: [LuaValue] = [], wanted: Int = 0, units: Int? = nil
  ) throws(LuaError) -> [LuaValue] {
    guard let function = functions[name] else { return [] }
    session.state.setUnits(units)
    defer { session.state.setUnits(nil) }
    switch try session.state.call(function, arguments, wanted: wanted) {
    case .finished(let values): return values
    case .suspended(let thread):
      session.state.drop(thread)
      throw LuaError(.runtime, "a test cannot wait for somebody outside of it")
    }
  }
}

extension SpecProblem {
  /// An error that ended code under the budget of a test.
  init(_ error: LuaError, at place: SourcePlace?, _ options: SpecOptions) {
    let before = place.map { "\($0.file):\($0.line): " } ?? ""
    let message =
      switch error.code {
      case .units: "\(before)ran out of its budget of \(options.units) units: does it end?"
      case .memory: "\(before)used more than \(options.memory) bytes of memory"
      case .exit: "\(before)called os.exit(\(error.exitStatus))"
      default: error.message
      }
    self.init(.error, message, file: place?.file ?? "", line: place?.line ?? 0)
  }
}

extension SpecLua {
  private static func missingPackages(_ problem: String) -> String {
    let manager = PackageManager.here
    let other = manager == .apt ? " (or luarocks install luassert)" : ""
    return """
      specs need luassert and say, which are not installed: \(manager.assertions)\(other)
      \(problem)
      """
  }

  /// Loads the files of the Lua half, in order, and finds its functions.
  private static func load(into lua: LuaState) throws(LuaError) -> [String: LuaReference] {
    let base = try lua.load(Array(Embedded.base_lua.utf8), name: "=" + chunkName)
    guard case .finished(let values) = try lua.call(base, wanted: 1, tables: .reference),
      case .reference(let runner)? = values.first
    else { return [:] }
    for source in sources {
      _ = try lua.call(
        try lua.load(Array(source.utf8), name: "=" + chunkName),
        [.reference(runner), .string(ownLibrary)], wanted: 0)
    }
    var functions: [String: LuaReference] = [:]
    for name in names {
      functions[name] = try lua.field(name, of: runner).functionValue
    }
    return functions
  }

  /// Where luassert and say stand that come along with the program.
  private static var ownLibrary: String {
    FilePath.folder(FilePath.folder(Program.path)) + "/share/navhost/lua"
  }

  /// The name of the runner's files in messages of Lua.
  static let chunkName = "navhost test"
  private static let names = [
    "configure", "prepare", "watchReset", "open", "child", "randomized", "enter", "leave",
    "renewed", "run",
    "hasFinally", "runFinally",
    "assertionNames", "failedAssertion",
  ]
  private static var sources: [String] {
    [
      Embedded.inspect_lua, Embedded.failure_lua, Embedded.elements_lua,
      Embedded.insulation_lua, Embedded.policies_lua,
      Embedded.screens_lua, Embedded.proofs_lua,
      Embedded.faults_lua, Embedded.busted_file_lua,
      Embedded.assertions_lua,
    ]
  }
}

extension SpecLua.Verdict {
  /// Reads what `runner.guard` answers: status, message, file, line, traceback, difference.
  init(_ values: [LuaValue]) {
    switch values.text(0) {
    case "success": self = .success
    case "pending": self = .pending(values.text(1))
    case let status:
      self = .problem(
        SpecProblem(
          SpecProblem.Kind(rawValue: status) ?? .error, values.text(1), file: values.text(2),
          line: values.number(3), traceback: values.lines(4), difference: values.lines(5)))
    }
  }
}

extension String {
  /// `poped` in luassert's words for an assertion that it does not know.
  fileprivate var unknownAssertion: String? {
    let words = "luassert: unknown modifier/assertion: '"
    guard last == "'", let start = firstRange(of: words) else { return nil }
    return String(self[start.upperBound...].dropLast())
  }
}

extension [LuaValue] {
  /// The text at a place, made UTF-8; `""` where there is none.
  func text(_ index: Int) -> String {
    guard indices.contains(index) else { return "" }
    switch self[index] {
    case .string(let text): return text
    case .bytes(let bytes): return Plain.bytes(bytes)
    default: return ""
    }
  }

  fileprivate func number(_ index: Int) -> Int {
    indices.contains(index) ? self[index].integerValue ?? 0 : 0
  }

  func lines(_ index: Int) -> [String] {
    text(index).split(separator: "\n").map(String.init)
  }
}

extension LuaValue {
  /// Bytes as a Lua string.
  fileprivate static func text(_ bytes: [UInt8]) -> LuaValue {
    String(utf8: bytes).map { .string($0) } ?? .bytes(bytes)
  }
}
