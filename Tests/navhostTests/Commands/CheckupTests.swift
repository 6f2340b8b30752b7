import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost doctor`.
@Suite struct CheckupTests {
  @Test func `doctor tells what there is`() throws {
    let scratch = try Folder(["plugins/good.lua": "return {}"])
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["XDG_STATE_HOME": scratch.url.path])
    for subject in [
      "navhost", "programs", "lua", "pictures", "limits", "terminal", "history", "plugins",
    ] {
      #expect(run.output.contains(" \(subject) "), "\(subject)")
    }
    #expect(run.output.contains("ok  lua       Lua 5.4"))
    #expect(run.output.contains("ok  luassert  luassert and say load"))
    #expect(run.output.contains("1 in ./plugins, all load"))
    expectEqual(run.status, 0)
  }

  @Test func `doctor lists the programs that are there`() throws {
    let all = ProgramRun.programs.joined(separator: ", ")
    #expect(try ProgramRun(["doctor"]).output.contains("ok  programs  \(all)\n"))
    let folder = try Folder()
    let navhost = folder.url.appending(path: "navhost")
    try folder.copyProgram(ProgramRun.navhost, to: "navhost")
    try folder.writeProgram("navhost-lsp", "echo 0.1.0")
    let run = try ProgramRun(
      ["doctor"], program: navhost, environment: ["PATH": "/usr/bin:/bin"])
    #expect(
      run.output.contains(
        "--  programs  navhost, navhost-lsp (version 0.1.0); "
          + "missing: navhost-preview, navhost-debug, navhost-trace, navhost-app\n"))
    #expect(run.output.contains("\n  bash scripts/dev/build.sh preview lsp debug trace app\n"))
  }

  @Test func `doctor names the command that cures`() throws {
    let scratch = try Folder(["plugins/bad.lua": "return 5"])
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["XDG_STATE_HOME": scratch.url.path])
    #expect(run.output.contains("--  plugins"))
    #expect(run.output.contains("  navhost plugins"))
  }

  @Test func `doctor looks for luassert where navhost test does`() throws {
    let scratch = try Folder(["say.lua": "error('broken')"])
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["LUA_PATH_5_4": "./?.lua;;"])
    #expect(run.output.contains("--  luassert  navhost test cannot assert"))
    #expect(run.output.contains("\n  apt-get install lua-luassert lua-say"))
    expectEqual(run.status, 0)
  }

  @Test func `Where the history cannot be kept it says so`() throws {
    let scratch = try Folder()
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["HOME": "", "XDG_STATE_HOME": ""])
    #expect(run.output.contains("--  history   neither HOME nor XDG_STATE_HOME is set: not kept"))
    let whose = try ProgramRun(shell: "getent passwd $(id -u) | cut -d: -f6", in: scratch.url)
      .lastLine
    #expect(run.output.contains("\n  export HOME=\(whose)\n"), "whoever runs it")
    let there = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["XDG_STATE_HOME": scratch.path])
    #expect(there.output.contains("ok  history   \(scratch.path)/navhost/history"))
    #expect(there.output.contains("no folder plugins here; navhost new NAME makes one"))
    #expect(there.output.contains("ok  terminal  standard input is none"))
  }
}
