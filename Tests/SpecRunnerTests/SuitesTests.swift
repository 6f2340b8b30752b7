import Foundation
import ProgramSupport
import Testing

/// Specs written for busted, in other people's style, run as they are.
@Suite struct SuitesTests {
  @Test(arguments: [
    ("inspect", "20 passed, 0 failed"), ("middleclass", "15 passed, 0 failed"),
    ("semver", "21 passed, 0 failed"),
  ])
  func runsUnchanged(_ name: String, _ count: String) throws {
    let run = try ProgramRun(["test", "spec"], in: Fixtures.url.appending(path: name))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.lastLine == count)
    #expect(run.errors == "")
  }

  @Test func aBrokenModuleIsNoticed() throws {
    let folder = try Folder()
    for name in ["semver.lua", "spec/semver_spec.lua"] {
      let file = Fixtures.url.appending(path: "semver/" + name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(name, text.replacing("a.minor < b.minor", with: "a.minor > b.minor"))
    }
    let run = try ProgramRun(["test", "spec"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lastLine == "20 passed, 1 failed")
  }

  @Test func modulesOfAProjectAreFoundInSrc() throws {
    let folder = try Folder([
      "src/thing.lua": "return { part = require 'thing.part' }",
      "src/thing/part.lua": "return 5",
      "spec/thing_spec.lua": "it('x', function() assert.equal(5, require('thing').part) end)",
    ])
    #expect(try ProgramRun(["test", "spec"], in: folder.url).lastLine == "1 passed, 0 failed")
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
    #expect(try ProgramRun(["test", "spec"], in: folder.url).lastLine == "2 passed, 0 failed")
    try folder.write(".busted", "return { default = { helper = 'lib.thing', lpath = './?.lua' } }")
    try folder.write("lib/thing.lua", "wanted = 5")
    #expect(try ProgramRun(["test", "spec"], in: folder.url).lastLine == "2 passed, 0 failed")
    try folder.write("lib/thing.lua", "\nerror('no help')")
    let run = try ProgramRun(["test", "spec/a_spec.lua"], in: folder.url)
    #expect(run.output.contains("./lib/thing.lua:2: no help"))
    #expect(run.lastLine == "0 passed, 1 failed")
    #expect(run.status == 1)
    for (text, message) in [("return {", "unexpected symbol"), ("return 5", "must return a table")]
    {
      try folder.write(".busted", text)
      let run = try ProgramRun(["test", "spec/a_spec.lua"], in: folder.url)
      #expect(run.output.contains(".busted:1: \(message)"))
      #expect(run.lastLine == "0 passed, 1 failed")
    }
  }
}
