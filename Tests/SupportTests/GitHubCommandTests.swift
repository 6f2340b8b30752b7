import Expectations
import NavhostSupport
import Testing

/// Lines that GitHub obeys.
@Suite struct GitHubCommandTests {
  @Test func whatWouldEndItIsEscaped() {
    expectEqual(
      GitHubCommand.line("error", file: "a,b:c.lua", line: 3, title: "50 %", "one\r\ntwo"),
      "::error file=a%2Cb%3Ac.lua,line=3,title=50 %25::one%0D%0Atwo\n")
    expectEqual(
      GitHubCommand.line("notice", file: "", line: 3, title: "t", ""), "::notice title=t::\n")
  }

  /// GitHub's runner looks for `::` behind blanks, and for `##[` anywhere in a line.
  @Test(arguments: [
    ("::error::x", "\\u003a:error::x"), ("a ::error::x", "a ::error::x"), ("a::b", "a::b"),
    ("a\n \t\u{A0}::x", "a\n \t\u{A0}\\u003a:x"), ("a\r::x", "a\r\\u003a:x"),
    (":::x", "\\u003a::x"), ("a ##[error]x ##[", "a \\u0023#[error]x \\u0023#["),
    ("###[", "#\\u0023#["), (" \n\n::", " \n\n\\u003a:"), ("", ""),
  ])
  func noTextHasACommand(_ text: String, _ expected: String) {
    expectEqual(GitHubCommand.disarmed(text), expected)
  }

  @Test func anEscapeMayBeAnother() {
    expectEqual(GitHubCommand.disarmed("::x\n##[x") { "&#\($0.value);" }, "&#58;:x\n&#35;#[x")
  }

  @Test func noControlCharacterReachesTheLog() {
    let controls = String(String.UnicodeScalarView((0..<0xA0).map { Unicode.Scalar($0)! }))
    let line = GitHubCommand.line("error", file: controls, line: 1, title: controls, controls)
    let raw = line.dropLast().unicodeScalars.filter { $0 != "\t" && $0.isControl }
    #expect(raw.isEmpty && line.hasSuffix("\n"))
    #expect(line.contains("\\u{1b}") && line.contains("%0D") && line.contains("%0A"))
  }
}
