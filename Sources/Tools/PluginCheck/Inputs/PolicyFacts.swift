internal import NavhostLuaSyntax

/// What the text of a plugin shows of it without running: the values that matter to its hooks, and where
/// it keeps state that the host does not see.
package struct PolicyFacts: Sendable {
  /// A place where a function keeps something outside `controller.state`.
  package struct HiddenState: Equatable, Sendable {
    /// The variable that is written, or the function that is called: `count`, `math.random`.
    package var name: String
    package var file: String
    package var line: Int
  }

  /// By `props.NAME`, `state.NAME`, or the name of a field; `props.list.[].name` of what a list has in it.
  package private(set) var inputs: [String: InputUse] = [:]
  package private(set) var hiddenState: [HiddenState] = []
  /// Inputs went where the text does not show what is done with them.
  package private(set) var hasEscaped = false

  package init() {}

  /// A file of a plugin.
  package struct File {
    /// What `require` calls it; nil of the plugin's own file.
    package var module: String?
    package var path: String
    package var bytes: [UInt8]

    package init(module: String? = nil, path: String, bytes: [UInt8]) {
      self.module = module
      self.path = path
      self.bytes = bytes
    }
  }

  /// Reads the files of a plugin, its own first. One that is no Lua shows nothing.
  package init(_ files: [File]) {
    var read: [FlowReader.File] = []
    for file in files {
      let source = SourceText(file: file.path, bytes: file.bytes)
      guard let chunk = try? Parser.parse(source) else {
        hasEscaped = true
        continue
      }
      read.append(FlowReader.File(module: file.module, chunk: chunk))
      hiddenState += HiddenStateVisitor(chunk, source).found
    }
    let flow = FlowReader(read)
    inputs = flow.uses
    hasEscaped = hasEscaped || flow.hasEscaped
  }

  package init(file: String, bytes: [UInt8]) {
    self.init([File(path: file, bytes: bytes)])
  }

  /// Adds what another plugin shows.
  package mutating func join(_ other: PolicyFacts) {
    for (name, use) in other.inputs { inputs[name, default: InputUse()].join(use) }
    hasEscaped = hasEscaped || other.hasEscaped
    hiddenState += other.hiddenState
  }

  /// The names of the props that the text names, sorted.
  package var props: [String] {
    inputs.keys.filter { $0.hasPrefix("props.") }.map { String($0.dropFirst(6)) }
      .filter { $0 != Self.any && !$0.contains(".") }.sorted()
  }

  /// Stands for a name that is made up at run time, and for any place of a list.
  package static let any = "[]"
}
