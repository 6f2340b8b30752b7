import Expectations
import Testing

@testable import navhost

/// An error, and the line that it means.
@Suite struct ReplErrorTests {
  @Test func `An error points at what it means`() throws {
    let fixture = try ReplFixture()
    let cases: [(String, Int, Int)] = [
      ("x = nav.tip.title", 8, 3), ("foo.bar()", 0, 3), ("x = 1 1", 6, 1), ("nav.top:jump()", 4, 3),
      ("  error('no')", 2, 5), ("1 + {} .. nil", 0, 13),
      ("nav.push{class = 'X', titel = 'x'}", 22, 5), ("nav.on('pusch', print)", 8, 5),
      ("nav.pan{frm = {5, 400}}", 8, 3),
    ]
    for (line, column, length) in cases {
      let excerpt = try fixture.error(line).excerpt
      expectEqual(excerpt?.line, line)
      expectEqual(excerpt.map { [$0.column, $0.length] }, [column, length], "\(line)")
    }
  }

  @Test func `A long line is cut around what the error means`() throws {
    let fixture = try ReplFixture()
    let blanks = String(repeating: " ", count: 40)
    for line in ["oops()" + blanks + "-- c", blanks + "oops()" + blanks + ";", blanks + "oops()"] {
      let excerpt = try #require(try fixture.error(line).excerpt).fitted(30)
      expectEqual(excerpt.line.count, 30)
      let start = excerpt.line.index(excerpt.line.startIndex, offsetBy: excerpt.column)
      #expect(excerpt.line[start...].hasPrefix("oops"), "\(line)")
      expectEqual(excerpt.length, 4)
    }
    let short = try #require(try fixture.error("oops()").excerpt)
    expectEqual(short.fitted(30), short)
  }

  @Test func `An error of the caller names no line that nobody typed`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.error("error('x', 2)").message, "x")
    try fixture.enter("function f() error('y', 2) end")
    try expectEqual(fixture.error("f()").message, "y")
  }

  @Test func `An error in a function shows the calls that led to it`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("function g() error('deep') end", "function f() g() end")
    let error = try fixture.error("f()")
    expectEqual(error.excerpt?.line, "function g() error('deep') end")
    #expect(error.calls.count >= 2)
    #expect(error.calls.allSatisfy { !$0.contains("[repl]") && !$0.contains("[C]") })
    #expect(try fixture.error("error('flat')").calls.isEmpty)
  }
}
