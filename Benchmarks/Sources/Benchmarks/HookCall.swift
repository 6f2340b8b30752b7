import NavhostLua

/// A hook called from Swift through the Lua room: under a budget, with two objects of which it is told the
/// fields that are read most, as a plugin's hook is, and two results. What the host adds to it is the chain, the events, the explanation.
final class HookCall {
  private let state: LuaState
  private let hook: LuaReference
  private let className: LuaReference?
  private let request: LuaReference?
  private var lastPop: Int64 = 0

  init(_ source: String) throws {
    let library = LuaLibrary()
    library.kind(1, name: "controller")
    library.kind(2, name: "pop", shape: .once)
    library.fields(["class", "source"])
    state = try LuaState(.sandboxed, library: library, objects: HookObjects(), memoryLimit: 8 << 20)
    let chunk = try state.load(Array(source.utf8), name: "@veto.lua")
    guard case .finished(let values) = try state.call(chunk, wanted: 1, tables: .reference),
      case .reference(let table)? = values.first,
      let hook = try state.field("shouldPop", of: table).functionValue
    else { preconditionFailure("the plugin returns no table with a hook") }
    self.hook = hook
    className = state.keep("Editor")
    request = state.keep("request")
  }

  /// One call; each has a `pop` of its own.
  func call() {
    lastPop += 1
    state.setUnits(500_000)
    state.setSeconds(0.25)
    let output = try! state.arguments()
    let controller = LuaObject(kind: 1, id: 1)
    let pop = LuaObject(kind: 2, id: lastPop)
    output.push(controller)
    output.push(pop)
    output.tell(0, of: controller, className)
    output.tell(1, of: pop, request)
    guard try! state.callInPlace(hook, wanted: 2) == nil else { return }
    precondition(state.results.boolean(0) == false)
  }
}

/// The objects that the hook is given.
private final class HookObjects: LuaObjects {
  func read(_ key: LuaKey, of object: LuaObject, into output: LuaOutput) {
    output.push(object.kind == 1 ? "Editor" : "request")
  }

  func write(
    _ value: LuaValue, to key: LuaKey, of object: LuaObject, spendingFrom output: LuaOutput
  ) {}
  func count(of object: LuaObject) -> Int { 0 }
  func pairs(of object: LuaObject) -> LuaTable { LuaTable() }
  func describe(_ object: LuaObject) -> String { "object" }
}
