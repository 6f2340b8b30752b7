import Expectations
import Foundation
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import ScriptFixture
import Testing

@testable import NavhostExploration

@Suite("Exploring at random")
struct ExplorerTests {
  @Test("a sound host has nothing to find", arguments: [1, 2, 3])
  func nothing(seed: UInt64) throws {
    let finding = try Explorer(seed: seed, steps: Amount.of(1_000, thorough: 30_000)).run()
    #expect(finding == nil, "\(finding?.script ?? "")")
  }

  @Test("with plugins that ask, refuse, fail and wrap, neither", arguments: [1, 2])
  func withPlugins(seed: UInt64) throws {
    let fixture = try Fixture(plugins)
    let scene = StartingPoint(plugins: plugins.keys.sorted().map { fixture.folder.path + "/" + $0 })
    let finding = try Explorer(scene, seed: seed, steps: Amount.of(1_000, thorough: 30_000)).run()
    #expect(finding == nil, "\(finding?.script ?? "")")
  }

  private let plugins = [
    "asks.lua": """
    return {priority = 2, controllers = {"Editor", "List"}, shouldPop = function(c)
      if c.props.dirty and not confirm("Leave?") then return false, "kept" end
    end}
    """,
    "fails.lua": "return {onError = 'deny', gestureShouldBegin = function() error('x') end}",
    "wraps.lua": """
    return {shouldPop = function(c, pop, next) return next() end,
      backTitle = function(c) return c.props.label and "Label" end,
      willAppear = function(c) c.title = c.class end}
    """,
  ]

