internal import Lua
internal import Navigation
internal import PluginHost

extension NavModule {
  func defineTouches() {
    define("tapBack") { module, call in
      let settle = try module.settle(call[0], of: "nav.tapBack")
      module.push(module.navigation.tapBack(settle: settle), call)
    }
    define("tap") { try $0.tap($1) }
    define("pan") { try $0.pan($1) }
    define("touch") { try $0.touch($1) }
    define("backMenu") { try $0.backMenu($1) }
  }

  func settle(_ value: LuaValue, of function: String) throws -> Bool {
    try OptionTable(value, of: function, known: ["settle"])["settle"].flag() ?? true
  }

  private func coordinate(_ value: LuaValue, _ name: String) throws -> Double {
    guard let number = value.numberValue, number.isFinite else {
      throw LuaRaise("'\(name)' must be a finite number, got \(value.described)")
    }
    return number
  }

  private func tap(_ call: LuaCall) throws {
    let point = Point(x: try coordinate(call[0], "x"), y: try coordinate(call[1], "y"))
    push(navigation.tap(at: point, settle: try settle(call[2], of: "nav.tap")), call)
  }

  private func pan(_ call: LuaCall) throws {
    let known = ["from", "to", "duration", "steps", "fingers", "release", "settle", "input"]
    let options = try OptionTable(call[0], of: "nav.pan", known: known)
    guard let from = try options["from"].point() else { throw LuaRaise("'from' is missing") }
    guard let to = try options["to"].point() else { throw LuaRaise("'to' is missing") }
    var pan = Pan(from: from, to: to)
    pan.duration = try options["duration"].number() ?? pan.duration
    guard pan.duration >= 0 else { throw LuaRaise("'duration' must not be negative") }
    pan.steps = try options["steps"].integer() ?? pan.steps
    guard (1...100_000).contains(pan.steps) else { throw LuaRaise("'steps' must be 1 to 100000") }
    pan.fingers = try options["fingers"].integer() ?? pan.fingers
    guard (1...5).contains(pan.fingers) else { throw LuaRaise("'fingers' must be 1 to 5") }
    pan.release = try options["release"].flag() ?? pan.release
    pan.settle = try options["settle"].flag() ?? pan.settle
    pan.input = try options["input"].choice() ?? pan.input
    push(navigation.pan(pan), call)
  }

  private func touch(_ call: LuaCall) throws {
    let phase: TouchPhase? = try OptionReader(call[0], name: "phase").choice()
    guard let phase else { throw LuaRaise("'phase' is missing") }
    let point = Point(x: try coordinate(call[1], "x"), y: try coordinate(call[2], "y"))
    let id = try OptionReader(call[3], name: "id").integer() ?? 1
    push(navigation.touch(phase, at: point, id: id), call)
  }

  func push(_ outcome: Outcome?, _ call: LuaCall) {
    guard let outcome else { return call.output.pushNil() }
    push(outcome, call)
  }

  private func backMenu(_ call: LuaCall) throws {
    if call[0].isNil {
      let titles = navigation.backMenu.map { LuaValue.string($0) }
      return call.output.push(LuaTable(list: titles))
    }
    guard let entry = call[0].integerValue else {
      throw LuaRaise("the entry must be an integer, got \(call[0].described)")
    }
    let settle = try settle(call[1], of: "nav.backMenu")
    push(navigation.pickBackMenu(entry, settle: settle), call)
  }
}
