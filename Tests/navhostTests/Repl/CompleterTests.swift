import Foundation
import LuaSyntax
import PluginHost
import ProgramSupport
import Testing

@testable import navhost

/// Tab.
@Suite struct CompleterTests {
  private func words(_ text: String, after lines: [String] = []) throws -> [String] {
    let fixture = try ReplFixture()
    for line in ["nav.setRoot('Home')", "nav.push{class = 'Draft', props = {note = 1}}"] + lines {
      try fixture.enter(line)
    }
    return Completer(fixture.repl).completion(text).words
  }

  @Test(arguments: [
    ("na", "nav"), ("pri", "print"), ("whi", "while"), ("x = con", "confirm"),
    ("print(na", "nav"), ("nav.pu", "push"), ("nav.to", "top"), ("string.fo", "format"),
    ("nav.bar.ba", "back"), ("nav.bar.back.fr", "frame"), ("nav.top.props.no", "note"),
    ("nav.stack[1].isR", "isRoot"), ("nav.top.previous.tit", "title"), ("nav.top:ho", "hook"),
    ("if nav.top.isT", "isTop"), ("#nav.sta", "stack"), ("_G.nav.ev", "events"),
  ])
  func `Names are reached by raw access`(text: String, word: String) throws {
    #expect(try words(text).contains(word))
  }

