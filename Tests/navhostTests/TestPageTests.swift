import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost test --html`, and the keys of `--watch`.
@Suite struct TestPageTests {
  private func folder() throws -> Folder {
    try Folder([
      "plugins/held.lua": "return { shouldPop = function()\n  return false, 'a <draft>'\nend }",
      "plugins/held_spec.lua": """
      describe("a page", function()
        before_each(function() nav.use("plugins/held.lua") end)
        it("is left", function()
          nav.setStack({ "Home", "Page" })
          assert.popped(nav.tapBack())
        end)
        it("stays", function() end)
        pending("waits")
      end)
      """,
    ])
  }

  @Test func `A cause is shown once, with all that failed by it`() throws {
    let folder = try folder()
    try folder.write(
      "plugins/held_spec.lua",
      """
      for i = 1, 9 do
        it("is left " .. i, function()
          nav.use("plugins/held.lua")
          nav.setStack({ "Home", "Page" })
          assert.popped(nav.tapBack())
        end)
      end
      """)
    try expectEqual(ProgramRun(["test", "--html", "page.html"], in: folder.url).status, 1)
    let page = try folder.read("page.html")
    expectEqual(page.components(separatedBy: "<section>").count, 2)
    #expect(page.contains("8 more by the same cause:<ul><li>is left 2<li>is left 3"))
    #expect(page.contains("<tr class=\"failed\"><td>failed<td>is left 9"))
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2", "."]])
  func `A page shows each failed test with its screens and the reason`(words: [String]) throws {
    let folder = try folder()
    try folder.write("b_spec.lua", "it('is another', function() end)")
    let run = try ProgramRun(["test", "--html", "page.html"] + words, in: folder.url)
    expectEqual(run.status, 1)
    let page = try folder.read("page.html")
    #expect(page.contains("<h3>a page is left</h3>"))
    expectEqual(page.components(separatedBy: "<figure>").count, 3)
    #expect(page.contains("<figcaption>backButton: blocked</figcaption>"))
    #expect(page.contains("held.shouldPop: deny"))
    #expect(page.contains("a &lt;draft&gt;"))
    #expect(page.contains("<tr class=\"passed\"><td>passed<td>a page stays"))
    #expect(page.contains("<tr class=\"pending\"><td>pending<td>a page waits"))
    #expect(!page.contains("http"))
    // The next run writes over it, and over nothing else.
    try expectEqual(ProgramRun(["test", "--html", "page.html"], in: folder.url).status, 1)
    let other = try ProgramRun(["test", "--html", "plugins/held.lua"], in: folder.url)
    #expect(other.status == 1 && other.output == "")
    #expect(other.errors.contains("plugins/held.lua"))
    #expect(try folder.read("plugins/held.lua").hasPrefix("return"))
  }

  @Test func `Keys run the failed tests, those of a pattern, and all`() throws {
    let folder = try folder()
    let terminal = try PseudoTerminal(["test", "--watch"], in: folder.url, answer: "")
    defer { terminal.end() }
    let counts = { (text: String) in
      text.matches(of: #/\d+ passed, \d+ failed(, \d+ pending)?/#).map { String($0.output.0) }
    }
    func press(_ key: String, expecting count: String, runs: Int) throws {
      terminal.type(key)
      let output = try terminal.wait { $0.components(separatedBy: "waiting for").count == runs + 1 }
      expectEqual(counts(output).last, count, "\(key)")
    }
    try press("", expecting: "1 passed, 1 failed, 1 pending", runs: 1)
    try press("f", expecting: "0 passed, 1 failed", runs: 2)
    try press("a", expecting: "1 passed, 1 failed, 1 pending", runs: 3)
    try press("pstays\n", expecting: "1 passed, 0 failed", runs: 4)
    try press("\n", expecting: "1 passed, 0 failed", runs: 5)
    try press("f", expecting: "1 passed, 0 failed", runs: 6)
    #expect(terminal.output.contains("no test failed"))
  }
}
