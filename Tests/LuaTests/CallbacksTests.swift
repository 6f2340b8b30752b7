import Expectations
import NavhostLua
import Testing

@Suite("What Lua calls in Swift")
struct CallbacksTests {
  @Test("a listener that a callback calls leaves the callback's own results alone")
  func nestedCalls() throws {
    let library = LuaLibrary()
    library.define("twice") { call throws(LuaRaise) in
      call.output.push("before")
      guard case .function(let function) = call[0] else { throw LuaRaise("function expected") }
      let outcome = try LuaRaise.passingOn { () throws(LuaError) in
        try call.state.call(function, [.integer(2)])
      }
      guard case .finished(let values) = outcome else { throw LuaRaise("suspended") }
      call.output.push(values.first ?? .nil)
      return .results
    }
    let state = try makeState(library: library)
    let values = try state.run("return twice(function(n) return {n, n} end)")
    expectEqual(values[at: 0]?.stringValue, "before")
    expectEqual(values[at: 1]?.tableValue?.list.count, 2)
  }

  @Test("finalizers may call while a state is closed, and not while it goes away")
  func finalizers() throws {
    for closes in [true, false] {
      var calls = 0
      let library = LuaLibrary()
      library.define("called") { call in
        calls += 1
        #expect(!call.state.isOpen)
        return .results
      }
      var state: LuaState? = try LuaState(.full, library: library)
      _ = try state?.run("kept = setmetatable({}, {__gc = function() called() end})")
      if closes { state?.close() }
      state = nil
      expectEqual(calls, closes ? 1 : 0)
    }
  }

  /// Objects with two fields, which count the writes.
  private final class Boxes: LuaObjects {
    var written: [String] = []

    func read(_ key: LuaKey, of object: LuaObject, into output: LuaOutput) throws(LuaRaise) {
      switch key {
      case .field(0): output.push(Int(object.id))
      case .field: throw LuaRaise("no such luck")
      case .other(let value): output.push("other \(value.stringValue ?? value.typeName)")
      }
    }

    func write(
      _ value: LuaValue, to key: LuaKey, of object: LuaObject, spendingFrom output: LuaOutput
    ) throws(LuaRaise) {
      guard case .field(let place) = key else { throw LuaRaise("not to be written") }
      written.append("\(place) of \(object.id): \(value.typeName)")
    }

    func count(of object: LuaObject) throws(LuaRaise) -> Int {
      guard object.kind == 2 else { throw LuaRaise("has no length") }
      return 3
    }

    func pairs(of object: LuaObject) throws(LuaRaise) -> LuaTable {
      LuaTable(fields: [("a", .integer(1))])
    }

    func describe(_ object: LuaObject) -> String { "box \(object.id)" }
  }

  private func boxes() throws -> (LuaState, Boxes) {
    let library = LuaLibrary()
    library.kind(1, name: "Box")
    library.kind(2, name: "List", shape: .table)
    library.fields(["number", "luck"])
    library.define("box") { call in
      call.output.push(LuaObject(kind: UInt8(call[0].integerValue ?? 1), id: 7))
      return .results
    }
    let boxes = Boxes()
    return (try LuaState(.sandboxed, library: library, objects: boxes), boxes)
  }

  @Test(
    "an object is read, written, counted and gone through",
    arguments: [
      ("box().number", "7"), ("box().other", "other other"), ("box()[true]", "other boolean"),
      ("#box(2)", "3"), ("tostring(box())", "box 7"), ("box() == box()", "true"),
      ("type(box())", "userdata"), ("type(box(2))", "table"),
    ])
  func objects(_ expression: String, _ expected: String) throws {
    let (state, _) = try boxes()
    try expectEqual(state.run("return tostring(\(expression))").first?.stringValue, expected)
  }

  @Test("a write reaches the object")
  func writes() throws {
    let (state, boxes) = try boxes()
    _ = try state.run("box().number = 1 box().luck = 'x'")
    expectEqual(boxes.written, ["0 of 7: number", "1 of 7: string"])
    let found = try state.run("local t = {} for k, v in pairs(box(2)) do t[k] = v end return t.a")
    expectEqual(found.first?.integerValue, 1)
  }

  @Test(
    "what an object throws is raised with a place",
    arguments: [
      ("return box().luck", "no such luck"), ("box().other = 1", "not to be written"),
      ("return #box()", "has no length"),
    ])
  func raisedErrors(_ source: String, _ message: String) throws {
    let (state, _) = try boxes()
    let error = #expect(throws: LuaError.self) { try state.run("\n" + source) }
    expectEqual(error?.message, "test:2: \(message)")
  }

  @Test("what is put before an error is no result; an error from inside keeps its own place")
  func errorsInside() throws {
    let library = LuaLibrary()
    library.define("half") { call throws(LuaRaise) in
      call.output.push("half")
      throw LuaRaise("odd")
    }
    library.define("through") { call throws(LuaRaise) in
      guard case .function(let function) = call[0] else { throw LuaRaise("function expected") }
      _ = try LuaRaise.passingOn { () throws(LuaError) in try call.state.call(function) }
      return .results
    }
    let state = try makeState(library: library)
    let half = try state.run("return pcall(half)")
    expectEqual(half.count, 2)
    #expect(half[1].stringValue == "odd" || half[1].stringValue?.hasSuffix(": odd") == true)
    let error = #expect(throws: LuaError.self) {
      try state.run("through(function()\nerror('x') end)")
    }
    expectEqual(error?.message, "test:2: x")
  }
}
