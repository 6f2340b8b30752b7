import Expectations
import ProgramSupport
import Testing

@testable import navhost

@Suite struct RunPlanTests {
  @Test func `The short way of the command line and the long one run the same`() throws {
    let scratch = try Folder([
      "s.lua": "print(#nav.plugins(), arg[0], ...)", "plugins/p.lua": "return {}",
    ])
    let short = try ProgramRun(["run", "s.lua", "--json", "-x"], in: scratch.url)
    expectEqual(short.output, "1\ts.lua\t--json\t-x\n", "the words after the script are its own")
    let long = try ProgramRun(
      ["run", "--ios", "17", "s.lua", "--json", "-x"], in: scratch.url)
    #expect(short.errors.hasPrefix("navhost: --json after the script is an argument of s.lua; "))
    expectEqual(short.errors, long.errors)
    for words in [
      ["run", "--", "s.lua", "--json", "-x"],
      ["run", "--ios", "17", "s.lua", "--json", "-x"],
    ] {
      try expectEqual(ProgramRun(words, in: scratch.url).output, short.output)
    }
    try expectEqual(
      ProgramRun(["run", "--no-plugins", "s.lua"], in: scratch.url).output, "0\ts.lua\n")
  }

  @Test(arguments: [
    (["run", "s.lua"], true), (["run", "--no-plugins", "s.lua", "-x"], true), (["run"], false),
    (["run", "-"], false), (["run", "--json", "s.lua"], false), (["test", "s.lua"], false),
    (["run", "--no-plugins"], false), (["run", "--no-plugins", "--json", "s"], false), ([], false),
  ])
  func `A script and its arguments need no parser`(words: [String], isPlain: Bool) {
    expectEqual(RunPlan(plain: words[...]) != nil, isPlain)
  }
}
