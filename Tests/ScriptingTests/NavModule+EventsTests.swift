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

  /// Each causes an event, and returns or is over once the listeners have heard it.
  @Test(
    "listeners hear what a call or an assignment causes before it is over",
    arguments: [
      ("nav.top.title = 'New'", "barChanged"), ("nav.top.barColor = 'red'", "barChanged"),
      ("nav.top.props.n = 1", "barChanged"), ("nav.top.props = {n = 2}", "barChanged"),
      ("nav.top.props.deep.n = 1", "barChanged"), ("nav.top.backColor = 'red'", "barChanged"),
      ("nav.top.hidesBackButton = true", "barChanged"), ("nav.top.barHidden = true", "barChanged"),
      ("touch() nav.top.gesture = 'none'", "gestureEnded"),
      ("touch() nav.top.interactivePopDisabled = true", "gestureEnded"),
      ("nav.top:hook('backTitle', function() return 'Hook' end)", "barChanged"),
      ("nav.hook('B', 'backTitle', function() return 'Hook' end)", "barChanged"),
      ("pcall(nav.use, {name = 'n', priority = 'x'})", "none"),
      ("nav.use {name = 'n', backTitle = function() return 'n' end}", "barChanged"),
      ("nav.push('C')", "push"), ("sheet.top.title = 'Sheet'", "barChanged"),
      ("pcall(nav.requestPop, {to = 'Nobody'})", "none"),
    ])
  func beforeItIsOver(cause: String, event: String) throws {
    try run(
      """
      nav.setRoot {class = "A", title = "A"}
      nav.push {class = "B", title = "B", props = {deep = {}}}
      local function touch()
        nav.touch("began", 5, 400) nav.touch("moved", 100, 400)
      end
      nav.use {name = "props", backTitle = function(c)
        return tostring(c.props.n) .. tostring(c.props.deep and c.props.deep.n)
      end}
      local sheet = ("\(cause)"):find("sheet") and nav.present("S")
      local heard = {}
      for _, name in ipairs {"barChanged", "gestureEnded", "push"} do
        nav.on(name, function(e) heard[e.name] = (heard[e.name] or 0) + 1 end)
      end
      \(cause)
      local now = heard["\(event)"]
      local _ = nav.depth
      eq(now, heard["\(event)"])
      if "\(event)" ~= "none" then assert(now, "not heard") end
      """)
  }

  @Test("what a listener writes is heard too, after what is being told")
  func aListenerThatWrites() throws {
    try run(
      """
      nav.setRoot("A") nav.push("B")
      local heard = {}
      nav.on("barChanged", function(e)
        heard[#heard + 1] = e.title
        if #heard < 4 then nav.top.title = "title " .. #heard heard[#heard] = heard[#heard] .. "." end
      end)
      nav.top.title = "first"
      eq("first. title 1. title 2. title 3", table.concat(heard, " "))
      """)
  }
}
