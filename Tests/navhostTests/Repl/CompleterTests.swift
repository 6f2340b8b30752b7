import Expectations
import Foundation
import NavhostLuaSyntax
import NavhostPluginHost
import ProgramSupport
import Testing

@testable import navhost

/// Tab.
@Suite struct CompleterTests {
  @Test func `Dot commands and their arguments are completed`() throws {
    try expectEqual(ReplFixture.words(".s"), [".save", ".screen", ".show", ".spec", ".stack"])
    try expectEqual(ReplFixture.words(".screen o"), ["off", "on"])
    try expectEqual(ReplFixture.words(".help shouldPo"), ["shouldPop"])
    try expectEqual(ReplFixture.words(".inside ", after: ["nav.use{name = 'x'}"]), ["x"])
  }

  @Test func `What is sure is put in, the rest is shown`() throws {
    let one = Completion("pu", of: ["push", "pop"], closing: "\"")
    expectEqual(one.insertion, "sh\"")
    let two = Completion("p", of: ["popTo", "popToRoot"])
    expectEqual(two.insertion, "opTo")
    expectEqual(two.menu(columns: 80), "popTo      popToRoot")
    expectEqual(two.menu(columns: 12), "popTo\npopToRoot")
    expectEqual(Completion("x", of: ["push"]).insertion, "")
    expectEqual(Completion("", of: ["pop", "push"]).insertion, "p")
    expectEqual(Completion("p", of: ["pop", "push"]).insertion, "")
  }

  @Test(arguments: ["\u{7C1}", "x = \u{663}1", "\u{B2}", "\u{2167} and", "1e\u{301}"])
  func `What only looks like a number is cut, too`(text: String) {
    expectEqual(Piece.all(of: text).map(\.text).joined(), text)
  }

  @Test func `Nothing is offered in comments and numbers`() throws {
    try expectEqual(ReplFixture.words("-- na"), [])
    try expectEqual(ReplFixture.words("12"), [])
    try expectEqual(ReplFixture.words("x = 'na"), [])
  }
}
