import Expectations
import NavhostSupport
import Testing

@testable import NavhostPreview

/// What a person steps through.
@Suite struct HookStepsTests {
  private static let policy = """
    local limit = { most = 2 }
    local function isHeld(controller)
      return controller.props.dirty
    end
    return {
      name = "guard",
      controllers = "Draft",
      shouldPop = function(controller, pop)
        local held = isHeld(controller)
        if held and limit.most > 1 then
          local yes = confirm("Leave?")
          return yes
        end
      end,
      didPop = function(controller)
        controller.title = "gone"
      end,
    }
    """

  private func lines(_ session: PreviewSession) -> [Int] {
    session.part(.source)["steps"]?.array?.compactMap { $0["line"]?.integer } ?? []
  }

  private func values(_ session: PreviewSession, _ step: Int) -> [String] {
    let steps = session.part(.source)["steps"]?.array ?? []
    let values = steps.indices.contains(step) ? steps[step]["values"]?.array ?? [] : []
    return values.map { pair in
      (pair.array ?? []).compactMap(\.text).joined(separator: " = ")
    }
  }

  @Test func everyLineOfADecisionIsThereWithWhatTheNamesHeld() throws {
    let session = try SceneFixture(plugins: ["guard.lua": Self.policy]).session()
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(lines(session), [9, 3, 10, 11])
    expectEqual(values(session, 1), [#"controller = controller 2: Draft "Draft""#])
    expectEqual(
      Set(values(session, 2)),
      [
        #"controller = controller 2: Draft "Draft""#, "pop = pop", "held = true",
        "isHeld = function",
        "limit = {most = 2}",
      ], "\(values(session, 2))")
    let steps = session.part(.source)["steps"]?.array ?? []
    expectEqual(
      steps.map { $0["function"]?.text }, ["shouldPop", "isHeld", "shouldPop", "shouldPop"])
    #expect(steps.allSatisfy { $0["plugin"]?.text == "guard" })
    let file = steps.first?["file"]?.text ?? ""
    expectEqual(session.part(.source)["texts"]?[file]?.text, Self.policy)
  }

  @Test func afterTheAnswerTheHookGoesOnAndWhatIsToldThenIsNotOfIt() throws {
    let session = try SceneFixture(plugins: ["guard.lua": Self.policy]).session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    expectEqual(session.outcome, "pop popped")
    expectEqual(lines(session), [9, 3, 10, 11, 12])
    #expect(values(session, 4).contains("yes = true"))
  }

  @Test func aNewDecisionBeginsAnewAndOneWithoutPluginsHasNoLines() throws {
    let session = try SceneFixture(plugins: ["guard.lua": Self.policy]).session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"answer","value":false}"#)
    expectEqual(lines(session), [9, 3, 10, 11, 12])
    session.settle()
    session.say(#"{"do":"requestPop"}"#)
    expectEqual(session.outcome, "pop deferred")
    expectEqual(lines(session), [9, 3, 10, 11])
    session.say(#"{"do":"reset"}"#)
    #expect(lines(session).isEmpty)
  }

  @Test func aLongLoopIsCutAndEndsAsItWould() throws {
    let loop = """
      return { name = "guard", shouldPop = function()
        local sum = 0
        for i = 1, 1000 do
          sum = sum + i
        end
        return false, tostring(sum)
      end }
      """
    let session = try SceneFixture(plugins: ["guard.lua": loop]).session()
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.outcome, "pop blocked: 500500")
    expectEqual(lines(session).count, 300)
    expectEqual(session.part(.source)["isCut"], .boolean(true))
  }

  @Test func theStepsOfAnEarlierMomentAreThoseThatRanThen() throws {
    let session = try SceneFixture(plugins: ["guard.lua": Self.policy]).session()
    session.say(#"{"do":"tapBack"}"#)
    let moment = session.part(.frames)["last"]?.integer ?? 0
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    session.say(#"{"do":"go","frame":\#(moment)}"#)
    expectEqual(lines(session), [9, 3, 10, 11])
  }
}
