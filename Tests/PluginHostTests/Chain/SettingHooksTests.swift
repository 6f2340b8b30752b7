import Foundation
import NavhostPluginHost
import ScriptFixture
import Testing

/// Settings that hooks answer (contract 2): who is asked, when, and what goes by the answer.
@Suite struct SettingHooksTests {
  private static let hooks = [
    "barHidden", "barColor", "hidesBackButton", "customBackButton", "modalInPresentation",
    "interactivePopDisabled", "interactiveContentPopDisabled", "maxInitialDistance",
  ]

  /// What is a reason to ask afresh, and whether the stack `nav` is on the screen then.
  private static let reasons = [
    "nav.push('More', {animated = false})", "nav.pop()", "nav.setStack {'Root', 'Other'}",
    "inner.push('Deeper')", "inner.pop()", "sheet.push('Deeper')", "sheet.pop()",
    "sheet.dismiss() sheet = nav.present 'Sheet'", "tabs.select(2)", "tabs.select(1)",
    "tabs[2].push('Hidden')", "tabs[2].pop()", "nav.top.title = 'New'",
    "nav.stack[1].title = 'Root again'", "inner.top.title = 'Inside'", "nav.top.props.x = 1",
    "nav.stack[1].props.x = 2", "sheet.top.props = {}", "nav.top.gesture = 'none'",
    "nav.stack[1].barColor = 'red'", "sheet.top.barColor = {'red', 'blue'}",
    "nav.top.modalInPresentation = true", "other = nav.use {name = 'other'}", "other:disable()",
    "other:enable()", "other:unload()", "file = use 'file.lua'", "file:reload()",
    "for i = 1, 3 do sheet.swipeDown {distance = 30} end", "nav.hook('None', 'didPush', print)",
  ]

  private static let scene = """
    local asked = {}
    local answers = {name = "asks"}
    for name in ("\(hooks.joined(separator: " "))"):gmatch "%S+" do
      answers[name] = function(c, bar)
        asked[c] = asked[c] or {}
        asked[c][name] = (asked[c][name] or 0) + 1
      end
    end
    nav.setStack {"Root", "Page"}
    local tabs = nav.tabs {"Other"}
    local inner = nav.embed(nav.stack[1], "Inner")
    local sheet, other, file = nav.present "Sheet"
    local function tops()
      return {nav.top, inner.top, tabs[2].top, sheet.top}
    end
    """

  @Test("Each reason asks each hook of the top of every stack", arguments: reasons)
  func asksAfresh(_ reason: String) throws {
    let before = Self.reasons.prefix { $0 != reason }
    // The tab bar is covered by the sheet, and the stack inside the root may be gone.
    let calls = (Array(before) + [reason]).filter {
      $0 != "nav.setStack {'Root', 'Other'}" || $0 == reason
    }
    try run(
      """
      \(Self.scene)
      \(calls.dropLast().map(Self.uncovered).joined(separator: "\n"))
      nav.use(answers)
      asked = {}
      \(Self.uncovered(reason))
      for _, top in ipairs(tops()) do
        for name in pairs(answers) do
          if name ~= "name" then
            assert(asked[top] and asked[top][name], name .. " of " .. tostring(top))
          end
        end
      end
      """,
      with: [
        "file.lua": """
        return {name = "file", controllers = "Sheet", shouldPop = function() error "broken" end}
        """
      ])
  }

  /// A tab cannot be tapped under a sheet.
  private static func uncovered(_ call: String) -> String {
    guard call.hasPrefix("tabs.select") else { return call }
    return "sheet.dismiss() \(call) sheet = tabs[tabs.selected].present 'Sheet'"
  }

  @Test func `What is no reason asks nobody`() throws {
    for call in [
      "nav.advance(1)", "nav.top.title = nav.top.title", "nav.top.gesture = nil", "nav.settle()",
      "local t = nav.bar.title", "nav.requestPop {count = 1}", "mute.touch()",
    ] {
      try run(
        """
        \(Self.scene)
        mute = {}
        local asks
        nav.use {name = "state", sources = {"request"}, shouldPop = function(c)
          c.state.n = (c.state.n or 0) + 1
          return false
        end}
        function mute.touch() nav.requestPop() nav.requestPop() end
        nav.use(answers)
        asked = {}
        \(call)
        assert(next(asked) == nil)
        """)
    }
  }

