import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("assert.proves")
struct ProofAssertionTests {
  private static let trap = """
    return {
      controllers = "EditorController",
      shouldPop = function(controller)
        if controller.props.dirty then return false, "unsaved work" end
      end,
    }
    """
  private static let asks = """
    return {
      controllers = "EditorController",
      shouldPop = function(controller)
        if controller.props.dirty then return confirm("Discard?") end
      end,
    }
    """

  private func run(_ body: String, plugin: String = trap) throws -> ProgramRun {
    let folder = try Folder([
      "plugins/editor.lua": plugin,
      "a_spec.lua": "it('proves', function()\n\(body)\nend)",
      "scene.lua":
        "nav.setStack { 'Home', { class = 'EditorController', props = { dirty = true } } }",
    ])
    return try ProgramRun(["test", "a_spec.lua"], in: folder.url)
  }

  private static let use = "nav.use('plugins/editor.lua')"

  @Test(arguments: [
    "'can_always_leave', {depth = 3}", "'can_always_leave'", "'no_fault', {depth = 2}",
    "'asked_once', {depth = 3}", "'bar_readable', {depth = 2}",
    "'no_silent_loss', {prop = 'dirty', depth = 3}",
    "'can_always_leave', {depth = 1, scene = 'scene.lua'}",
  ])
  func whatHoldsPasses(arguments: String) throws {
    let run = try run("\(Self.use) assert.proves(\(arguments))", plugin: Self.asks)
    expectEqual(run.status, 0, "\(run.output)")
  }

  @Test func aTrapFailsWithTheScriptThatLeadsThere() throws {
    let run = try run("\(Self.use)\nassert.proves('can_always_leave', {depth = 3})")
    expectEqual(run.status, 1)
    #expect(run.output.contains("a_spec.lua:3:"), "\(run.output)")
    #expect(run.output.contains("Expected can_always_leave to hold in every state, but:"))
    #expect(run.output.contains("kept by editor (plugins/editor.lua:4)"))
    #expect(run.output.contains("nav.push(\"EditorController\")"))
    #expect(run.output.contains("nav.top.props.dirty = true"))
  }

  @Test func aSceneSaysWhereItBegins() throws {
    let run = try run(
      "\(Self.use) assert.proves('can_always_leave', {depth = 0, scene = 'scene.lua'})")
    expectEqual(run.status, 1)
    #expect(run.output.contains("dofile(\"scene.lua\")"), "\(run.output)")
  }

  @Test func lostWorkIsFound() throws {
    let run = try run(
      "assert.proves('no_silent_loss', {prop = 'dirty', depth = 1, scene = 'scene.lua'})")
    expectEqual(run.status, 1)
    #expect(run.output.contains("EditorController was left without a question"), "\(run.output)")
  }

  @Test func whatIsCutOffIsNotProved() throws {
    let run = try run(
      "\(Self.use) assert.proves('can_always_leave', {states = 2})", plugin: Self.asks)
    expectEqual(run.status, 1)
    #expect(run.output.contains("not finished: 2 states to depth 4"), "\(run.output)")
  }

  @Test func theOppositeCanBeExpected() throws {
    let found = try run("\(Self.use) assert.is_not.proves('can_always_leave', {depth = 3})")
    expectEqual(found.status, 0, "\(found.output)")
    let none = try run(
      "\(Self.use) assert.is_not.proves('can_always_leave', {depth = 3})", plugin: Self.asks)
    expectEqual(none.status, 1)
    #expect(none.output.contains("not to hold in every state, but:"))
    #expect(none.output.contains("to depth 3 and 1 hook: no findings"))
  }

  @Test("the screen and the plugins of the test stay as they are") func leavesTheHostAlone() throws
  {
    let run = try run(
      """
      \(Self.use) nav.setStack {'Home', 'Page'}
      local events = #nav.events()
      assert.proves('can_always_leave', {depth = 2})
      assert.equal(2, nav.depth) assert.equal(events, #nav.events()) assert.equal(0, nav.time)
      assert.popped(nav.tapBack())
      """, plugin: Self.asks)
    expectEqual(run.status, 0, "\(run.output)")
  }

  @Test("classes that the test declares count") func classes() throws {
    let plugin = Self.trap.replacing("EditorController", with: "Form")
    let scene = "{depth = 0, scene = 'scene.lua'}"
    let body = "\(Self.use) %@ assert.proves('can_always_leave', \(scene))"
    try expectEqual(run(body.replacing("%@", with: ""), plugin: plugin).status, 0)
    let declared = body.replacing("%@", with: "nav.class('EditorController', 'Form')")
    try expectEqual(run(declared, plugin: plugin).status, 1)
  }

  @Test(
    arguments: [
      ("'can_always_leve'", "no property 'can_always_leve'; did you mean 'can_always_leave'?"),
      ("nil", "needs the name of a property"),
      ("'no_fault', {dept = 3}", "unknown option 'dept'"),
      ("'no_fault', {depth = -1}", "'depth' must be at least 0, got -1"),
      ("'no_fault', {states = 0}", "'states' must be at least 1, got 0"),
      ("'no_silent_loss'", "no_silent_loss needs the name of a prop"),
      ("'no_fault', {prop = 'x'}", "'prop' is for no_silent_loss"),
      ("'no_fault', {scene = 'none.lua'}", "none.lua: No such file"),
    ])
  func aWrongCallSaysWhatIsWrong(arguments: String, message: String) throws {
    let run = try run("assert.proves(\(arguments))")
    expectEqual(run.status, 1)
    #expect(run.output.contains("assert.proves: "), "\(run.output)")
    #expect(run.output.contains(message), "\(run.output)")
  }

  @Test(
    arguments: [
      ("nav.use { name = 'inline', shouldPop = function() return false end }", "'inline'"),
      ("nav.hook('Home', 'shouldPop', function() return false end)", "hooks of a script"),
    ])
  func whatHasNoFileCannotBeProved(setup: String, message: String) throws {
    let run = try run("\(setup) assert.proves('can_always_leave')")
    expectEqual(run.status, 1)
    #expect(run.output.contains("cannot be proved"), "\(run.output)")
    #expect(run.output.contains(message), "\(run.output)")
  }

  @Test("nav.prove in a script says the same") func inAScript() throws {
    let folder = try Folder(["plugins/editor.lua": Self.trap])
    try folder.write(
      "a.lua",
      """
      local proved, why = nav.prove("can_always_leave", { depth = 3 })
      print(proved, (why:find("kept by editor", 1, true)) ~= nil)
      print(nav.prove("no_fault", { depth = 1 }))
      """)
    let run = try ProgramRun(["run", "a.lua"], in: folder.url)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(
      run.output, "nil\ttrue\ntrue\tchecked 2 states to depth 1 and 1 hook: no findings\n")
  }
}
