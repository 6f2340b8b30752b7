import Expectations
import NavhostSpecRunner
import Testing

/// `assert.popped` and its like, and `each_exit`.
@Suite struct PolicyAssertionsTests {
  private let setting = """
    before_each(function()
      nav.use { name = "p", shouldPop = function(c)
        if c.props.locked then return false, "locked" end
        if c.props.dirty then return confirm("Leave?") end
      end }
      nav.setRoot("Home")
    end)
    """

  @Test func eachOutcomeHasAnAssertion() throws {
    let run = try SpecRun(
      """
      \(setting)
      it("a", function()
        nav.push("E") assert.popped(nav.tapBack())
        nav.push { class = "E", props = { locked = true } }
        assert.blocked(nav.tapBack())
        assert.blocked("locked", nav.tapBack())
        assert.has_error(function() assert.blocked("other", nav.tapBack()) end)
        assert.is_not.popped(nav.tapBack())
        nav.top.props = { dirty = true }
        assert.asked(nav.tapBack())
        assert.has_error(function() assert.asked("Really?", "deferred") end)
        assert.ignored("question open", nav.tapBack())
        assert.blocked(nav.answer(false))
        assert.asked("Leave?", nav.tapBack())
        assert.deferred("deferred")
        assert.not_asked(nav.answer(true))
        assert.ignored("root", nav.pan { from = { 5, 400 }, to = { 300, 400 } })
        nav.push("E")
        assert.cancelled(nav.pan { from = { 5, 400 }, to = { 60, 400 }, duration = 2 })
        assert.popped(function() return nav.tapBack() end)
      end)
      """)
    expectEqual(run.messages, [])
  }

