import Expectations
import NavhostPluginHost
import NavhostTraces
import Testing

/// What of a host is recorded besides the calls: hooks, decisions, plugins, classes.
@Suite struct TraceRecorderHostTests {
  private func lines(
    _ script: String, plugins: [String: String] = [:], limits: Limits = Limits()
  ) throws -> [String] {
    try recorded(script, limits: limits, plugins: plugins).map(timeless)
  }

  private func calls(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("{\"call\":") }
  }

  @Test func aScriptsHookIsWrittenWithWhatItDidAndSaid() throws {
    let lines = try lines(
      """
      nav.setStack{"A", "B"}
      nav.hook("B", "shouldPop", function(c, pop, next)
        c.props.n = 1 c.title = "T"
        next()
        nav.push("C")
        return false, "no", "more"
      end)
      nav.tapBack()
      """)
    expectEqual(
      calls(lines),
      [
        #"{"call":"shouldPop","id":2,"hook":1,"did":[{"op":"set","id":2,"field":"props.n","value":1},{"op":"set","id":2,"field":"title","value":"T"},{"next":true},{"op":"push","nav":1,"args":["C"]}],"return":[false,"no"]}"#
      ])
  }

  @Test func endsAreValuesAnErrorOrAQuestion() throws {
    let lines = try lines(
      """
      nav.setStack{"A", "B"}
      local times = 0
      nav.hook("B", "shouldPop", function()
        times = times + 1
        if times == 1 then return end
        if times == 2 then error("oh", 0) end
        return confirm("Leave?", {ok = "Go"})
      end)
      nav.use{name = "own", priority = 1, shouldPop = function() if times < 3 then return false end end}
      nav.tapBack() nav.tapBack() nav.tapBack() nav.answer(true)
      """)
    expectEqual(
      calls(lines).map { $0.replacing(#""call":"shouldPop","id":2,"#, with: "") },
      [
        #"{"hook":1,"return":[]}"#, #"{"plugin":"own","return":[false]}"#,
        #"{"hook":1,"fail":"oh"}"#,
        #"{"plugin":"own","return":[false]}"#,
        #"{"hook":1,"ask":["Leave?",{"ok":"Go","cancel":"Stay","destructive":true}]}"#,
        #"{"hook":1,"return":[true]}"#, #"{"plugin":"own","return":[]}"#,
      ])
  }

  @Test func aPluginsAnswersAreNotWrittenItsReadsAre() throws {
    let plugin = """
      return {name = "p", shouldPop = function(c, pop)
        local a, b = c.props.draft.name, c.props.draft.name
        c.title = "mine"
        return false, c.title .. #c.props.list .. c.state.n .. pop.source
      end, didPush = function(c) c.state.n = 7 end}
      """
    let lines = try lines(
      """
      nav.setStack{"A"} nav.push{class = "B", props = {draft = {name = "x"}, list = {1, 2}}}
      nav.tapBack()
      """, plugins: ["p.lua": plugin])
    #expect(calls(lines).isEmpty)
    let decision = try #require(lines.last)
    #expect(decision.contains(#""outcome":"blocked","reason":"mine27backButton","by":"p""#))
    #expect(
      decision.contains(
        ##""reads":[["controller",2,"props.draft",{"name":"x"}],["controller",2,"props.draft.name","x"],["controller",2,"props.list",[1,2]],["controller",2,"#props.list",2],["controller",2,"state.n",7,"p"],["pop",null,"source","backButton"]]"##
      ), "each once, and not what it wrote itself: \(decision)")
    #expect(decision.contains(#""asked":[["shouldPop",2,"B"]]"#))
    #expect(!lines.contains { $0.contains("\"op\":\"set\"") }, "what a plugin writes is its own")
  }

  @Test func answersAreKeptWithTheirDecision() throws {
    let plugin = "return {shouldPop = function() return confirm('?') end}"
    let lines = try lines(
      "nav.setStack{'A', 'B'} nav.tapBack() nav.answer(false)", plugins: ["p.lua": plugin])
    #expect(lines.last?.contains(#""answers":[false]"#) == true)
  }

  @Test func pluginsAndClassesAreOperations() throws {
    let lines = try lines(
      """
      nav.setRoot("A")
      nav.class("Editor", "Screen") nav.class("Screen")
      local h = nav.use{name = "own", priority = 2, controllers = "B*", sources = {"request"},
        shouldPop = function() end, didPop = function(c, pop, next) end}
      h:disable() h:enable() h:unload()
      nav.plugins()[1]:reload()
      """, plugins: ["p.lua": "return {name = 'p'}"])
    expectEqual(
      lines.dropFirst(),
      [
        #"{"op":"class","args":["Editor","Screen"]}"#, #"{"op":"class","args":["Screen"]}"#,
        #"{"op":"load","args":[{"inline":true,"name":"own","priority":2,"controllers":["B*"],"sources":["request"],"onError":"abstain","hooks":{"shouldPop":2,"didPop":3}}]}"#,
        #"{"op":"disable","args":["own"]}"#, #"{"op":"enable","args":["own"]}"#,
        #"{"op":"unload","args":["own"]}"#, #"{"op":"reload","args":["p"]}"#,
      ])
  }

  /// A reset ends the session: the next call begins another.
  @Test func aResetBeginsANewSession() throws {
    let lines = try lines(
      """
      nav.setRoot("A") nav.hook("B", "shouldPop", print)
      nav.reset{width = 320} nav.setRoot("C")
      """)
    expectEqual(lines.count, 4)
    #expect(
      lines[at: 2]?.hasPrefix(#"{"navhost":1,"#) == true
        && lines[at: 2]?.contains(#""width":320"#) == true)
    expectEqual(
      lines[at: 3], #"{"op":"setRoot","nav":1,"args":["C"]}"#, "hooks of the first are gone")
  }
}
