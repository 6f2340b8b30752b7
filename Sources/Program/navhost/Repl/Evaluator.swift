internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting

/// Runs what somebody types, line by line: in a script's Lua state, or inside a plugin's own sandbox.
final class Evaluator {
  let state: LuaState
  /// Calls a function and keeps what it returns in `_`, `_2`, `_3` …
  private let keeper: LuaReference?
  /// Gives the table that was raised last.
  private let raised: LuaReference?
  /// What the text sees besides the globals: names and values.
  let names: [String]
  let values: () -> [LuaValue]
  /// Gives a call its budget.
  let prepare: () -> Void

  /// For a script: nothing bounds it, and results are kept.
  init(script state: LuaState) throws(LuaError) {
    self.state = state
    keeper = try state.function(Self.keep)
    raised = try state.function(Self.takeRaised)
    names = []
    values = { [] }
    prepare = {}
  }

  /// For a plugin: `plugin` is the table of its hooks, `top` the controller on top.
  init(
    plugin state: LuaState, values: @escaping () -> [LuaValue], prepare: @escaping () -> Void
  ) {
    self.state = state
    keeper = nil
    raised = nil
    names = ["plugin", "top"]
    self.values = values
    self.prepare = prepare
  }

  /// Compiles a piece of a program, so that its first line is line `line` of `name`.
  func load(
    _ source: String, name: String, line: Int = 1
  ) throws(LuaError) -> LuaReference {
    let head = names.isEmpty ? "" : "local \(names.joined(separator: ", ")) = ...; "
    var bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, line - 1))
    bytes += head.utf8
    bytes += source.utf8
    return try state.load(bytes, name: "=" + name)
  }

  /// Calls what `load` gave; tables come back as they are shown.
  func call(_ function: LuaReference) throws(LuaError) -> [LuaValue] {
    prepare()
    let called = keeper ?? function
    let arguments = keeper == nil ? values() : [.function(function)]
    switch try state.call(called, arguments, tables: .display) {
    case .finished(let values): return values
    case .suspended(let thread):
      state.drop(thread)
      return []
    }
  }

  /// Runs a chunk with arguments, for what it does.
  func run(_ source: String, _ arguments: [LuaValue] = []) throws(LuaError) {
    let chunk = try state.load(Array(source.utf8), name: Self.ownName)
    if case .suspended(let thread) = try state.call(chunk, arguments, wanted: 0) {
      state.drop(thread)
    }
  }

  /// Whether the text is a sound chunk.
  func compiles(_ source: String) -> Bool { (try? load(source, name: "stdin")) != nil }

  /// The table that was raised by the call that failed last; nil inside a plugin.
  var errorObject: LuaValue? {
    guard let raised, case .finished(let values)? = try? state.call(raised, [], tables: .display)
    else { return nil }
    return values.first.flatMap { $0.isNil ? nil : $0 }
  }

  /// Whether a script's state runs the lines, or a plugin's, under the budget of a hook.
  var isScript: Bool { keeper != nil }

  /// What the frames of the evaluator itself are called in a traceback.
  static let ownName = "=[repl]"

  /// The C side leaves an error object that is a table in the registry.
  private static let takeRaised = """
    local registry = debug.getregistry()
    return function()
      local object = registry["clua.raised"]
      registry["clua.raised"] = nil
      return object
    end
    """

  private static let keep = """
    local rawset, rawget, select, globals = rawset, rawget, select, _G
    local most = 1
    local function keep(...)
      local count = select("#", ...)
      if count == 0 or count == 1 and (...) == nil then return ... end
      rawset(globals, "__", rawget(globals, "_"))
      rawset(globals, "_", (...))
      for i = 2, count > most and count or most do
        rawset(globals, "_" .. i, (select(i, ...)))
      end
      most = count
      return ...
    end
    return function(run) return keep(run()) end
    """
}

extension LuaState {
  /// The function that a chunk of the host's own returns.
  func function(_ source: String) throws(LuaError) -> LuaReference {
    let chunk = try load(Array(source.utf8), name: Evaluator.ownName)
    guard case .finished(let results) = try call(chunk, [], wanted: 1, tables: .reference),
      let function = results.first?.functionValue
    else { throw LuaError(.runtime, "the chunk returned no function") }
    return function
  }
}

extension ScriptSession {
  /// What runs the lines of a REPL.
  func evaluator() throws(LuaError) -> Evaluator {
    try Evaluator(script: state)
  }
}

extension NavigationHost {
  /// What runs lines inside a plugin's own Lua state, under the budget of a hook.
  ///
  /// - Throws: `PluginError` where the plugin has no state of its own.
  func evaluator(inside plugin: Plugin) throws(PluginError) -> Evaluator {
    guard !plugin.isInline, let state = plugin.loaded.state else {
      throw PluginError("plugin '\(plugin.name)' has no sandbox: it runs in the script's own state")
    }
    return Evaluator(
      plugin: state,
      values: { [unowned self, unowned plugin] in
        let hooks = plugin.loaded.hooks.sorted { $0.key.rawValue < $1.key.rawValue }
          .map { ($0.key.rawValue, LuaValue.function($0.value.function)) }
        return [
          .table(LuaTable(fields: hooks)), navigation.top.map { .object(export($0)) } ?? .nil,
        ]
      },
      prepare: { [unowned self] in
        state.setUnits(limits.hookFuel)
        state.setClock(navigation.time)
        beginLog()
      })
  }
}
