import Navigation
import PluginHost
import ScriptFixture
import Testing

/// What is called in the wrong place, or with what is not there: a clear error, and nothing is lost.
@Suite struct BadInputTests {
  /// `told(text, f, ...)`: the call raises an error with the text, and the stack is as it was.
  private static let told = """
    local function told(text, f, ...)
      local before, depth = nav.top, nav.depth
      local fine, message = pcall(f, ...)
      assert(not fine, "no error: " .. text)
      assert(tostring(message):find(text, 1, true), tostring(message) .. " lacks " .. text)
      assert(nav.top == before and nav.depth == depth, "the stack has changed")
    end

    """

  @Test func `A hook can present, embed, select and leave nothing`() throws {
    try run(
      Self.told + """
        nav.setStack { "Home", "Page" }
        local tabs = nav.tabs { "Other" }
        local asked = 0
        nav.use { name = "meddler", sources = { "request" }, shouldPop = function(controller)
          asked = asked + 1
          for _, call in ipairs {
            { nav.present, "Sheet" }, { nav.embed, controller, "Inner" }, { nav.tabs, { "More" } },
          } do
            local made, why = call[1](call[2], call[3])
            eq(nil, made) eq("busy", why)
          end
          for _, call in ipairs { nav.escape, nav.dismiss, nav.requestDismiss, nav.swipeDown } do
            local outcome, why = call()
            eq("ignored", outcome) eq("busy", why)
          end
          local outcome, why = nav.setStack({ "Deep" }, { ask = true })
          eq("ignored", outcome) eq("busy", why)
          outcome, why = tabs.select(2)
          eq("ignored", outcome) eq("busy", why)
          for _, name in ipairs { "reset", "compare" } do
            local fine, message = pcall(nav[name], print)
            eq("nav." .. name .. ": cannot be called from inside a hook", message)
          end
        end }
        eq("popped", (nav.requestPop()))
        eq(1, asked) eq(1, nav.depth) eq("Home", nav.top.class) eq(1, tabs.selected)
        eq(nil, nav.presented)
        """)
  }

  @Test func `A presentation from a callback of another is refused, and the first goes on`() throws
  {
    try run(
      """
      nav.setRoot "Home"
      local why = {}
      for _, hook in ipairs { "willAppear", "didAppear" } do
        nav.hook("Sheet", hook, function() why[hook] = select(2, nav.present "Second") end)
      end
      local sheet = nav.present "Sheet"
      eq("busy", why.willAppear) eq("busy", why.didAppear)
      eq(sheet, nav.presented) eq(nil, sheet.presented) eq(1, sheet.depth)
      eq(nil, (nav.present "Third")) eq("covered", select(2, nav.present "Third"))
      eq("dismissed", (sheet.requestDismiss()))
      """)
  }

  @Test func `Where nothing is presented there is nothing to dismiss`() throws {
    try run(
      """
      nav.setStack { "Home", "Page" }
      for _, name in ipairs { "dismiss", "requestDismiss", "swipeDown" } do
        local outcome, reason = nav[name]()
        eq("ignored", outcome) eq("nothing there", reason)
      end
      eq(2, nav.depth)
      """)
  }

  @Test func `A tab that is not there is an error, and the one that is shown stays`() throws {
    try run(
      Self.told + """
        nav.setStack { "Home", "Page" }
        local tabs = nav.tabs { "Second", "Third" }
        tabs.select(2)
        told("tabs.select: there is no tab 4: there are 3", tabs.select, 4)
        told("tabs.select: there is no tab 0: there are 3", tabs.select, 0)
        told("tabs.select: there is no tab -1: there are 3", tabs.select, -1)
        told("tabs.select: the tab must be an integer, got 1.5", tabs.select, 1.5)
        told([[tabs.select: the tab must be an integer, got "Third"]], tabs.select, "Third")
        told("tabs.select: the tab must be an integer, got nothing", tabs.select)
        eq(2, tabs.selected) eq(2, nav.depth)
        eq(nil, (nav.tabs { "More" })) eq("in a tab bar already", select(2, nav.tabs { "More" }))
        """)
  }

  @Test func `An unknown profile or option changes nothing`() throws {
    try run(
      Self.told + """
        nav.setStack { "Home", "Page" }
        told([['profile' must be one of "ios17", "ios26", got "ios18"]], nav.reset, { profile = "ios18" })
        told("'profile' must be a string", nav.reset, { profile = 26 })
        told("unknown option 'profil'; did you mean 'profile'?", nav.reset, { profil = "ios26" })
        told("unknown option 'form'; did you mean 'from'?", nav.pan, { form = { 1, 2 } })
        told("unknown option 'depth': known are animated, settle", nav.pop, { depth = 2 })
        told([[got "shet"; did you mean 'sheet'?]], nav.present, "S", { style = "shet" })
        told("is below the top; did you mean 'Home'?", nav.popTo, "Hmoe")
        told([["popp" is no event; did you mean 'pop'?]], nav.on, "popp", print)
        told([["shouldpop" is no hook; did you mean 'shouldPop'?]], nav.hook, "A", "shouldpop", print)
        local handle, why = nav.use { name = "x", sources = { "backbutton" } }
        eq(nil, handle)
        eq([[inline plugin: field 'sources' has the unknown source "backbutton"; did you mean 'backButton'?]], why)
        eq("ios17", nav.profile)
        """)
  }

  @Test func `Every call of a navigation that has left is ignored`() throws {
    try run(
      """
      nav.setRoot "Home"
      local sheet = nav.present "Sheet"
      local gone = sheet.top
      sheet.dismiss()
      local function ignored(name, ...)
        local outcome, reason = sheet[name](...)
        assert(outcome == "ignored" and reason == "nothing there", name .. ": " .. tostring(outcome))
      end
      for _, name in ipairs {
        "tapBack", "requestPop", "pop", "popToRoot", "dismiss", "requestDismiss", "swipeDown", "escape",
      } do ignored(name) end
      for _, target in ipairs { 1, 7, "Sheet", "Nobody", gone } do
        ignored("popTo", target)
        ignored("requestPop", { to = target })
      end
      ignored("tap", 5, 60)
      ignored("pan", { from = { 5, 400 }, to = { 300, 400 } })
      ignored("touch", "began", 5, 400)
      ignored("backMenu", 1)
      ignored("setStack", { "A" }, { ask = true })
      for _, name in ipairs { "push", "setRoot", "present" } do
        local made, reason = sheet[name]("A")
        eq(nil, made) eq("nothing there", reason)
      end
      eq(1, nav.depth) eq("Home", nav.top.class)
      """)
  }

  @Test func `What fails in a comparison is told as it is, and leaves the profile`() throws {
    try run(
      """
      local function message(f) return select(2, pcall(nav.compare, f)) end
      eq("x", message(function() error("x", 0) end))
      local function named() error "y" end
      local fine, direct = pcall(function() nav.compare(named) end)
      eq(1, select(2, direct:gsub("test:%d+: ", "")))
      eq("error object is a table value", message(function() error { a = 1 } end))
      assert(message(function() nav.psuh() end):find "attempt to call a nil value")
      eq("ios17", nav.profile) eq(0, nav.depth)
      eq(nil, nav.compare(function(other) other.setRoot "Home" end))
      local difference = nav.compare(function(other)
        other.setStack { "A", "B" }
        other.pan { from = { 200, 400 }, to = { 380, 400 } }
      end)
      eq("decision", difference.ios17.name) eq("distance", difference.ios17.reason)
      eq(difference.index, difference.ios17.index)
      """)
  }
}
