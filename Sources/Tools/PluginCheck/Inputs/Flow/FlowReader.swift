internal import NavhostLuaSyntax

/// Finds what a plugin does with what its hooks are given, by following values through variables,
/// tables, functions and modules.
///
/// It knows no order: a variable may be all that is ever assigned to it. So it sees too much and never
/// too little, and where a value goes out of sight the input counts as one of examples.
final class FlowReader {
  /// A file of the plugin.
  struct File {
    /// What `require` calls it; nil of the plugin's own file.
    var module: String?
    var chunk: Chunk
  }

  private(set) var uses: [String: InputUse] = [:]
  /// Something was handed out of sight that has all inputs.
  private(set) var hasEscaped = false
  var variables: [ObjectIdentifier: FlowValue] = [:]
  var globals: [String: FlowValue] = [:]
  var tables: [FlowSite: FlowTable] = [:]
  var functions: [ObjectIdentifier: FlowFunction] = [:]
  /// What was written into `props` and `state`, by the input.
  var records: [String: FlowValue] = [:]
  /// What the modules return.
  var modules: [String: FlowValue] = [:]
  /// The function that is being read, and the file.
  var current: FlowFunction
  var file = 0
  /// What has not been seen by now is written nowhere.
  private(set) var isSettled = false
  /// Whether what is read becomes the reason of an answer, and nothing else.
  var isTelling = false
  private var hasChanged = false
  private let files: [File]

  /// - Parameter files: the plugin's own first.
  init(_ files: [File]) {
    self.files = files
    current = FlowFunction(FunctionBody(range: 0..<0))
    for file in files { if let module = file.module { modules[module] = [] } }
    settle()
    isSettled = true
    settle()
  }

  private func settle() {
    var passes = 0
    repeat {
      hasChanged = false
      for index in files.indices { readFile(index) }
      passes += 1
    } while hasChanged && passes < Self.maxPasses
    if hasChanged { hasEscaped = true }
  }

  private static let maxPasses = 40

  private func readFile(_ index: Int) {
    file = index
    let function = function(files[index].chunk.body)
    function.varargs = [.unknown]
    current = function
    read(function.body.block)
    let result = function.returns.first ?? [.nil]
    guard let module = files[index].module else { return bindHooks(result) }
    join(result, into: &modules[module, default: []])
  }

  func function(_ body: FunctionBody) -> FlowFunction {
    let id = ObjectIdentifier(body)
    if let known = functions[id] { return known }
    let new = FlowFunction(body)
    functions[id] = new
    return new
  }

  func table(_ site: FlowSite) -> FlowTable {
    if let known = tables[site] { return known }
    let new = FlowTable()
    tables[site] = new
    return new
  }

  // MARK: Growing

  func join(_ value: FlowValue, into place: inout FlowValue) {
    guard !value.isSubset(of: place) else { return }
    place.formUnion(value)
    hasChanged = true
  }

  func join(_ value: FlowValue, into variable: Variable) {
    join(value, into: &variables[ObjectIdentifier(variable), default: []])
  }

  func set(_ flag: inout Bool) {
    if flag { return }
    flag = true
    hasChanged = true
  }

  /// Notes something of an input.
  func note(_ input: String, _ change: (inout InputUse) -> Void) {
    let known = uses[input]
    var all = known ?? InputUse()
    all.join(InputUse(change))
    guard all != known else { return }
    uses[input] = all
    hasChanged = true
  }

  /// The text shows too little: every input is one of examples.
  func loseSight() { set(&hasEscaped) }

  // MARK: Hooks

  /// Binds the parameters of the hooks in the table that the plugin returns.
  private func bindHooks(_ result: FlowValue) {
    var isSeen = false
    for case .table(let site) in result {
      isSeen = true
      let table = table(site)
      if table.isEscaped || !table.elements.isEmpty { loseSight() }
      for (name, value) in table.fields where HookAnswers.names.contains(name) {
        bind(value, as: name)
      }
    }
    if !isSeen { loseSight() }
  }

  private func bind(_ value: FlowValue, as name: String) {
    for atom in value where atom != .nil {
      guard case .function(let id) = atom, let function = functions[id] else {
        loseSight()
        continue
      }
      bind(
        function,
        FlowResults(values: [[.controller], [.argument], [.library("next")]], rest: [.unknown]))
      function.answer = HookAnswers.use(name)
    }
  }

  /// Calls a function with arguments.
  func bind(_ function: FlowFunction, _ arguments: FlowResults) {
    let parameters = function.body.parameters
    for (index, parameter) in parameters.enumerated() { join(arguments[index], into: parameter) }
    guard function.body.isVararg else { return }
    for index in parameters.count..<max(parameters.count, arguments.values.count) {
      join(arguments[index], into: &function.varargs)
    }
    join(arguments.rest, into: &function.varargs)
  }
}
