import Expectations
import ProgramSupport
import Testing

/// Where text goes.
@Suite struct OutputTests {
  @Test(arguments: ["--version", "check empty.lua", "run lines.lua", "help run"])
  func `what cannot be written is no success`(words: String) throws {
    let folder = try Folder([
      "empty.lua": "", "lines.lua": "for i = 1, 10000 do print(i) end",
    ])
    let run = try ProgramRun(shell: "navhost \(words) >/dev/full; echo $?", in: folder.url)
    expectEqual(run.output, "navhost: standard output could not be written to its end\n1\n")
  }

  @Test(arguments: [
    ["run", "--json", "s.lua"], ["run", "s.lua"], ["test", "--reporter", "junit", "a_spec.lua"],
    ["test", "--reporter", "junit", "a_spec.lua"], ["test", "--reporter", "github", "a_spec.lua"],
    ["test", "a_spec.lua"], ["check", "s.lua"],
  ])
  func `What cannot be written is status 1`(words: [String]) throws {
    let scratch = try Folder([
      "s.lua": "nav.setRoot('A') print('x')", "a_spec.lua": "it('a', function() error('no') end)",
      "b_spec.lua": "it('a', function() end)",
    ])
    for target in [">/dev/full", ">&-"] {
      let words = words.map { $0 == "a_spec.lua" ? "b_spec.lua" : $0 }.joined(separator: " ")
      let run = try ProgramRun(shell: "navhost \(words) \(target) 2>errors", in: scratch.url)
      expectEqual(run.status, 1, "\(words) \(target)")
      let errors = try scratch.read("errors")
      #expect(
        errors.hasSuffix("navhost: standard output could not be written to its end\n"), "\(words)")
    }
  }

  @Test func `What a name or a plugin brings is shown, and obeyed by no terminal`() throws {
    let scratch = try Folder([
      "plugins/p.lua": "log.warn('a\\27[31m') print('b') return { name = 'x\\27y' }", "s.lua": "",
    ])
    let run = try ProgramRun(["run", "s.lua"], in: scratch.url)
    #expect(!run.errors.contains("\u{1B}") && run.errors.contains("warn: a"))
    let gone = try ProgramRun(["run", "\u{1B}[31m.lua"], in: scratch.url)
    expectEqual(gone.errors, "navhost: \\u{1b}[31m.lua: No such file or directory\n")
  }

  @Test func `A stream that is closed is not the next file that is opened`() throws {
    let scratch = try Folder([
      "s.lua": "print('said') io.stderr:write('told')", "kept": "as it was",
    ])
    for closed in ["<&-", ">&-", "2>&-"] {
      let run = try ProgramRun(
        shell: "navhost run s.lua \(closed) 3<>kept; cat kept", in: scratch.url)
      #expect(run.output.hasSuffix("as it was"), "\(closed)")
    }
  }
}
