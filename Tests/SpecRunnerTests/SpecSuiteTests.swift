import Expectations
import NavhostLua
import NavhostSpecRunner
import ProgramSupport
import Testing

/// Spec files, one after the other in a process.
@Suite struct SpecSuiteTests {
  @Test func theOrderOfASeedIsTheSameEverywhere() {
    let order = SpecSuite.order(["a", "b", "c", "d", "e"], SpecOptions(seed: 42))
    expectEqual(order, ["b", "c", "a", "e", "d"])
  }

  @Test func withoutASeedTheOrderIsThatOfTheFiles() {
    expectEqual(SpecSuite.order(["b", "a", "c"], SpecOptions()), ["b", "a", "c"])
  }

  @Test func aFileBeginsAndEndsAroundItsTests() throws {
    let run = try SpecRun("it('a', function() end)")
    guard case .fileBegan(run.file)? = run.events.first,
      case .fileEnded(run.file, let seconds)? = run.events.last
    else {
      Issue.record("\(run.events)")
      return
    }
    #expect(run.events.count > 2 && seconds > 0)
  }

  /// The program's signal handler stops a run by what it is told here, and by nothing later.
  @Test func whoStopsItEndsTheRun() throws {
    let folder = try Folder(["a_spec.lua": "log.info('now') while true do end"])
    var suite = SpecSuite()
    var target: LuaInterrupt?
    var hadTarget = false
    suite.onOpen = { _ in hadTarget = target != nil }
    suite.onTarget = { target = $0 }
    suite.onLog = { _ in
      hadTarget = hadTarget || target != nil
      target?.raise()
    }
    var events: [SpecEvent] = []
    #expect(throws: SpecError(.interrupted, "interrupted")) {
      try suite.run(folder.path("a_spec.lua")) { events.append($0) }
    }
    #expect(hadTarget && target == nil)
    expectEqual(events.count, 1, "the file has not ended")
  }

  @Test func whatCannotBeRunIsAnErrorBeforeTheFileBegins() throws {
    let folder = try Folder(["b_spec.lua": ""])
    var events: [SpecEvent] = []
    let missing = #expect(throws: SpecError.self) {
      try SpecSuite().run(folder.path("a_spec.lua")) { events.append($0) }
    }
    #expect(missing?.code == .missing && events.count == 0)
    #expect(missing?.message.hasPrefix(folder.path("a_spec.lua")) == true)
    let tight = #expect(throws: SpecError.self) {
      try SpecSuite(SpecOptions(memory: 100_000)).run(folder.path("b_spec.lua")) { _ in }
    }
    expectEqual(tight?.code, .cannotStart)
  }

  @Test func aShebangAndAByteOrderMarkArePassedOver() throws {
    let folder = try Folder([
      "a_spec.lua": "\u{FEFF}#!/usr/bin/env lua\nit('x', function() error('e') end)"
    ])
    var messages: [String] = []
    try SpecSuite().run(folder.path("a_spec.lua")) {
      if case .tested(let result) = $0 { messages += result.problems.map(\.message) }
    }
    expectEqual(messages, ["\(folder.path("a_spec.lua")):2: e"])
  }
  @Test func aFileOfAShebangAloneHasNoTests() throws {
    let folder = try Folder(["a_spec.lua": "#!/usr/bin/env lua"])
    var summary = SpecSummary()
    try SpecSuite().run(folder.path("a_spec.lua")) { summary.count($0) }
    #expect(summary.passed == 0 && summary.failed == 0)
  }
}
