import Foundation
import NavhostLuaSyntax
import NavhostPluginHost
import ProgramSupport
import Testing

@testable import navhost

/// Tab.
@Suite struct CompleterTests {
  @Test func `Dot commands and their arguments are completed`() throws {
    #expect(try ReplFixture.words(".s") == [".save", ".screen", ".show", ".spec", ".stack"])
    #expect(try ReplFixture.words(".screen o") == ["off", "on"])
    #expect(try ReplFixture.words(".help shouldPo") == ["shouldPop"])
    #expect(try ReplFixture.words(".inside ", after: ["nav.use{name = 'x'}"]) == ["x"])
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
    #expect(try ReplFixture.words("-- na") == [])
    #expect(try ReplFixture.words("12") == [])
    #expect(try ReplFixture.words("x = 'na") == [])
  }
}
