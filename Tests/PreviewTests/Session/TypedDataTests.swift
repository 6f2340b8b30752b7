import Expectations
import Testing

@testable import NavhostPreview

/// Data that a person types in a field of the page: nothing of it is run.
@Suite struct TypedDataTests {
  @Test(arguments: [
    "{}", "{online = true, n = -3, t = {1, 'two', [[three]]}, ['a b'] = nil, [4] = false}",
    "  { a = 1 } -- a comment",
  ])
  func dataIsTaken(_ text: String) throws {
    try expectEqual(TypedData(.app, text).lua(on: "nav"), "nav.app = \(text)")
    try expectEqual(TypedData(.props, text).lua(on: "tabs[2]"), "tabs[2].top.props = \(text)")
  }

  @Test(arguments: [
    "", "3", "true", "nil", "{", "{} nav.pop()", "{a = os.execute('x')}", "{a = b}", "{a = 1 + 1}",
    "{f()}", "{[f()] = 1}", "{function() end}", "{...}", "({})", "{}, {}", "{a = -'x'}",
    "{a = (1)}", "{} end", "{'" + String(repeating: "x", count: 70_000) + "'}",
  ])
  func whatIsNoDataIsRefused(_ text: String) {
    #expect(throws: TypedData.Problem.self) { try TypedData(.app, text) }
  }

  @Test func aRefusalSaysWhatIsWrong() {
    let message = ClientMessage.read(#"{"do":"write","field":"app","text":"3"}"#)?.message
    expectEqual(message, .refused(.app, "it must be a table, as {online = true}"))
    #expect(ClientMessage.read(#"{"do":"write","field":"title","text":"{}"}"#) == nil)
  }
}
