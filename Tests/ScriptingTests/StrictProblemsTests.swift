import Expectations
import NavhostScripting
import ScriptFixture
import Testing

@Suite("The problems of a strict run")
struct StrictProblemsTests {
  private let plugin = "return {shuoldPop = print, shouldPop = function() error('fails', 0) end}"

  @Test("each problem is reported once")
  func once() throws {
    let fixture = try Fixture(["p.lua": plugin])
    var reported: [String] = []
    let problems = StrictProblems { reported.append($0) }
    problems.watch(fixture.session)
    try fixture.run("use('p.lua') nav.setStack {'A', 'B', 'C'} nav.tapBack() nav.tapBack()")
    expectEqual(reported.count, 2, "\(reported)")
    expectEqual(problems.count, 2)
    #expect(reported.first?.contains("unknown field 'shuoldPop'") == true)
    #expect(reported.last?.hasSuffix("fails") == true)
  }

  @Test("warnings alone can be watched")
  func warnings() throws {
    let fixture = try Fixture(["p.lua": plugin])
    let problems = StrictProblems()
    problems.watch(fixture.session, [])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'} nav.tapBack() nav.use('none.lua')")
    expectEqual(problems.count, 1)
  }
}
