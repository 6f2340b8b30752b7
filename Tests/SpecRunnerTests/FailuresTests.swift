import Expectations
import NavhostSpecRunner
import ProgramSupport
import Testing

/// What is said when a test does not pass.
@Suite struct FailuresTests {
  private func problem(_ body: String) throws -> (SpecRun, SpecProblem) {
    let run = try SpecRun("\nit('x', function()\n\(body)\nend)")
    return (run, try #require(run.results.first?.problems.first))
  }

  @Test(arguments: [
    (
      "assert.equal(1, 2)", "failure",
      "Expected objects to be equal.\nPassed in:\n(number) 2\nExpected:\n(number) 1"
    ),
    ("assert(false)", "failure", "assertion failed!"),
    ("assert(nil, 'why')", "failure", "why"),
    ("error('boom')", "error", "boom"),
    ("error('boom', 0)", "error", "boom"),
    ("error()", "error", "an error without a message (nil)"),
    ("error({ 1, code = 2 })", "error", "{ 1, code = 2 }"),
    ("error(setmetatable({}, { __tostring = function() return 'own' end }))", "error", "own"),
    ("local t = nil; t.x = 1", "error", "attempt to index a nil value (local 't')"),
    (
      "assert.same('a', {})", "failure",
      "Expected objects to be the same.\nPassed in:\n(table) { }\nExpected:\n(string) 'a'"
    ),
    (
      "assert.has_no.errors(function() error('e', 0) end)", "failure",
      "Expected no error, but caught:\n(string) 'e'"
    ),
  ])
  func messageNamesFileAndLine(_ body: String, _ kind: String, _ message: String) throws {
    let (run, problem) = try problem(body)
    expectEqual(problem.kind.rawValue, kind)
    expectEqual(run.plain(problem.message), "FILE:3: " + message)
    expectEqual(problem.file, run.file)
    expectEqual(problem.line, 3)
  }

  @Test func tracebackHasTheSpecsFramesOnly() throws {
    let run = try SpecRun(
      """

      local function check(n)
        assert.equal(1, n)
      end
      describe("d", function()
        it("x", function()
          pcall(error)
          check(2)
        end)
      end)
      """)
    let problem = try #require(run.results.first?.problems.first)
    expectEqual(
      problem.traceback.map(run.plain),
      [
        "FILE:3: in upvalue 'check'", "FILE:8: in function <FILE:6>",
      ])
  }

  @Test func recursionIsToldOnce() throws {
    let (run, problem) = try problem("local function f() return 1 + f() end f()")
    #expect(problem.message.contains("stack overflow"))
    #expect(problem.traceback.map(run.plain).last?.hasSuffix("times more)") == true)
    expectEqual(problem.traceback.count, 2)
  }

  @Test func tablesAreCompared() throws {
    let (_, problem) = try problem(
      "assert.same({ a = { 1, 2, { x = 1 } }, b = 's' }, { a = { 1, 2, { x = 2 } }, c = true })")
    expectEqual(
      problem.difference,
      [
        "- .a[3].x = 1", "+ .a[3].x = 2", "- .b = \"s\"", "+ .b = nil", "- .c = nil", "+ .c = true",
      ])
  }

  @Test func manyDifferencesAreCut() throws {
    let (_, problem) = try problem(
      "local a, b = {}, {} for i = 1, 30 do a[i], b[i] = i, -i end assert.same(a, b)")
    expectEqual(problem.difference.count, 41)
    expectEqual(problem.difference.last, "… and 10 more")
  }

  @Test func longValuesAreCut() throws {
    let (_, problem) = try problem("assert.same({ ('ü'):rep(500) }, { ('x'):rep(500) })")
    expectEqual(problem.difference[at: 0], "- [1] = \"" + String(repeating: "ü", count: 99) + "…")
    expectEqual(problem.difference[at: 1], "+ [1] = \"" + String(repeating: "x", count: 199) + "…")
  }

  @Test func bytesThatAreNoTextCanBeToldApart() throws {
    let (_, problem) = try problem("assert.equal('a\\255', 'a\\254')")
    #expect(problem.message.contains("(string) 'a\\254'"))
    #expect(problem.message.contains("(string) 'a\\255'"))
  }

  @Test func cyclesAreCompared() throws {
    let (_, problem) = try problem(
      "local a = { n = 1 } a.a = a local b = { n = 2 } b.a = b assert.same(a, b)")
    expectEqual(problem.difference, ["- .n = 1", "+ .n = 2"])
  }

  @Test func anEarlierDifferenceIsNotShownAgain() throws {
    let (_, problem) = try problem("pcall(assert.same, { 1 }, { 2 }) assert.equal(1, 2)")
    expectEqual(problem.difference, [])
  }

  @Test func aLongFileNameIsWhole() throws {
    let folder = try Folder()
    let name = String(repeating: "long/", count: 30) + "a_spec.lua"
    try folder.write(name, "it('x', function() error('e') end) it('y', function() assert(nil) end)")
    var problems: [SpecProblem] = []
    try SpecSuite().run(folder.path(name)) {
      if case .tested(let result) = $0 { problems += result.problems }
    }
    expectEqual(
      problems.map(\.message),
      [
        "\(folder.path(name)):1: e", "\(folder.path(name)):1: assertion failed!",
      ])
    try folder.write(name, "it(")
    try SpecSuite().run(folder.path(name)) {
      if case .problem(_, _, let problem) = $0 { problems = [problem] }
    }
    #expect(problems[at: 0]?.message.hasPrefix("\(folder.path(name)):1: unexpected symbol") == true)
  }

}
