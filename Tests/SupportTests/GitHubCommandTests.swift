import NavhostSupport
import Testing

/// Lines that GitHub obeys.
@Suite struct GitHubCommandTests {
  @Test func whatWouldEndItIsEscaped() {
    #expect(
      GitHubCommand.line("error", file: "a,b:c.lua", line: 3, title: "50 %", "one\r\ntwo")
        == "::error file=a%2Cb%3Ac.lua,line=3,title=50 %25::one%0D%0Atwo\n")
    #expect(
      GitHubCommand.line("notice", file: "", line: 3, title: "t", "") == "::notice title=t::\n")
  }

  @Test func noControlCharacterReachesTheLog() {
    let controls = String(String.UnicodeScalarView((0..<0xA0).map { Unicode.Scalar($0)! }))
    let line = GitHubCommand.line("error", file: controls, line: 1, title: controls, controls)
    let raw = line.dropLast().unicodeScalars.filter { $0 != "\t" && $0.isControl }
    #expect(raw.isEmpty && line.hasSuffix("\n"))
    #expect(line.contains("\\u{1b}") && line.contains("%0D") && line.contains("%0A"))
  }
}
