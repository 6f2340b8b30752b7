import Expectations
import Foundation
import ProgramSupport
import Testing

/// Projects of our own, each with specs written for busted: they run as they are. `deep.sh suites`
/// runs other people's.
@Suite struct SuitesTests {
  private static let folder = URL.package.appending(path: "Tests/SpecRunnerTests/Suites")

  @Test(arguments: [
    ("roman", "11 passed, 0 failed, 1 pending"), ("shelf", "8 passed, 0 failed"),
    ("tracks", "10 passed, 0 failed, 1 pending"),
  ])
  func runsUnchanged(_ name: String, _ count: String) throws {
    let run = try ProgramRun(["test", "spec"], in: Self.folder.appending(path: name))
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    expectEqual(run.lastLine, count)
    expectEqual(run.errors, "")
  }

  @Test func aBrokenModuleIsNoticed() throws {
    let folder = try Folder()
    for name in ["roman.lua", "spec/roman_spec.lua"] {
      let file = Self.folder.appending(path: "roman/" + name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(name, text.replacing("{ 9, \"IX\" }, ", with: ""))
    }
    let run = try ProgramRun(["test", "spec"], in: folder.url)
    expectEqual(run.status, 1)
    #expect(run.output.contains("roman write writes 9"))
    expectEqual(run.lastLine, "10 passed, 1 failed, 1 pending")
  }

  @Test func modulesOfAProjectAreFoundInSrc() throws {
    let folder = try Folder([
      "src/thing.lua": "return { part = require 'thing.part' }",
      "src/thing/part.lua": "return 5",
      "spec/thing_spec.lua": "it('x', function() assert.equal(5, require('thing').part) end)",
    ])
    try expectEqual(ProgramRun(["test", "spec"], in: folder.url).lastLine, "1 passed, 0 failed")
  }

  @Test func aFileForBustedNamesHelperAndPath() throws {
    let folder = try Folder([
      ".busted": """
      return { _all = { lpath = './lib/?.lua' }, default = { helper = 'spec/helper.lua' } }
      """,
      "lib/thing.lua": "return 5",
      "spec/helper.lua": "wanted = require 'thing'",
      "spec/a_spec.lua": "it('x', function() assert.equal(5, wanted) end)",
      "spec/b_spec.lua": "it('x', function() assert.equal(5, wanted) end)",
    ])
    try expectEqual(ProgramRun(["test", "spec"], in: folder.url).lastLine, "2 passed, 0 failed")
    try folder.write(".busted", "return { default = { helper = 'lib.thing', lpath = './?.lua' } }")
    try folder.write("lib/thing.lua", "wanted = 5")
    try expectEqual(ProgramRun(["test", "spec"], in: folder.url).lastLine, "2 passed, 0 failed")
    try folder.write("lib/thing.lua", "\nerror('no help')")
    let run = try ProgramRun(["test", "spec/a_spec.lua"], in: folder.url)
    #expect(run.output.contains("./lib/thing.lua:2: no help"))
    expectEqual(run.lastLine, "0 passed, 1 failed")
    expectEqual(run.status, 1)
    for (text, message) in [("return {", "unexpected symbol"), ("return 5", "must return a table")]
    {
      try folder.write(".busted", text)
      let run = try ProgramRun(["test", "spec/a_spec.lua"], in: folder.url)
      #expect(run.output.contains(".busted:1: \(message)"))
      expectEqual(run.lastLine, "0 passed, 1 failed")
    }
  }
}
