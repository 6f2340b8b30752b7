import Expectations
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

@Suite struct SourceBreakpointTests {
  @Test(arguments: [
    ("3", 3), (" 12 ", 12), ("\t1\n", 1), ("1 2", nil), ("+5", nil), ("-1", nil), ("0", 0),
    ("1.0", nil), ("99999999999999999999", nil), ("often", nil),
  ])
  func aHitConditionIsDigits(_ text: String, _ number: Int?) {
    expectEqual(text.hitNumber, number)
    let condition = JSONValue.Member("hitCondition", .string(text))
    let line = SourceBreakpoint(id: 1, .object([condition]), wanted: 1)
    expectEqual(line.problem == nil, number ?? 0 > 0)
    let name = JSONValue.Member("name", .string("shouldPop"))
    let hook = HookBreakpoint(id: 1, .object([name, condition]))
    expectEqual(hook.problem == nil, number ?? 0 > 0)
  }
}