  @Test func whatIsWrongIsExplained() throws {
    let run = try SpecRun(
      """
      \(setting)
      it("a", function()
        nav.push { class = "E", props = { locked = true } }
        assert.popped(nav.tapBack())
      end)
      it("b", function() nav.push("E") assert.blocked("locked", nav.tapBack()) end)
      it("c", function() nav.push("E") assert.is_not.popped(nav.tapBack()) end)
      it("d", function() assert.popped("poped") end)
      """)
    #expect(
      run.messages[at: 0]?.hasPrefix(
        "FILE:10: Expected the pop to be popped, but it was:\nblocked (locked)\nWhy:\n") == true)
    #expect(run.messages[at: 0]?.contains("p: ") == true)
    #expect(
      run.messages[at: 1]?.hasPrefix(
        "FILE:12: Expected the pop to be blocked by a policy with \"locked\", but it was:\npopped")
        == true)
    #expect(
      run.messages[at: 2]?.hasPrefix(
        "FILE:13: Expected the pop not to be popped, but it was:\npopped") == true)
    #expect(run.messages[at: 3]?.contains("\"poped\" (no outcome of a pop)") == true)
    #expect(run.results.allSatisfy { $0.problems.first?.kind == .failure })
  }

  @Test(arguments: [
    "", "nav.reset { direction = 'rtl' }", "nav.reset { width = 1024, height = 768 }",
    "nav.reset { gesture = 'fullscreen' }",
    "nav.reset { direction = 'rtl', gesture = 'fullscreen' }",
  ])
  func oneSpecCoversEveryExit(_ screen: String) throws {
    let run = try SpecRun(
      """
      each_exit(function(exit)
        it(exit.name, function()
          \(screen)
          local source
          nav.use { name = "p", shouldPop = function(c, pop)
            source = pop.source
            if c.props.locked then return false, "locked" end
          end }
          nav.setRoot("Home")
          nav.push { class = "E", props = { locked = true } }
          assert.blocked("locked", exit())
          assert.equal(exit.source, source)
          nav.top.props.locked = false
          assert.is_nil(nav.top.gesture)
          local outcome, reason = assert.popped(exit)
          assert.is_nil(reason)
          if exit.source == "sheetSwipe" or exit.source == "tapOutside" then
            assert.equal("dismissed", outcome)
            assert.is_nil(nav.presented)
          else
            assert.equal("popped", outcome)
            assert.equal(1, nav.depth)
          end
        end)
      end)
      """)
    expectEqual(run.messages, [])
    expectEqual(
      run.results.map(\.name),
      [
        "back button", "back menu", "edge gesture", "fullscreen gesture", "content gesture",
        "escape", "sheet swipe", "tap outside", "tab bar", "request", "deep link",
      ])
  }

  @Test func theSheetHasTheSameScreensBelowItsTop() throws {
    let run = try SpecRun(
      """
      each_exit({ only = { "sheetSwipe", "tapOutside", "tabBar", "deepLink" } }, function(exit)
        it(exit.name, function()
          local below, source
          nav.use { name = "p", controllers = "Top", shouldPop = function(c, pop)
            below, source = c.previous.class .. c.previous.previous.title, pop.source
            return c.previous.props.open
          end }
          nav.setStack {
            { class = "Home", title = "Start" }, { class = "List", props = { open = false } },
            { class = "Top", barHidden = true },
          }
          assert.blocked(exit)
          assert.equal("ListStart", below)
          assert.equal(exit.source, source)
          assert.equal(3, nav.depth)
          nav.stack[2].props.open = true
          assert.popped(exit)
        end)
      end)
      """)
    expectEqual(run.messages, [])
    expectEqual(run.results.count, 4)
  }

  @Test func oneExitAfterAnotherOnTheSameStack() throws {
    let run = try SpecRun(
      """
      it("all", function()
        nav.use { name = "p", shouldPop = function(c) return not c.props.locked end }
        nav.setStack { "Home", { class = "E", props = { locked = true } } }
        local tabs = nav.tabs { "Other" }
        local seen = {}
        each_exit(function(exit)
          assert.blocked(exit)
          seen[#seen + 1] = exit.source
        end)
        assert.equal(11, #seen)
        assert.equal(2, nav.depth)
      end)
      it("a sheet of the spec's own", function()
        nav.setRoot "Home"
        local sheet = nav.present("Filters", { style = "popover" })
        each_exit({ only = { "tapOutside" } }, function(exit) assert.popped(exit) end)
        assert.is_nil(nav.presented)
        nav.present "Draft"
        each_exit({ only = { "tapOutside" } }, function(exit) assert.ignored("nothing there", exit) end)
      end)
      it("nothing at all", function()
        nav.reset()
        each_exit({ only = { "sheetSwipe", "deepLink" } }, function(exit)
          assert.ignored("nothing there", exit)
        end)
      end)
      """)
    expectEqual(run.messages, [])
  }

  @Test func onlyKeepsTheSourcesThatItNames() throws {
    let run = try SpecRun(
      """
      it("a", function()
        local names = {}
        each_exit({ only = { "request", "backButton" }, y = 300 }, function(exit)
          names[#names + 1] = exit.name
        end)
        assert.same({ "back button", "request" }, names)
        each_exit({ only = {} }, error)
        local fine, message = pcall(each_exit, { only = { "requst" } }, print)
        assert.is_false(fine)
        assert.matches('unknown source "requst"; known are backButton, backMenu, edgeGesture, '
          .. 'fullscreenGesture, contentGesture, escape, sheetSwipe, tapOutside, tabBar, request, '
          .. 'deepLink', message, 1, true)
        assert.has_error(function() each_exit({ only = "request" }, print) end)
      end)
      """)
    expectEqual(run.messages, [])
  }

  @Test func anErrorOfResetIsTheSpecs() throws {
    let run = try SpecRun("it('a', function() nav.reset { widht = 1 } end)")
    expectEqual(run.messages.count, 1)
    #expect(run.messages.first?.hasPrefix("FILE:1: nav.reset: ") == true, "\(run.messages)")
  }

  @Test func gesturesThatAreSwitchedOffStaySo() throws {
    let run = try SpecRun(
      """
      each_exit(function(exit)
        it(exit.name, function()
          nav.setRoot("Home") nav.push { class = "E", gesture = "none" }
          if exit.source:find("Gesture") then assert.ignored("gesture disabled", exit) else assert.popped(exit) end
        end)
      end)
      """)
    expectEqual(run.messages, [])
  }

  @Test func anAnswerToNoQuestionSaysSo() throws {
    let run = try SpecRun(
      "it('a', function() nav.setStack{'A', 'B'} assert.popped(nav.answer(true)) end)")
    #expect(run.messages.first?.contains("nil (no question was open)") == true)
    let touch = try SpecRun(
      "it('a', function() nav.setStack{'A', 'B'} assert.popped(nav.touch('began', 1, 1)) end)")
    #expect(touch.messages.first?.contains("nil (no gesture was decided)") == true)
  }

  @Test func whoForgotToUseAPluginIsTold() throws {
    let spec = "nav.setStack{'A', 'B'} assert.blocked(nav.tapBack())"
    let run = try SpecRun("it('a', function() \(spec) end)")
    #expect(run.messages.first?.contains("No plugin is loaded: nav.use(") == true)
    let used = try SpecRun(
      "it('a', function() nav.use{ didPush = function() end } \(spec) end)")
    #expect(used.messages.first?.contains("No plugin is loaded") == false)
  }

  @Test func theSwipesOfEachExitBeginWhereTheSpecSays() throws {
    let run = try SpecRun(
      """
      local regions = { { name = "map", frame = { 0, 300, 390, 400 }, handles = "horizontal" } }
      local function go(exit)
        nav.setRoot("Home")
        nav.push { class = "Map", regions = regions }
        return exit()
      end
      each_exit(function(exit)
        it("in the middle: " .. exit.name, function()
          if exit.name:find("gesture") then assert.ignored("region", go(exit)) end
        end)
      end)
      each_exit({ y = 200, x = 150, edge = 12 }, function(exit)
        it("above: " .. exit.name, function()
          assert.popped(go(exit))
          if exit.name:find("gesture") then
            local began = nav.events()
            assert.equal(exit.name == "edge gesture" and 12 or 150, exit.start[
              exit.name == "edge gesture" and "edge" or "x"])
          end
        end)
      end)
      it("wants numbers", function()
        assert.has_error(function() each_exit({ z = 1 }, print) end)
      end)
      """)
    expectEqual(run.messages, [])
    expectEqual(run.results.count, 23)
  }
}
