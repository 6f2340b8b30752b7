/// What Swift offers to a Lua state: functions, kinds of objects, names of fields.
///
/// One library serves any number of states. It is complete before the first state is opened.
package final class LuaLibrary {
  /// How tables in the arguments of a function arrive.
  package enum Arguments: Int32, Sendable {
    /// By value, as data; what is none, a function in a table, say, becomes `.other` in its place. A
    /// table that is too deep or too large for data is `.other` as a whole.
    case data
    /// By reference.
    case references
    /// Every argument goes through Lua's `tostring` first.
    case strings
  }

  /// A function that Lua calls. It puts its results into `call.output`.
  package typealias Function = (LuaCall) throws(LuaRaise) -> LuaReply

  struct Definition {
    var path: String?
    var arguments: Arguments
    var body: Function
  }

  struct Kind {
    var number: UInt8
    var name: String
    var shape: LuaShape
  }

  private(set) var definitions: [Definition] = []
  private(set) var kinds: [Kind] = []
  private(set) var fields: [String] = []
  private(set) var dynamicTables: [(name: String, object: LuaObject)] = []
  private(set) var requireSlot: LuaSlot?
  /// As C reads it, from the opening of the first state on.
  private(set) lazy var raw = RawLibrary(self)

  package init() {}

  /// Puts a function at a global path: `"confirm"`, `"log.debug"`.
  package func define(
    _ path: String, arguments: Arguments = .data, _ body: @escaping Function
  ) {
    add(Definition(path: path, arguments: arguments, body: body))
  }

  /// A function that has no place of its own: a method, say.
  package func function(
    arguments: Arguments = .data, _ body: @escaping Function
  ) -> LuaSlot {
    add(Definition(path: nil, arguments: arguments, body: body))
  }

  /// The function that finds the source of a module: it is called with the name and pushes the
  /// chunk name and the source.
  package func require(_ body: @escaping Function) {
    requireSlot = function(body)
  }

  /// Declares a kind of object; `number` is 1…15.
  package func kind(_ number: UInt8, name: String, shape: LuaShape = .userdata) {
    kinds.append(Kind(number: number, name: name, shape: shape))
  }

  /// Names the fields of objects; their atoms are their places in the list.
  package func fields(_ names: [String]) {
    fields = names
  }

  /// Reads and writes of what the global table `name` does not have go to `object`; of a kind that Lua
  /// sees as tables, the global is the object.
  package func dynamicTable(_ name: String, object: LuaObject) {
    dynamicTables.append((name, object))
  }

  @discardableResult
  private func add(_ definition: Definition) -> LuaSlot {
    definitions.append(definition)
    return LuaSlot(index: Int32(definitions.count - 1))
  }
}

/// What stands for the objects of a kind in Lua.
package enum LuaShape: Sendable {
  /// Userdata: one value for one object, as long as Lua holds it.
  case userdata
  /// The same, but Lua sees a table.
  case table
  /// Userdata for an object that is handed to Lua only once.
  case once
}

/// What a registered function says when it is done.
package enum LuaReply: Int32, Sendable {
  /// The results are in the output.
  case results = 0
  /// The running call is suspended: the values it is resumed with become the results.
  case suspend = 2
}

/// A call of a registered function.
package struct LuaCall {
  package let state: LuaState
  package let arguments: [LuaValue]
  package let output: LuaOutput

  /// The n-th argument, from 0; nil where there is none.
  package subscript(_ index: Int) -> LuaValue {
    index < arguments.count ? arguments[index] : .nil
  }

  /// The same without its first argument: what a function was bound to.
  package func droppingFirst() -> LuaCall {
    LuaCall(state: state, arguments: Array(arguments.dropFirst()), output: output)
  }
}

/// The name of a field that Lua reads or writes.
package enum LuaKey {
  /// One of the library's fields, by its place in the list.
  case field(Int)
  case other(LuaValue)
}

/// What stands behind the objects that Swift gives to Lua.
///
/// What is thrown here is raised in Lua.
package protocol LuaObjects: AnyObject {
  /// Puts the value of a field into `output`.
  func read(_ key: LuaKey, of object: LuaObject, into output: LuaOutput) throws(LuaRaise)
  /// `output` takes no values; what the write costs beyond the ordinary is spent there.
  func write(
    _ value: LuaValue, to key: LuaKey, of object: LuaObject, spendingFrom output: LuaOutput
  ) throws(LuaRaise)
  func count(of object: LuaObject) throws(LuaRaise) -> Int
  func pairs(of object: LuaObject) throws(LuaRaise) -> LuaTable
  func describe(_ object: LuaObject) -> String
}
