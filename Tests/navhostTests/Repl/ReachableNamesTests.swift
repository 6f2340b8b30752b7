import Expectations
import ProgramSupport
import Testing

@testable import navhost

/// What can be reached from a name.
@Suite struct ReachableNamesTests {
  @Test(arguments: [
    ("na", "nav"), ("pri", "print"), ("whi", "while"), ("x = con", "confirm"),
    ("print(na", "nav"), ("nav.pu", "push"), ("nav.to", "top"), ("string.fo", "format"),
    ("nav.bar.ba", "back"), ("nav.bar.back.fr", "frame"), ("nav.top.props.no", "note"),
    ("nav.stack[1].isR", "isRoot"), ("nav.top.previous.tit", "title"), ("nav.top:ho", "hook"),
    ("if nav.top.isT", "isTop"), ("#nav.sta", "stack"), ("_G.nav.ev", "events"),
  ])
  func `Names are reached by raw access`(text: String, word: String) throws {
    #expect(try ReplFixture.words(text).contains(word))
  }

  @Test func `A colon offers functions only`() throws {
    try expectEqual(ReplFixture.words("nav.top:"), ["hook"])
    #expect(try ReplFixture.words("nav.top.").contains("barColor"))
    try expectEqual(
      ReplFixture.words("p:", after: ["p = nav.use{name = 'x'}"]),
      [
        "disable", "enable", "reload", "unload",
      ])
    try expectEqual(ReplFixture.words("h:", after: ["h = nav.on('push', print)"]), ["remove"])
  }

  @Test func `Methods of classes and strings are found without running a metamethod`() throws {
    let lines = [
      "Base = {walk = print}; Base.__index = Base; o = setmetatable({name = 1}, Base); s = 'x'",
      "trap = setmetatable({}, {__index = error, __pairs = error})",
    ]
    try expectEqual(ReplFixture.words("o:", after: lines), ["walk"])
    try expectEqual(ReplFixture.words("o.", after: lines), ["__index", "name", "walk"])
    try expectEqual(ReplFixture.words("s:up", after: lines), ["upper"])
    try expectEqual(ReplFixture.words("trap.", after: lines), [])
    try expectEqual(ReplFixture.words("nothing.at.all.", after: lines), [])
    try expectEqual(ReplFixture.words("f().x", after: lines), [])
  }

  @Test func `Inside a plugin its own globals and hooks are offered`() throws {
    let scratch = try Folder(["sandbox.lua": "secret = 5; return {backTitle = function() end}"])
    let lines = [".use \(scratch.path)/sandbox.lua", ".inside sandbox"]
    try expectEqual(ReplFixture.words("sec", after: lines), ["secret"])
    try expectEqual(ReplFixture.words("na", after: lines), [])
    try expectEqual(ReplFixture.words("plugin.", after: lines), ["backTitle"])
    try expectEqual(ReplFixture.words("top.isR", after: lines), ["isRoot"])
  }

  /// What can follow a path in a fresh session, after some lines.
  private func members(_ path: [ReachableNames.Step], after lines: [String] = []) throws
    -> [ReachableNames.Member]
  {
    let fixture = try ReplFixture()
    for line in lines { try fixture.enter(line) }
    return try ReachableNames(fixture.repl.session, fixture.repl.current).members(path)
  }

  @Test func `Numbers lead into lists, names into tables, and each knows what is a function`()
    throws
  {
    let lines = ["t = {list = {{deep = print, note = 1}}, ['no name'] = 1, [1] = 2}"]
    let steps: [ReachableNames.Step] = [.name("t"), .name("list"), .index(1)]
    try expectEqual(
      members(steps, after: lines),
      [
        ReachableNames.Member(name: "deep", isFunction: true),
        ReachableNames.Member(name: "note", isFunction: false),
      ])
    try expectEqual(members([.name("t")], after: lines).map(\.name), ["list"])
    try expectEqual(members([.name("t"), .index(1)], after: lines), [])
    try expectEqual(members([.name("t"), .index(9)], after: lines), [])
    try expectEqual(members([.index(1)], after: lines), [])
  }

  @Test func `What the host hands out has its fields and methods`() throws {
    let lines = [
      "nav.setRoot('Home')", "nav.push{class = 'Draft', props = {note = 'x'}}",
      "p = nav.use{name = 'x'}", "h = nav.on('push', print)", "nav.tapBack()", "e = nav.explain()",
    ]
    let names = { (steps: [ReachableNames.Step]) in try members(steps, after: lines).map(\.name) }
    #expect(try names([.name("p")]).contains("quarantined"))
    try expectEqual(names([.name("h")]), ["remove"])
    #expect(try names([.name("nav"), .name("top")]).contains("hidesBackButton"))
    #expect(try names([.name("nav"), .name("top"), .name("class")]).contains("upper"))
    try expectEqual(names([.name("nav"), .name("top"), .name("nothing")]), [])
    #expect(try names([.name("nav"), .name("stack"), .index(1)]).contains("isRoot"))
    #expect(try names([.name("nav")]).contains("question"))
    #expect(try names([.name("nav")]).contains("depth"))
  }

  @Test func `A circle of metatables ends`() throws {
    let lines = ["a = {x = 1}", "setmetatable(a, {__index = a})"]
    try expectEqual(members([.name("a")], after: lines).map(\.name), ["x"])
    try expectEqual(members([.name("a"), .name("y")], after: lines), [])
  }
}