  @Test func `The bar, the taps and the guards go by the answers`() throws {
    try run(
      """
      local now = {}
      local hooks = {name = "now"}
      for name in ("\(Self.hooks.joined(separator: " "))"):gmatch "%S+" do
        hooks[name] = function(c) if c.class == "Page" then return now[name] end end
      end
      nav.use(hooks)
      local source
      nav.use {name = "sources", shouldPop = function(c, pop) source = pop.source return false end}
      local function page(answers, version)
        nav.reset {ios = version}
        now = answers
        nav.setStack {{class = "Root", barColor = "#fff"}, "Page"}
      end
      local function pan(x)
        local outcome, reason = nav.pan {from = {x, 400}, to = {x + 80, 400}}
        return outcome .. (reason and " " .. reason or "")
      end
      page {barHidden = true} eq(true, nav.bar.hidden) eq(nil, nav.bar.back)
      eq("ignored custom back button", pan(5))
      page {barColor = "#102030"} eq("#102030", nav.bar.color)
      page {barColor = {"red", "blue"}} eq("#0000ff", nav.bar.colors[2])
      page {customBackButton = true} eq(true, nav.bar.back.custom)
      nav.tapBack() eq("customBackButton", source) eq("ignored custom back button", pan(5))
      page {interactivePopDisabled = true} eq("ignored gesture disabled", pan(5))
      page {maxInitialDistance = 3} eq("ignored distance", pan(5)) eq("blocked", pan(3))
      page {maxInitialDistance = -3} eq("blocked", pan(5))
      page({interactiveContentPopDisabled = true}, 26) eq("ignored distance", pan(100))
      page({interactiveContentPopDisabled = false}, 26)
      nav.top.interactiveContentPopDisabled = true eq("blocked", pan(100)) eq("contentGesture", source)
      page {modalInPresentation = true}
      local attempts = 0
      nav.use {name = "told", didAttemptToDismiss = function() attempts = attempts + 1 end}
      local sheet = nav.present "Page"
      eq("ignored modal", table.concat({sheet.swipeDown()}, " ")) eq(1, attempts)
      now = {} sheet.top.props.x = 1
      eq("blocked", (sheet.swipeDown()))
      """)
  }

  @Test func `A change of interactivePopDisabled under the finger cancels the swipe`() throws {
    for (hook, version, start) in [
      ("interactivePopDisabled", 17, 5), ("interactiveContentPopDisabled", 26, 100),
    ] {
      try run(
        """
        nav.reset {ios = \(version)}
        nav.use {name = "pays", \(hook) = function(c) return c.props.paying end}
        nav.setStack {"Root", "Page"}
        nav.touch("began", \(start), 400) nav.touch("moved", \(start) + 60, 400)
        eq("pop", nav.transition.kind)
        nav.stack[1].props.paying = true
        eq("pop", nav.transition.kind, "of the one that stays")
        nav.top.props.paying = true
        local outcome, reason = nav.touch("moved", \(start) + 80, 400)
        eq("cancelled", outcome) eq("gesture disabled", reason)
        nav.touch("ended", \(start) + 80, 400)
        nav.settle() eq("Page", nav.top.class)
        """)
    }
  }

  @Test func `A wrong answer is an error of that hook, and the next is asked`() throws {
    for (hook, answer, message) in [
      ("maxInitialDistance", "'5'", "maxInitialDistance must return a finite number or nil"),
      ("maxInitialDistance", "0/0", "maxInitialDistance must return a finite number or nil"),
      ("barColor", "'redd'", "barColor must return a colour, a list of colours or nil"),
      ("barColor", "{'red', 3}", "barColor must return a colour, a list of colours or nil"),
    ] {
      try run(
        """
        local asked
        nav.use {name = "next", \(hook) = function() asked = true end}
        local wrong = nav.use {name = "wrong", priority = 1, \(hook) = function() return \(answer) end}
        nav.setRoot "Root"
        local message = wrong.faults[1].message
        assert(message:find([[\(message)]], 1, true), message)
        eq("\(hook)", wrong.faults[1].hook) eq(true, asked)
        """)
    }
  }

  @Test func `A shadow's answer is compared and never obeyed`() throws {
    let fixture = try Fixture([
      "new.lua": """
      return {hidesBackButton = function() return true end, maxInitialDistance = function() return 3 end,
        barColor = function() return {"red", "blue"} end}
      """
    ])
    let shadow = try fixture.host.loadShadow(fixture.folder.path + "/new.lua")
    var told: [String] = []
    fixture.host.onShadowDifference = {
      told.append("\($0.hook.rawValue): \($0.live), \($0.shadow)")
    }
    try fixture.run("nav.setStack {'Root', 'Page'} assert(nav.bar.back)")
    #expect(shadow.shadowCounts.differences >= 3)
    #expect(told.contains("hidesBackButton: abstain, allow"))
    #expect(told.contains("maxInitialDistance: abstain, 3.0"))
    #expect(told.contains("barColor: abstain, #ff0000 #0000ff"))
  }
}
