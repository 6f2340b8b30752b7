import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import Testing

@testable import NavhostExploration

/// The script that makes a case.
@Suite struct CaseWorldTests {
  private func script(_ hook: HookName, _ values: CaseWorld.Values) -> [String] {
    CaseWorld(hook, values).script
  }

  private let tap: CaseWorld.Values = [
    "source": "\"backButton\"", "depth": "2", "isTop": "true", "count": "1", "class": "\"Form\"",
  ]

  private func tap(_ more: CaseWorld.Values) -> [String] {
    script(.shouldPop, tap.merging(more) { $1 })
  }

  @Test func theControllerThatIsAskedAboutHasTheValues() {
    expectEqual(tap([:]), [#"nav.setStack{"Home", "Form"}"#, "nav.tapBack()"])
    expectEqual(
      tap(["props.dirty": "true", "props.a-b": "5", "title": #""T""#, "props.none": "nil"])[at: 0],
      #"nav.setStack{"Home", {class = "Form", title = "T", props = {["a-b"] = 5, dirty = true}}}"#)
    expectEqual(
      tap(["barHidden": "true", "bar": "\"#000000\"", "previous.title": "\"P\""])[at: 0],
      ##"nav.setStack{{class = "Home", title = "P"}, {class = "Form", barHidden = true, barColor = "#000000"}}"##
    )
  }

  @Test(arguments: SettingsFields.names.map(\.rawValue))
  func `A case sets each setting`(name: String) {
    expectEqual(
      tap([name: "1"])[at: 0], "nav.setStack{\"Home\", {class = \"Form\", \(name) = 1}}")
  }

  @Test func oneBelowTheTopHasOneAbove() {
    let world = CaseWorld(
      .shouldPop, tap.merging(["isTop": "false", "next.class": "\"Top\""]) { $1 })
    #expect(world.setup == [#"nav.setStack{"Home", "Form", "Top"}"#] && world.asked == 2)
  }

  @Test func aSourceBringsWhatItNeeds() {
    expectEqual(
      tap(["source": "\"customBackButton\""])[at: 0],
      #"nav.setStack{"Home", {class = "Form", customBackButton = true}}"#)
    expectEqual(
      tap(["source": "\"fullscreenGesture\""]),
      [
        #"nav.setStack{"Home", {class = "Form", gesture = "fullscreen"}}"#,
        "nav.pan{from = {195, 422}, to = {388, 422}}",
      ])
    expectEqual(tap(["source": "\"contentGesture\""])[at: 0], #"nav.reset{ios = 26}"#)
  }

  @Test func aRootLeavesWithItsContainerOrItsSheet() {
    let inside = CaseWorld(.shouldPop, tap.merging(["depth": "1"]) { $1 })
    #expect(inside.isEmbedded && inside.asked == 1)
    expectEqual(
      inside.setup,
      [
        #"nav.setStack{"Home", "Container"}"#, #"inner = nav.embed(nav.top, "Form")"#,
      ])
    let sheet = tap(["source": "\"request\"", "dismisses": "true", "count": "2"])
    expectEqual(
      sheet,
      [
        #"nav.setRoot("Home")"#, #"nav.present("Home")"#, #"nav.presented.push("Form")"#,
        "nav.presented.requestDismiss()",
      ])
  }

  @Test func theAppSaysWhatItDoes() {
    expectEqual(
      tap(["app.online": "true", "app.a-b": "5", "app.none": "nil"]),
      [
        #"nav.app["a-b"] = 5"#, "nav.app.online = true", #"nav.setStack{"Home", "Form"}"#,
        "nav.tapBack()",
      ])
  }

  @Test func aTabIsTappedWhileAnyIsShown() throws {
    let tab: CaseWorld.Values = ["depth": "2", "class": "\"Form\"", "from": "1", "index": "3"]
    expectEqual(
      script(.shouldSelect, tab),
      [
        #"nav.setStack{"Home", "Form"}"#, #"tabs = nav.tabs{"Other", "Other"}"#, "tabs.select(3)",
      ])
    let second = CaseWorld(.shouldSelect, tab.merging(["from": "2", "index": "2"]) { $1 })
    expectEqual(
      second.script,
      [
        #"nav.setRoot("Home")"#, #"tabs = nav.tabs{"Other"}"#, "tabs.show(2)",
        #"tabs[2].setStack{"Home", "Form"}"#, "tabs.select(2)",
      ])
    let session = try ScriptSession(host: NavigationHost())
    try session.run(Array(second.script.joined(separator: "\n").utf8), name: "case")
    expectEqual(session.host.navigation.explanation?.source, .tabBar)
  }

  @Test func theRestOfTheChainMayAnswer() {
    expectEqual(tap(["the rest": "nil"]).count, 2)
    #expect(
      tap(["the rest": "false"])[at: 0]?.contains(
        #"shouldPop = function() return false, "the rest" end"#) == true)
  }

  @Test func aGestureIsMirroredAndMayGoAnyWay() {
    let swipe: CaseWorld.Values = ["kind": "\"edge\"", "depth": "2", "distance": "5"]
    func last(_ more: CaseWorld.Values) -> [String] {
      script(.gestureShouldBegin, swipe.merging(more) { $1 })
    }
    expectEqual(last([:]).last, "nav.pan{from = {5, 400}, to = {388, 400}}")
    let mirrored = last(["direction": "\"rtl\""])
    expectEqual(mirrored.first, #"nav.reset{direction = "rtl"}"#)
    expectEqual(mirrored.last, "nav.pan{from = {385, 400}, to = {2, 400}}")
    let back = last(["translation": "\"leading\"", "distance": "195"])
    expectEqual(back.first, "nav.reset{guards = false}")
    expectEqual(back.last, "nav.pan{from = {195, 400}, to = {0, 400}}")
    expectEqual(last(["translation": "\"steep\""]).last, "nav.pan{from = {5, 400}, to = {45, 520}}")
    expectEqual(
      last(["input": "\"pointer\""]).last,
      #"nav.pan{from = {5, 400}, to = {388, 400}, input = "pointer"}"#)
  }

  @Test func aPushIsOfAnEmptyStackToo() {
    let push: CaseWorld.Values = ["depth": "0", "class": "\"Form\"", "animated": "true"]
    expectEqual(script(.shouldPush, push), [#"nav.push("Form")"#])
    expectEqual(
      script(.shouldPush, push.merging(["depth": "2", "animated": "false"]) { $1 }),
      [#"nav.setStack{"Home", "Home"}"#, #"nav.push("Form", {animated = false})"#])
  }

  /// Each script runs: what a table says can be tried.
  @Test func regionsAreListed() throws {
    let world = CaseWorld(
      .gestureShouldBegin, ["depth": "2", "region": "\"pager\"", "kind": "\"edge\""])
    #expect(world.setup[at: 0]?.contains(#"regions = {{name = "pager""#) == true)
    #expect(world.setup[at: 0]?.contains("offset = 0") == true)
    let session = try ScriptSession(host: NavigationHost())
    try session.run(Array(world.script.joined(separator: "\n").utf8), name: "case")
    #expect(session.host.navigation.events.contains { $0.name == .decision })
  }
}