  @Test func `A colon offers functions only`() throws {
    #expect(try words("nav.top:") == ["hook"])
    #expect(try words("nav.top.").contains("barColor"))
    #expect(
      try words("p:", after: ["p = nav.use{name = 'x'}"]) == [
        "disable", "enable", "reload", "unload",
      ])
    #expect(try words("h:", after: ["h = nav.on('push', print)"]) == ["remove"])
  }

  @Test func `Methods of classes and strings are found without running a metamethod`() throws {
    let lines = [
      "Base = {walk = print}; Base.__index = Base; o = setmetatable({name = 1}, Base); s = 'x'",
      "trap = setmetatable({}, {__index = error, __pairs = error})",
    ]
    #expect(try words("o:", after: lines) == ["walk"])
    #expect(try words("o.", after: lines) == ["__index", "name", "walk"])
    #expect(try words("s:up", after: lines) == ["upper"])
    #expect(try words("trap.", after: lines) == [])
    #expect(try words("nothing.at.all.", after: lines) == [])
    #expect(try words("f().x", after: lines) == [])
  }

  @Test(arguments: [
    ("nav.plugins()[1]:re", "reload"), ("nav.plugins()[1].qu", "quarantined"),
    ("nav.question().me", "message"), ("nav.push('A', {x = f(1)}).tit", "title"),
    ("nav.use \"x.lua\":un", "unload"), ("nav.push{class = 'B'}:ho", "hook"),
    ("print(nav.explain().rea", "reason"), ("nav.on('pop', print):rem", "remove"),
    ("nav.top:hook('didPop', print):re", "remove"),
  ])
  func `What a call gives back is known from the description`(text: String, word: String) throws {
    #expect(try words(text) == [word])
  }

  @Test func `After a call nothing is offered that is not described`() throws {
    for text in ["nav.nothing().", "f().", "(nav).", "nav.top().", "nav.depth:"] {
      #expect(try words(text) == [], "\(text)")
    }
    #expect(try words("nav.plugins()[1]:") == ["disable", "enable", "reload", "unload"])
  }

  @Test(arguments: [
    ("nav.hook(\"Draft\", \"shouldP", "shouldPop"), ("nav.on(\"didA", "didAppear"),
    ("nav.on 'did", "didAppear"), ("nav.top:hook('back", "backTitle"), ("nav.hook('Dr", "Draft"),
    ("nav.push('Ho", "Home"), ("nav.push{class = 'Dr", "Draft"), ("nav.touch('be", "began"),
    ("nav.reset{gesture = 'fu", "fullscreen"), ("nav.push{class = 'X', gesture = \"no", "none"),
    ("nav.use{onError = 'de", "deny"), ("nav.use{sources = {'pro", "program"),
    ("nav.use({sources = {'request', 'back", "backMenu"),
    ("nav.push{barColor = 'tom", "tomato"), ("nav.push{backColor = 'aut", "auto"),
    ("color('lime", "limegreen"), ("nav.top.gesture = 'fu", "fullscreen"),
    ("if pop.source == 'cus", "customItem"), ("nav.push{regions = {{handles = 'hor", "horizontal"),
    ("nav.use{controllers = {'Dr", "Draft"), ("nav.reset({direction = 'r", "rtl"),
  ])
  func `Strings are completed by what the call takes`(text: String, word: String) throws {
    #expect(try words(text).contains(word))
  }

  @Test(arguments: [
    ("nav.pan{fr", "from"), ("nav.pan{from = {1, 2}, du", "duration"),
    ("nav.push{inter", "interactivePopDisabled"),
    ("nav.push({class = 'X', ti", "title"), ("nav.reset{gu", "guards"),
    ("nav.use{shouldPo", "shouldPop"),
    ("confirm('x', {ca", "cancel"),
  ])
  func `Options are completed in a table`(text: String, word: String) throws {
    #expect(try words(text).contains(word))
  }

  @Test func `Options are those of the argument that is typed`() throws {
    let spec = try words("nav.push{")
    #expect(spec.contains("title") && !spec.contains("animated") && !spec.contains("settle"))
    #expect(try words("nav.push({class = 'A'}, {") == ["animated", "settle"])
  }

  @Test func `Files are completed where a file is wanted`() throws {
    let scratch = try Folder(["some.lua": "", "sub/init.lua": "", ".hidden": ""])
    let path = scratch.url.path
    #expect(try words("nav.use \"\(path)/s") == ["\(path)/some.lua", "\(path)/sub/"])
    #expect(try words(".use \(path)/so") == ["\(path)/some.lua"])
    #expect(try words("nav.use(\"\(path)/") == ["\(path)/some.lua", "\(path)/sub/"])
  }

  @Test func `Dot commands and their arguments are completed`() throws {
    #expect(try words(".s") == [".save", ".screen", ".show", ".spec", ".stack"])
    #expect(try words(".screen o") == ["off", "on"])
    #expect(try words(".help shouldPo") == ["shouldPop"])
    #expect(try words(".inside ", after: ["nav.use{name = 'x'}"]) == ["x"])
  }

  @Test func `Inside a plugin its own globals and hooks are offered`() throws {
    let scratch = try Folder(["sandbox.lua": "secret = 5; return {backTitle = function() end}"])
    let lines = [".use \(scratch.url.path)/sandbox.lua", ".inside sandbox"]
    #expect(try words("sec", after: lines) == ["secret"])
    #expect(try words("na", after: lines) == [])
    #expect(try words("plugin.", after: lines) == ["backTitle"])
    #expect(try words("top.isR", after: lines) == ["isRoot"])
  }

  @Test func `What is sure is put in, the rest is shown`() throws {
    let one = Completion("pu", of: ["push", "pop"], closing: "\"")
    #expect(one.insertion == "sh\"")
    let two = Completion("p", of: ["popTo", "popToRoot"])
    #expect(two.insertion == "opTo")
    #expect(two.menu(columns: 80) == "popTo      popToRoot")
    #expect(two.menu(columns: 12) == "popTo\npopToRoot")
    #expect(Completion("x", of: ["push"]).insertion == "")
    #expect(Completion("", of: ["pop", "push"]).insertion == "p")
    #expect(Completion("p", of: ["pop", "push"]).insertion == "")
  }

  @Test(arguments: ["\u{7C1}", "x = \u{663}1", "\u{B2}", "\u{2167} and", "1e\u{301}"])
  func `What only looks like a number is cut, too`(text: String) {
    #expect(Piece.all(of: text).map(\.text).joined() == text)
  }

  @Test func `Nothing is offered in comments and numbers`() throws {
    #expect(try words("-- na") == [])
    #expect(try words("12") == [])
    #expect(try words("x = 'na") == [])
  }
}
