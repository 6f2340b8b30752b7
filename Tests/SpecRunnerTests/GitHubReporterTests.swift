import Expectations
import NavhostSpecRunner
import ProgramSupport
import Testing

/// Annotations for GitHub Actions.
@Suite struct GitHubReporterTests {
  /// The syntax of GitHub's page "Workflow commands for GitHub Actions".
  @Test func failuresAndWarningsAreCommands() {
    var text = ""
    let reporter = GitHubReporter(root: "app/") { text += $0 }
    let problem = SpecProblem(.failure, "p.lua:3: 50% off,\nor: not", file: "p.lua", line: 3)
    var summary = SpecSummary()
    let events: [SpecEvent] = [
      .fileBegan("a_spec.lua"),
      .tested(SpecResult(file: "a_spec.lua", name: "fine", line: 1, outcome: .passed)),
      .tested(
        SpecResult(file: "a_spec.lua", name: "a: b, c", line: 2, outcome: .failed([problem]))),
      .tested(SpecResult(file: "a_spec.lua", name: "later", line: 5, outcome: .pending("why"))),
      .trouble(file: "a_spec.lua", message: "plugins/p.lua:2: unknown field 'x'"),
      .fileEnded("a_spec.lua", seconds: 1),
    ]
    for event in events {
      reporter.happened(event)
      summary.count(event)
    }
    reporter.ended(summary)
    expectEqual(
      text,
      """
      ::error file=app/p.lua,line=3,title=a%3A b%2C c::p.lua:3: 50%25 off,%0Aor: not
      ::notice file=app/a_spec.lua,line=5,title=later::pending: why
      ::warning file=app/plugins/p.lua,line=2,title=navhost::plugins/p.lua:2: unknown field 'x'
      1 passed, 1 failed, 1 pending

      """)
  }

  @Test(arguments: [
    (["plugins"], "plugins/p.lua", "4"), (["plugins/a_spec.lua"], "plugins/a_spec.lua", "3"),
    (["."], "lib/check.lua", "2"), (["plugins", "lib"], "lib/check.lua", "2"),
    (["./plugins/../plugins"], "plugins/p.lua", "4"),
  ])
  func `a failure is at the deepest line of a spec or of a folder that is named`(
    words: [String], file: String, line: String
  ) throws {
    let folder = try Folder([
      "lib/check.lua": "return function(x)\n  return x.y\nend",
      "plugins/p.lua": """
      local check = dofile("lib/check.lua")

      return function()
        local y = check(nil)
        return y
      end
      """,
      "plugins/a_spec.lua": "local p = dofile('plugins/p.lua')\n"
        + "it('a', function()\n  local y = p()\n  return y\nend)",
    ])
    let run = try ProgramRun(["test", "--reporter", "github"] + words, in: folder.url)
    let message = "lib/check.lua:2: attempt to index a nil value (local 'x')"
    let annotation = "::error file=\(file),line=\(line),title=a::\(message)\n"
    #expect(run.output.hasPrefix(annotation.replacing("./plugins/../", with: "")), "\(run.output)")
    expectEqual(run.lastLine, "0 passed, 1 failed")
  }

  @Test func `a failure with no such line is at its test`() throws {
    let folder = try Folder([
      "lib/deep.lua":
        "local function f(n) if n == 0 then error('deep') end f(n - 1) return n end return f",
      "specs/a_spec.lua": "\nit('a', function() require('lib.deep')(100) end)",
      "specs/b_spec.lua": "it('b', function()\n\n  require('lib.gone')\nend)",
    ])
    let run = try ProgramRun(["test", "--reporter", "github", "specs"], in: folder.url)
    #expect(
      run.output.hasPrefix("::error file=specs/a_spec.lua,line=2,title=a::./lib/deep.lua:1: deep"))
    #expect(
      run.output.contains("\n::error file=specs/b_spec.lua,line=3,title=b::"), "\(run.output)")
  }

  @Test func `a fault of a plugin is at the plugin in a folder that is named, else at the spec`()
    throws
  {
    let folder = try Folder([
      "policies/p.lua": "return { shouldPop = function()\n  error('boom')\nend }",
      "specs/a_spec.lua": """
      it("a", function()
        assert(nav.use("policies/p.lua"))
        nav.setStack { "A", "B" }
        nav.tapBack()
      end)
      """,
    ])
    for (words, place) in [
      (["specs"], "specs/a_spec.lua,line=4"), (["specs", "policies"], "policies/p.lua,line=2"),
    ] {
      let run = try ProgramRun(["test", "--reporter", "github"] + words, in: folder.url)
      #expect(
        run.output.hasPrefix("::error file=\(place),title=a::policies/p.lua:2: boom (shouldPop"),
        "\(run.output)")
    }
  }
}
