import Expectations
import NavhostLua
import Testing

@testable import NavhostTraces

/// Where a value stands below a controller.
@Suite struct TracePathTests {
  private func steps(_ path: String) -> [String]? {
    TracePath.steps(path)?.map { step in
      switch step {
      case .string(let text): "'\(text)'"
      case .integer(let number): "\(number)"
      case .number(let number): "\(number)"
      case .boolean(let flag): "\(flag)"
      default: "?"
      }
    }
  }

  @Test func aPathIsAFieldThenKeys() {
    expectEqual(steps("title"), ["'title'"])
    expectEqual(steps("props.draft.text_2"), ["'props'", "'draft'", "'text_2'"])
    expectEqual(steps("props.list[2]"), ["'props'", "'list'", "2"])
    expectEqual(
      steps(#"props["two words"][true][-1.5]"#), ["'props'", "'two words'", "true", "-1.5"])
    expectEqual(steps(#"props["a]\"]"].x"#), ["'props'", #"'a]"]'"#, "'x'"])
  }

  @Test(arguments: [
    "", ".", ".props", "props.", "props..x", "props x", "props[", "props[x]", "props[null]",
    "props[[1]]", #"props["a]"#, "props.é",
  ])
  func anythingElseIsNone(path: String) {
    #expect(TracePath.steps(path) == nil)
  }

  @Test(arguments: ["x", "two words", "2nd", "", "a.b", "a\"]", "é", "_1"])
  func whatIsJoinedComesApartAgain(key: String) {
    let path = TracePath.joined("props", key)
    expectEqual(steps(path), ["'props'", "'\(key)'"])
    expectEqual(steps(TracePath.joined(path, .integer(-3))), ["'props'", "'\(key)'", "-3"])
    expectEqual(steps(TracePath.joined(path, .boolean(false))), ["'props'", "'\(key)'", "false"])
  }

  /// Only what is below `props` can be masked.
  @Test func outsideOfPropsThereIsNoPath() {
    expectEqual(TracePath.child(of: "", key: "props"), "props")
    expectEqual(TracePath.child(of: "", key: "title"), "")
    #expect(TracePath.child(of: "", index: 1) == "" && TracePath.child(of: "", .integer(1)) == "")
    expectEqual(TracePath.child(of: "props", index: 2), "props[2]")
    expectEqual(TracePath.child(of: "props", .string("a b")), #"props["a b"]"#)
  }
}