  /// Each action has a number of its own, and tells the answer that it goes with.
  @Test("with plugins that perform, choose and wait, neither", arguments: Profile.all.map(\.name))
  func actions(profile: String) throws {
    let fixture = try Fixture(["acts.lua": Self.acts, "wraps.lua": Self.wrapsAndActs])
    let scene = StartingPoint(
      plugins: ["acts.lua", "wraps.lua"].map { fixture.folder.path + "/" + $0 },
      profile: try #require(Profile.named(profile)))
    var names: [String: Int] = [:]
    let explorer = Explorer(scene, seed: 2, steps: Amount.of(2_000, thorough: 40_000))
    explorer.onOpen = {
      $0.host.onEvent = { names[$0.name.rawValue + ($0.plugin ?? ""), default: 0] += 1 }
    }
    let finding = try explorer.run()
    #expect(finding == nil, "\(finding?.script ?? "")")
    for name in ["actionacts", "actionwraps", "questionacts"] {
      #expect(names[name, default: 0] > 5, "\(name): \(names)")
    }
  }

  private static func marks(from first: Int) -> String {
    """
    local marks = \(first)
    local function act(goes) marks = marks + 1 perform("act", {mark = marks, goes = goes}) end
    """
  }
  private static let keptMarks = """
    onUnload = function() return {marks = marks} end,
    onLoad = function(saved) if saved then marks = saved.marks end end,
    """

  private static let acts = """
    \(marks(from: 1_000_000))
    local function decide(c)
      if not c.props.dirty == (c.id % 3 > 0) then act("yes") return nil end
      local id = choose("Keep it?", {"Save", {id = "drop", title = "Drop", style = "destructive"},
        {title = "Stay", style = "cancel"}}, {style = "sheet"})
      if id == "drop" then act("yes") return true end
      if id == "Save" then
        local saved, why = await("save", {id = c.id}, {timeout = 2})
        if saved then act("yes") return true end
        act("no")
        return false, why
      end
      act("no")
      return false
    end
    return {
      \(keptMarks)
      shouldPop = decide, shouldPush = decide, shouldSelect = decide,
      gestureShouldBegin = function(c)
        if c.props.stuck then act("no") return false, "stuck" end
        act("yes")
      end,
      didPop = function() act("told") end, tabReselected = function() act("told") end,
    }
    """
  private static let wrapsAndActs = """
    \(marks(from: 2_000_000))
    return {
      \(keptMarks)
      priority = 1,
      shouldPop = function(c, pop, next)
        act("either")
        local answer = next()
        if c.props.forced then return true end
        if answer == nil and c.props.dirty then return confirm("Sure?") end
      end,
    }
    """

  @Test("the same seed takes the same steps")
  func deterministic() throws {
    try expectEqual(steps(seed: 5), steps(seed: 5))
    #expect(try steps(seed: 5) != steps(seed: 6))
  }

  /// What happens until a fault is found, as one text.
  private func steps(seed: UInt64) throws -> [String] {
    var story: [String] = []
    let explorer = Explorer(seed: seed, steps: 300)
    explorer.onOpen = { $0.host.onEvent = { story.append("\($0)") } }
    #expect(try explorer.run() == nil)
    return story
  }

  @Test("a script sets the scene of every walk")
  func scene() throws {
    var classes: Set<String> = []
    let script = "nav.setRoot('Scene')"
    let explorer = Explorer(
      StartingPoint(script: SceneScript(path: "-", source: Array(script.utf8))), steps: 600)
    explorer.onOpen = {
      $0.host.onEvent = { event in
        if event.index == 1 { classes.insert(event.controller?.className ?? "") }
      }
    }
    #expect(try explorer.run() == nil)
    expectEqual(classes, ["Scene"])
  }

  private static let stacks = """
    nav.setStack {"Home", "Editor"}
    nav.embed(nav.top, "Inner")
    nav.tabs {"Other"}
    nav.present "Sheet"
    """

  @Test("every way out is gone, with every end", arguments: Profile.all.map(\.name))
  func ways(profile: String) throws {
    let profile = try #require(Profile.named(profile))
    var sources: Set<String> = []
    var reasons: Set<String> = []
    var names: Set<EventName> = []
    let script = SceneScript(path: "-", source: Array(Self.stacks.utf8))
    let explorer = Explorer(
      StartingPoint(script: script, profile: profile), steps: Amount.of(16_000, thorough: 60_000))
    explorer.onOpen = {
      $0.host.onEvent = { event in
        names.insert(event.name)
        if event.name == .pop, case .string(let source)? = event["source"] {
          sources.insert(source)
        }
        if case .string(let kind)? = event["kind"], event.name == .transitionCancelled {
          reasons.insert("cancelled \(kind)")
        }
        if let reason = event.explanation?.reason { reasons.insert(reason) }
      }
    }
    let wanted: Set<EventName> = [.present, .dismiss, .tabSelected]
    let all = [
      "backButton", "backMenu", "edgeGesture", "escape", "sheetSwipe", "tabBar", "request",
      "programmatic", profile == .ios26 ? "contentGesture" : "edgeGesture",
    ]
    let ends = [
      "cancelled dismiss", "cancelled pop", "modal", "covered", "hidden", "gesture disabled",
    ]
    // Every day it walks until it has met all of them.
    explorer.isStopped = {
      !Amount.isThorough && names.isSuperset(of: wanted) && sources.isSuperset(of: all)
        && reasons.isSuperset(of: ends)
    }
    do {
      let finding = try explorer.run()
      #expect(finding == nil, "\(finding?.script ?? "")")
    } catch {
      #expect(error.code == .interrupted, "\(error)")
    }
    #expect(names.isSuperset(of: wanted), "\(names)")
    #expect(sources.isSuperset(of: all), "\(sources)")
    #expect(reasons.isSuperset(of: ends), "\(reasons)")
  }

  @Test("a fault that only a dismissed sheet shows is found, and told in three steps or fewer")
  func plantedFault() throws {
    let explorer = Explorer(seed: 3, steps: 4000)
    explorer.onOpen = { session in
      session.host.onEvent = { [unowned session] event in
        guard event.name == .dismiss, let root = event.controller else { return }
        // As if what has left appeared once more.
        let scene = session.host.navigation.scene
        scene.record(.didAppear, controller: scene.controller(root))
      }
    }
    let finding = try #require(try explorer.run())
    expectEqual(finding.rule, Invariant.lifecycle)
    #expect(finding.steps.count <= 3, "\(finding.steps)")
    #expect(finding.steps.contains { $0.contains(".present(") })
    #expect(finding.script.contains("\nmade = {}"))
  }

  @Test("a call that fails is a finding, and its script starts from the same scene")
  func failingCall() throws {
    let source = "nav.setRoot('A') function nav.settle() error('broken') end"
    let explorer = Explorer(
      StartingPoint(
        plugins: ["none.lua"],
        script: SceneScript(path: "my scene.lua", source: Array(source.utf8))
      ))
    let finding = try #require(try explorer.run())
    expectEqual(finding.rule, "a valid call succeeds")
    expectEqual(finding.steps, ["nav.settle()"])
    #expect(
      finding.script.hasSuffix(
        """
        nav.use("none.lua")
        dofile("my scene.lua")
        nav.settle()
        assert(nav.check())

        """))
  }

  private struct Held {
    weak var host: NavigationHost?
    weak var session: (any HostScript)?
  }

  @Test("each walk lets go of its host", arguments: [Profile.ios17, .ios26])
  func hosts(_ profile: Profile) throws {
    var held: [Held] = []
    let explorer = Explorer(StartingPoint(profile: profile), seed: 1, steps: 5000)
    explorer.onOpen = { held.append(Held(host: $0.host, session: $0)) }
    let finding = try explorer.run()
    #expect(finding == nil)
    expectEqual(held.count, 20)
    #expect(held.count { $0.session != nil } <= 1)
    #expect(held.count { $0.host != nil } <= 1)
  }
}
