import ScriptFixture
import Testing

/// `nav.events`, `nav.on`, `nav.explain` (contract.md, section 3).
@Suite struct NavEventsTests {
  @Test func anEventIsATableOfWhatIsKnown() throws {
    try run(
      """
      nav.setStack {"A", {class = "B", title = "Draft"}}
      local last = nav.events()[#nav.events()]
      nav.tapBack()
      local byName = {}
      for _, e in ipairs(nav.events(last.index)) do byName[e.name] = e end
      local pop, decision, began = byName.pop, byName.decision, byName.transitionBegan
      eq("Draft", pop.controller.title) eq("backButton", pop.source) eq(nil, pop.stack) eq(nil, pop.plugin)
      eq("pop", decision.subject) eq("popped", decision.outcome) eq("backButton", decision.source)
      eq("pop", began.kind) eq(false, began.interactive) eq("B", began.from.class) eq(nav.top, began.to)
      eq(last.index + 1, decision.index) eq(nav.time, byName.transitionEnded.time)
      eq(0, #nav.events(nav.events()[#nav.events()].index))
      """)
  }

  @Test func whatIsOfAnotherStackOrAPluginSaysSo() throws {
    try run(
      """
      nav.use {name = "p", version = "2"}
      nav.setRoot("A") nav.present("S")
      local told = {}
      for _, e in ipairs(nav.events()) do told[e.name] = e end
      eq("p", told.load.plugin) eq("2", told.load.version) eq(2, told.present.stack)
      """)
  }

  @Test func whatIsNoEventOrNoFunctionIsTold() throws {
    try run(
      told + """
        told([["psuh" is no event; did you mean 'push'?]], nav.on, "psuh", print)
        told("5 is no event: known are push, pop", nav.on, 5, print)
        told("the listener must be a function, got nothing", nav.on, "push")
        told("'since' must be an integer, got 1.5", nav.events, 1.5)
        """)
  }

  @Test func anExplanationIsNilBeforeTheFirstDecisionAndStaysAsItWas() throws {
    try run(
      """
      eq(nil, nav.explain())
      nav.setStack {"A", "B"}
      nav.use {name = "p", shouldPop = function() return false, "no" end}
      nav.tapBack()
      local first = nav.explain()
      nav.pop()
      eq("blocked", first.outcome) eq("no", first.reason) eq("p", first.steps[1].by)
      eq("popped", nav.explain().outcome) eq(nil, nav.explain().reason)
      """)
  }
}
