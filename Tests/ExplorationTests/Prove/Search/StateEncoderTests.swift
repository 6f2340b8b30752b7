import Expectations
import ScriptFixture
import Testing

@testable import NavhostExploration

/// Which states are one.
@Suite struct StateEncoderTests {
  /// A question is not the one before it, though the pop is: two answers lead out.
  @Test(arguments: ["a", "b"])
  func aSecondQuestionIsAStateOfItsOwn(second: String) throws {
    let report = try prove(
      formHook(
        "if c.props.dirty then if confirm('a') then return confirm('\(second)') end "
          + "return false end"), depth: 4)
    #expect(report.isSound, "\(report.text())")
  }

  /// `backMenu(2)` asks about two controllers with the same words.
  @Test func aQuestionBelongsToItsController() throws {
    let report = try prove(
      [
        "it": "return {shouldPop = function(c, p) if c.previous and c.previous.class == 'Home' "
          + "and p.source ~= 'escape' then return confirm('home') end end}"
      ], depth: 4)
    expectEqual(report.hidden, [], "\(report.text())")
    #expect(report.isSound, "\(report.text())")
  }

  /// A host on which a script has run.
  private func seen(_ script: String, plugins: [String: String] = [:]) throws -> StateEncoder.Seen {
    let fixture = try Fixture(plugins)
    let loads = plugins.keys.sorted().map { "use('\($0)')" }.joined(separator: " ")
    try fixture.run(loads + " " + script)
    var encoder = StateEncoder()
    return encoder.look(at: fixture.host)
  }

  private let base = "nav.setStack {'A', {class = 'B', title = 'T', props = {x = 1, y = {true}}}} "

  @Test func howItCameThereIsNoPartOfAState() throws {
    let plain = try seen(base)
    #expect(plain.controllers == 2 && !plain.hasQuestion && plain.hash == plain.counted)
    for script in [
      "nav.push('Z') nav.setStack {'A', {class = 'B', title = 'T', props = {y = {true}, x = 1}}}",
      "nav.advance(5) " + base, base + "nav.top.props.z = 1 nav.top.props.z = nil",
      base + "nav.top.title = 'U' nav.top.title = 'T'", base + "nav.tap(200, 700)",
    ] {
      try expectEqual(seen(script).hash, plain.hash, "\(script)")
    }
  }

  @Test func whatStandsIsAState() throws {
    let changes = [
      "", "nav.top.title = 'U'", "nav.top.title = nil", "nav.top.title = ''", "nav.top.props.x = 2",
      "nav.top.props.x = '1'", "nav.top.props.x = 1.5", "nav.top.props.x = true",
      "nav.top.props[1] = 'x'", "nav.top.props['1'] = 'x'", "nav.top.props.y = {}",
      "nav.top.props.y = {false}", "nav.top.barHidden = true", "nav.top.gesture = 'none'",
      "nav.top.state.n = 1", "nav.stack[1].props.x = 1", "nav.push('B')", "nav.pop()",
      "nav.present('B')", "nav.embed(nav.top, 'B')", "nav.tabs {'B'}", "nav.tabs {'B'}.select(2)",
    ]
    var hashes: [StateHash: String] = [:]
    for change in changes {
      let hash = try seen(base + change).hash
      #expect(hashes[hash] == nil, "\(change) is as \(hashes[hash] ?? "")")
      hashes[hash] = change
    }
  }

  @Test func aPluginsStateIsThatOfItsName() throws {
    func state(_ n: Int, _ name: String) throws -> StateHash {
      let plugin = "return {name = '\(name)', didPush = function(c) c.state.n = \(n) end}"
      return try seen("nav.setRoot('A')", plugins: ["p.lua": plugin]).hash
    }
    try expectEqual(state(1, "p"), state(1, "p"))
    #expect(try state(1, "p") != state(2, "p"))
    #expect(try state(1, "p") != state(1, "q"))
  }

  @Test func aQuestionCountsWithItsPopAndHowFarItHasCome() throws {
    let plugin = "return {shouldPop = function(c) return confirm(c.props.words or 'Leave?') end}"
    func asked(_ script: String, words: String = "nil") throws -> StateEncoder.Seen {
      try seen(
        "nav.setStack {'A', {class = 'B', props = {words = \(words)}}} " + script,
        plugins: ["p.lua": plugin])
    }
    let tap = try asked("nav.tapBack()")
    #expect(tap.hasQuestion && tap.hash != tap.counted)
    try expectEqual(asked("nav.tapBack()").hash, tap.hash)
    #expect(try asked("nav.requestPop()").counted != tap.counted, "another source")
    #expect(try asked("nav.tapBack()", words: "'Sure?'").counted != tap.counted)
    #expect(try asked("").counted != tap.counted)
  }

  @Test func answersAreCountedByTheirPlaces() {
    typealias Answered = StateEncoder.Answered
    func answered(_ places: Int...) -> Answered {
      var answered = Answered()
      for place in places { answered.add(place) }
      return answered
    }
    #expect(answered(2, 3) == answered(3, 2) && answered(2) != answered(3))
    #expect(answered(2) != answered(2, 2))
    let often = (0..<50).reduce(into: Answered()) { one, _ in one.add(2) }
    let oftener = (0..<60).reduce(into: Answered()) { one, _ in one.add(2) }
    expectEqual(often, oftener, "a hook that asks so often asks for ever")
  }

  @Test func aFrozenStackIsAStateOfItsOwn() throws {
    let free = "nav.reset {guards = false} nav.setRoot('A') "
    let frozen = try seen(free + "nav.pan {from = {5, 400}, to = {300, 400}} assert(nav.frozen)")
    #expect(try seen(free).hash != frozen.hash)
    let thawed = "for _ = 1, 2 do nav.pan {from = {5, 400}, to = {300, 400}} end"
    try expectEqual(seen(free + thawed).hash, seen(free).hash)
  }
}
