import Expectations
import Testing

@testable import NavhostDebugAdapter

struct LogMessageTests {
  private func text(_ message: String) -> String { LogMessage(message).text { "<\($0)>" } }

  @Test(arguments: [
    ("plain", "plain"), ("{a}", "<a>"), ("x = {x}, y = {t.y}", "x = <x>, y = <t.y>"),
    ("{ {1, 2}[1] }", "< {1, 2}[1] >"), ("open { stays", "open { stays"), ("a } b", "a } b"),
    ("", ""), ("{'}'} {\"\\\"}\"}", "<'}'> <\"\\\"}\">"), ("{'\\\\'} b", "<'\\\\'> b"),
  ])
  func expressionsAreReplaced(_ message: String, _ expected: String) {
    expectEqual(text(message), expected)
  }
}
