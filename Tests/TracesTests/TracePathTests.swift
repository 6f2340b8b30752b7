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
    #expect(steps("title") == ["'title'"])
    #expect(steps("props.draft.text_2") == ["'props'", "'draft'", "'text_2'"])
    #expect(steps("props.list[2]") == ["'props'", "'list'", "2"])
    #expect(
      steps(#"props["two words"][true][-1.5]"#) == ["'props'", "'two words'", "true", "-1.5"])
    #expect(steps(#"props["a]\"]"].x"#) == ["'props'", #"'a]"]'"#, "'x'"])
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
    #expect(steps(path) == ["'props'", "'\(key)'"])
    #expect(steps(TracePath.joined(path, .integer(-3))) == ["'props'", "'\(key)'", "-3"])
    #expect(steps(TracePath.joined(path, .boolean(false))) == ["'props'", "'\(key)'", "false"])
  }

  /// Only what is below `props` can be masked.
  @Test func outsideOfPropsThereIsNoPath() {
    #expect(TracePath.child(of: "", key: "props") == "props")
    #expect(TracePath.child(of: "", key: "title") == "")
    #expect(TracePath.child(of: "", index: 1) == "" && TracePath.child(of: "", .integer(1)) == "")
    #expect(TracePath.child(of: "props", index: 2) == "props[2]")
    #expect(TracePath.child(of: "props", .string("a b")) == #"props["a b"]"#)
  }
}
