import Expectations
import NavhostLuaSyntax
import Testing

@testable import navhost

/// An expression with calls in it, before a dot.
@Suite struct CallPathTests {
  @Test(arguments: [
    ("nav.plugins()[1]:re", "reload"), ("nav.plugins()[1].qu", "quarantined"),
    ("nav.question().me", "message"), ("nav.push('A', {x = f(1)}).tit", "title"),
    ("nav.use \"x.lua\":un", "unload"), ("nav.push{class = 'B'}:ho", "hook"),
    ("print(nav.explain().rea", "reason"), ("nav.on('pop', print):rem", "remove"),
    ("nav.top:hook('didPop', print):re", "remove"),
  ])
  func `What a call gives back is known from the description`(text: String, word: String) throws {
    try expectEqual(ReplFixture.words(text), [word])
  }

  @Test func `After a call nothing is offered that is not described`() throws {
    for text in ["nav.nothing().", "f().", "(nav).", "nav.top().", "nav.depth:"] {
      try expectEqual(ReplFixture.words(text), [], "\(text)")
    }
    try expectEqual(
      ReplFixture.words("nav.plugins()[1]:"), ["disable", "enable", "reload", "unload"])
  }
}

/// The names before a dot or a colon.
@Suite struct NamePathTests {
  @Test(arguments: [
    ("nav.", [ReachableNames.Step.name("nav")], false),
    ("x = a.b:", [.name("a"), .name("b")], true),
    ("nav.stack[1].", [.name("nav"), .name("stack"), .index(1)], false),
    ("t['a b'][-1].", [], false), ("t['a b'][2].", [.name("t"), .name("a b"), .index(2)], false),
    ("f(a.", [.name("a")], false), ("1 .. a.", [.name("a")], false),
  ])
  func `It leads from a name to what is to come`(
    text: String, steps: [ReachableNames.Step], isMethod: Bool
  ) {
    let path = NamePath(Piece.all(of: text))
    expectEqual(path?.steps ?? [], steps)
    expectEqual(path?.isMethod ?? false, isMethod)
  }

  @Test(arguments: ["", "nav", "f().", "(a).", "a..", "a[b].", "a:b.", "'x'.", "a::", "{}."])
  func `Behind anything else nothing is reached`(text: String) {
    #expect(NamePath(Piece.all(of: text)) == nil)
  }
}
