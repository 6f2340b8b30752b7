import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import Testing

/// Arguments as scripts and traces give them.
@Suite struct OperationReaderTests {
  private let host = NavigationHost()

  private func read(_ name: NavigationOperation.Name, _ arguments: LuaValue...) throws
    -> NavigationOperation
  {
    try OperationReader(host, on: host.navigation).read(name, arguments)
  }

  private func options(_ fields: (String, LuaValue)...) -> LuaValue {
    .table(LuaTable(fields: fields))
  }

  private func point(_ x: Double, _ y: Double) -> LuaValue {
    .table(LuaTable(list: [.number(x), .number(y)]))
  }

  @Test func whatIsLeftOutIsAsUsual() throws {
    try expectEqual(read(.tapBack), .tapBack())
    try expectEqual(read(.requestPop), .requestPop())
    try expectEqual(read(.swipeDown), .swipeDown())
    try expectEqual(read(.pop), .pop())
    try expectEqual(
      read(.touch, .string("began"), .integer(1), .number(2.5)),
      .touch(.began, ScreenPoint(x: 1, y: 2.5)))
    try expectEqual(
      read(.pan, options(("from", point(1, 2)), ("to", point(3, 4)))),
      .pan(Pan(from: ScreenPoint(x: 1, y: 2), to: ScreenPoint(x: 3, y: 4))))
  }

  @Test func whatIsWrongIsToldWithTheFunction() {
    func message(_ name: NavigationOperation.Name, _ arguments: LuaValue...) -> String? {
      let error = #expect(throws: LuaRaise.self) {
        try OperationReader(host, on: host.navigation).read(name, arguments)
      }
      return error?.message
    }
    expectEqual(
      message(.tapBack, options(("setle", .boolean(true)))),
      "nav.tapBack: unknown option 'setle'; did you mean 'settle'?")
    expectEqual(message(.tap, .string("x"), .integer(1)), #"'x' must be a finite number, got "x""#)
    expectEqual(message(.pan, options(("to", point(1, 1)))), "'from' is missing")
    expectEqual(message(.touch), "'phase' is missing")
    expectEqual(message(.backMenu, .string("one")), #"the entry must be an integer, got "one""#)
    expectEqual(
      message(.swipeDown, options(("distance", .integer(-1)))), "'distance' must not be negative")
    expectEqual(message(.select, .nil), "tabs.select: the tab must be an integer, got nothing")
    expectEqual(
      message(.setStack, .table(LuaTable())), "needs a list of at least one spec, got a table")
    expectEqual(
      message(.requestPop, options(("count", .integer(0)))), "'count' must be at least 1, got 0")
    expectEqual(message(.popTo, .integer(2)), "there is no controller at index 2: the stack has 0")
    expectEqual(
      message(.embed, .integer(2), .string("A")), "needs a controller that is on a stack, got 2")
    expectEqual(
      message(.advance, .integer(-1)), "needs seconds, a number that is not negative, got -1")
    expectEqual(message(.tabs, .string("A")), #"needs a list of specs, got "A""#)
  }

  /// A controller that is made lives until the operation has put it on a stack.
  @Test func whatIsReadIsCarriedOut() throws {
    guard
      case .controller(let root) = try host.carryOut(.setRoot, [.string("A")], on: host.navigation)
    else {
      Issue.record("nothing was put on the stack")
      return
    }
    #expect(root.className == "A" && host.navigation.depth == 1)
    #expect(throws: LuaRaise.self) {
      try host.carryOut(.push, [.integer(5)], on: host.navigation)
    }
    expectEqual(host.navigation.depth, 1)
  }
}
