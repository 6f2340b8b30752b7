import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import NavhostSupport
import ScriptFixture
import Testing

@testable import NavhostExploration

/// Random steps that suit what stands on the screen.
@Suite struct StepMakerTests {
  private func maker(_ fixture: Fixture, seed: UInt64) throws -> StepMaker {
    try fixture.run(StackNames.keeping([]))
    return try StepMaker(fixture.session, SeededRandom(seed: seed))
  }

  /// Each is a line that can be run where it was made: `nav.use`d by an explorer it raises nothing.
  @Test(arguments: [1, 2, 3])
  func everyStepCanBeTaken(seed: UInt64) throws {
    let fixture = try Fixture()
    var maker = try maker(fixture, seed: seed)
    for line in maker.opening() { try fixture.run(line) }
    var calls: Set<Substring> = []
    for _ in 1...400 {
      let step = try maker.next()
      #expect(!step.contains("\n"))
      try fixture.run(step)
      calls.formUnion(step.matches(of: /[.:](\w+)[({]/).map(\.output.1))
    }
    for function in ["push", "pop", "tapBack", "pan", "touch", "present", "advance", "setStack"] {
      #expect(calls.contains(Substring(function)), "\(function)")
    }
  }

  @Test func classesOfPluginsAndOfTheSceneComeUp() throws {
    let fixture = try Fixture([
      "p.lua":
        "return {controllers = {'Checkout', 'Edit*', '!Preview'}, shouldPop = function(c) return c.props.paid end}"
    ])
    try fixture.run("use('p.lua') nav.setRoot('Start')")
    let maker = try maker(fixture, seed: 1)
    expectEqual(maker.classes, ["Checkout", "Detail", "Editor", "Home", "List", "Start"])
    #expect(maker.props.contains("paid"))
  }

  @Test func theSameSeedMakesTheSameOpening() throws {
    func opening(_ seed: UInt64) throws -> [String] {
      var maker = try maker(try Fixture(), seed: seed)
      return maker.opening()
    }
    try expectEqual(opening(7), opening(7))
    #expect(try Set((1...20).map { try opening($0) }).count > 10)
  }

  /// A walk is shortened by leaving steps out: a stack that is then not there is no error.
  @Test func aStepAboutAStackThatWasMadeAsksWhetherItIsThere() throws {
    let fixture = try Fixture()
    var maker = try maker(fixture, seed: 5)
    try fixture.run("nav.setStack {'Home', 'List'}")
    var guarded = 0
    for _ in 1...400 {
      let step = try maker.next()
      if step.hasPrefix("if made.") {
        guarded += 1
        #expect(step.hasSuffix(" end"))
        let alone = try Fixture()
        try alone.run("made = {} nav.setRoot('A') " + step)
      }
      try fixture.run(step)
    }
    #expect(guarded > 10)
  }
}
