import ScriptFixture
import Testing

/// `nav.events`, `nav.on`, `nav.explain` (contract.md, section 3).
@Suite struct NavEventsTests {
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
}
