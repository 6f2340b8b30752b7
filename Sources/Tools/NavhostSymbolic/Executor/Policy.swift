internal import NavhostLuaSyntax

/// A plugin's text, and what its hooks do.
package final class Policy {
  /// A file of a plugin; the module "" is the plugin's own.
  package struct File {
    package var module: String
    package var path: String
    package var bytes: [UInt8]

    package init(module: String = "", path: String, bytes: [UInt8]) {
      self.module = module
      self.path = path
      self.bytes = bytes
    }
  }

  package let terms: Terms
  /// A call that was last told a no and returns nothing answers that no.
  package var answersSilence = true
  /// Tells the terms of one plugin from another's.
  let tag: Int
  let memory = Memory()
  private let texts: [File]
  package private(set) var files: [SourceFile] = []
  /// The file that could not be read.
  private var unread: File?
  private var modules: [ByteText: SourceFile] = [:]
  /// Why it cannot be followed at all.
  package private(set) var problem: (message: String, site: Site)?
  package private(set) var name: ByteText?
  package private(set) var patterns: [ByteText] = ["*"]
  package private(set) var sources: [ByteText] = Array(HandedFields.sources.dropLast())
  package private(set) var listsSources = false
  package private(set) var failsClosed = false
  package private(set) var priority: Int64 = 0
  package private(set) var hooks: [HookAnalysis] = []

  package init(_ texts: [File], terms: Terms, tag: Int) {
    self.terms = terms
    self.tag = tag
    self.texts = texts
  }

  /// The number of a question, or of the moment behind it, among those of all plugins.
  func ownNumber(_ number: Int) -> Int { tag * 1000 + number }

  func isOwnNumber(_ number: Int) -> Bool { number / 1000 == tag }

  /// The file of a module; nil where there is none.
  func module(_ name: ByteText) throws(Stop) -> SourceFile? {
    if let known = modules[name] { return known }
    guard let place = texts.firstIndex(where: { ByteText($0.module) == name }) else { return nil }
    let text = texts[place]
    do throws(SyntaxError) {
      let file = try SourceFile(index: files.count, path: text.path, bytes: text.bytes)
      files.append(file)
      modules[name] = file
      return file
    } catch {
      unread = text
      let line = SourceText(file: text.path, bytes: text.bytes).line(of: error.offset)
      let site = Site(file: files.count, offset: error.offset, line: line)
      throw .fault(LuaFault(message: error.message, site: site))
    }
  }

  package func fileName(_ index: Int) -> String {
    index < files.count ? files[index].path : (unread ?? texts.first)?.path ?? ""
  }

  /// Follows every hook.
  ///
  /// - Parameter hooks: the hooks that the caller knows of. One that the source does not show becomes a hook that is
  ///   not understood.
  package func analyse(hooks names: [ByteText] = []) {
    let probe = Execution(HookAnalysis(self, "shouldPop"))
    do throws(Stop) {
      if case .table(let table) = try probe.load() {
        read(table)
        analyse(Policy.hooks(of: table))
      } else {
        problem = ("returns no table", Site(file: 0, offset: 0, line: 1))
      }
    } catch {
      switch error {
      case .fault(let fault): problem = (fault.message, fault.site)
      case .notUnderstood(let what, let site): problem = (what, site)
      default: problem = ("cannot be loaded", Site(file: 0, offset: 0, line: 1))
      }
    }
    probe.close()
    addUnknown(names)
  }

  private static func hooks(of table: OwnTable) -> [ByteText] {
    HookShape.all.filter {
      if case .function = table[$0] { return true }
      return false
    }
  }

  private func addUnknown(_ names: [ByteText]) {
    let (what, site) = problem ?? ("how this hook is made", Site(file: 0, offset: 0, line: 1))
    for name in names where analysis(name) == nil {
      let hook = HookAnalysis(self, name)
      hook.giveUp(what, site)
      hooks.append(hook)
    }
  }

  /// Breaks the ring between the policy and its hooks. The policy is not used afterwards.
  package func close() { hooks = [] }

  /// The hooks, again and again until what they keep between calls is known.
  private func analyse(_ names: [ByteText]) {
    hooks = names.map { HookAnalysis(self, $0) }
    for hook in hooks { hook.run() }
    for _ in 0..<6 {
      let outdated = hooks.filter { $0.isOutdated }
      if outdated.isEmpty { return }
      for hook in outdated { hook.run() }
    }
    for hook in hooks {
      hook.giveUp(
        "what it keeps between calls", Site(file: hook.file, offset: 0, line: hook.line))
    }
  }

  private func read(_ table: OwnTable) {
    name = table["name"].bytes
    if case .constant(.integer(let value)) = table["priority"] { priority = value }
    failsClosed = table["onError"].bytes == "deny"
    switch table["controllers"] {
    case .constant(.text(let pattern)): patterns = [pattern]
    case .table(let list): patterns = Policy.texts(list)
    default: break
    }
    if case .table(let list) = table["sources"] {
      sources = Policy.texts(list)
      listsSources = true
    }
  }

  private static func texts(_ list: OwnTable) -> [ByteText] {
    (0..<list.count).compactMap { list[$0 + 1].bytes }
  }

  /// Whether both are of the same files, byte for byte.
  package func hasSameTexts(as other: Policy) -> Bool {
    texts.count == other.texts.count
      && zip(texts, other.texts).allSatisfy {
        ByteText($0.module) == ByteText($1.module) && $0.bytes == $1.bytes
      }
  }

  package func analysis(_ hook: ByteText) -> HookAnalysis? { hooks.first { $0.hook == hook } }
}
