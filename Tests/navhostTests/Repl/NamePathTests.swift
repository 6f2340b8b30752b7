import LuaSyntax
import Reference
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
    #expect(try ReplFixture.words(text) == [word])
  }

  @Test func `After a call nothing is offered that is not described`() throws {
    for text in ["nav.nothing().", "f().", "(nav).", "nav.top().", "nav.depth:"] {
      #expect(try ReplFixture.words(text) == [], "\(text)")
    }
    #expect(
      try ReplFixture.words("nav.plugins()[1]:") == ["disable", "enable", "reload", "unload"])
  }

  private func steps(_ text: String) -> [Reference.Completion.Step]? {
    CallPath(Piece.all(of: text))?.steps
  }

  @Test func `The steps are those of the expression before the dot`() {
    #expect(steps("nav.plugins()[1].") == [.name("nav"), .name("plugins"), .call, .element])
    #expect(steps("x = f(a, {b})'c':") == [.name("f"), .call, .call])
    #expect(steps("nav.use{ -- why\n}.") == [.name("nav"), .name("use"), .call])
    #expect(steps("t[a[1]].b.") == [.name("t"), .element, .name("b")])
    for text in ["", "nav", "1 ..", "(nav).", ").", "5.", "nav.plugins())."] {
      #expect(steps(text) == nil, "\(text)")
    }
  }

  @Test func `A colon is told from a dot`() {
    #expect(CallPath(Piece.all(of: "f():"))?.isMethod == true)
    #expect(CallPath(Piece.all(of: "f()."))?.isMethod == false)
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
    #expect(path?.steps ?? [] == steps)
    #expect(path?.isMethod ?? false == isMethod)
  }

  @Test(arguments: ["", "nav", "f().", "(a).", "a..", "a[b].", "a:b.", "'x'.", "a::", "{}."])
  func `Behind anything else nothing is reached`(text: String) {
    #expect(NamePath(Piece.all(of: text)) == nil)
  }
}
