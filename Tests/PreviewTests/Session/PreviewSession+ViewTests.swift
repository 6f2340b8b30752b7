import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// What the page shows of a session.
@Suite struct PreviewSessionViewTests {
  @Test func darkAndMapAreAWayOfLooking() throws {
    let session = try SceneFixture().session()
    let light = session.part(.svg)
    session.say(#"{"do":"dark"}"#)
    #expect(session.part(.svg) != light)
    session.say(#"{"do":"map"}"#)
    let words = session.part(.map)["legend"]?.array?.compactMap { $0["words"]?.text }
    expectEqual(words, ["The swipe begins", "Guard: distance"])
    let map = session.part(.map)
    let swatches = map["legend"]?.array?.compactMap { $0["swatch"]?.text } ?? []
    #expect(Set(swatches).count == 2 && swatches.allSatisfy { $0.hasPrefix("<svg") })
    // Names of elements are the page's: two pictures must not have one in common.
    let names =
      [session.part(.svg), map["svg"] ?? .null].map(Self.names) + swatches.map(Self.names)
    expectEqual(names.reduce(0) { $0 + $1.count }, names.reduce(Set()) { $0.union($1) }.count)
    expectEqual(session.part(.frames)["last"]?.integer, 0)
  }

  @Test func theMapNamesWhoIsBehindEachArea() throws {
    let zones = """
      return {
        name = "zones", controllers = "Player",
        gestureShouldBegin = function(controller, gesture)
          if gesture.start.y > 700 then
            return false, "the player's own"
          elseif gesture.start.y < 200 then
            return true
          end
        end,
        shouldPop = function(controller, pop)
          if controller.props.dirty then
            return confirm("Leave?")
          end
        end,
        willAppear = function(controller)
          controller.maxInitialDistance = 200
        end,
      }
      """
    let script = """
      nav.reset{ gesture = "fullscreen" }
      nav.setRoot("Home")
      nav.push{ class = "Player", props = { dirty = true }, regions = {
        { name = "Covers", frame = {0, 300, 390, 100}, handles = "horizontal", offset = 9 } } }
      """
    let fixture = try SceneFixture(script: script, plugins: ["zones.lua": zones])
    let session = try fixture.session()
    session.say(#"{"do":"map"}"#)
    let path = fixture.folder.path("plugins/zones.lua")
    let legend = Self.legend(session)
    expectEqual(
      legend,
      [
        "The swipe asks first: zones (\(path):12): Leave?",
        "A policy refuses: zones (\(path):5): the player's own", "Guard: region: Covers",
        "Guard: distance: more than 200 pt from the edge, set by zones (\(path):16)",
      ], "\(legend)")
    session.say(#"{"do":"tapBack"}"#)
    #expect(Self.legend(session).contains("A question is open: Leave?"))
  }

  /// What the legend says, without shares of the screen.
  private static func legend(_ session: PreviewSession) -> [String] {
    (session.part(.map)["legend"]?.array ?? []).map { entry in
      let detail = entry["detail"]?.text ?? ""
      return (entry["words"]?.text ?? "") + detail.dropFirst(detail.prefix { $0 != ":" }.count)
    }
  }

  private static func names(_ json: JSONValue) -> Set<String> { names(json.text ?? "") }

  private static func names(_ svg: String) -> Set<String> {
    Set(svg.matches(of: /id="([^"]+)"/).map { String($0.1) })
  }

  @Test func aScreenshotIsSentOnceAndNamedInThePicture() throws {
    let fixture = try SceneFixture(script: "")
    let path = fixture.folder.path("inbox.png")
    try Data([0x89, 0x50, 0x4E, 0x47]).write(to: URL(filePath: path))
    try fixture.folder.write("scene.lua", "nav.push { class = 'Inbox', picture = '\(path)' }")
    let session = try fixture.session()
    #expect(session.part(.svg).text?.contains("data-photo=\"\(path)\"") == true)
    expectEqual(session.part(.photos)[path]?.text, "data:image/png;base64,iVBORw==")
    expectEqual(session.messages, [])
    try FileManager.default.removeItem(atPath: path)
    let other = try fixture.session()
    #expect(other.messages.first?.hasPrefix(path + ": the screenshot") == true)
  }

  @Test func theMapIsOfTheLastMomentAlone() throws {
    let session = try SceneFixture().session()
    session.say(#"{"do":"map"}"#)
    let map = session.part(.map)
    session.say(#"{"do":"push","class":"Letter"}"#)
    #expect(session.isMoving && session.part(.map) == map, "nobody is asked in a transition")
    session.settle()
    session.say(#"{"do":"go","frame":0}"#)
    expectEqual(session.part(.map), .null)
    session.say(#"{"do":"go","frame":9999}"#)
    #expect(session.part(.map)["svg"]?.text?.isEmpty == false)
    let light = session.part(.map)
    session.say(#"{"do":"dark"}"#)
    #expect(session.part(.map) != light)
    session.say(#"{"do":"map"}"#)
    expectEqual(session.part(.map), .null)
  }

  @Test func classesAreThoseThatCanBePushedByName() throws {
    let policy = "return {name = 'policy', version = '2', controllers = {'Form', '!Note', 'Edit*'}}"
    let script = SceneFixture.script + "\nnav.class('Letter', 'Draft')\n"
    let session = try SceneFixture(script: script, plugins: ["p.lua": policy]).session()
    let settings = session.part(.settings)
    expectEqual(
      settings["classes"]?.array?.compactMap(\.text), ["Draft", "Form", "Inbox", "Letter", "Note"])
    #expect(settings["script"]?.text?.hasSuffix("/scene.lua") == true)
    let plugin = settings["plugins"]?.array?.first
    #expect(plugin?["name"]?.text == "policy" && plugin?["version"]?.text == "2")
    expectEqual(plugin?["isEnabled"], .boolean(true))
    expectEqual(plugin?["isQuarantined"], .boolean(false))
  }

  @Test func ofManyEventsTheLastAreShown() throws {
    let script = "nav.setRoot('A') for i = 1, 200 do nav.push('B' .. i) nav.pop() end"
    let session = try SceneFixture(script: script).session()
    let events = session.part(.events).array ?? []
    expectEqual(events.count, 300)
    let pushes = events.filter { $0["name"]?.text == "push" }
    #expect(pushes.last?["text"]?.text?.hasPrefix("B200 ") == true)
  }

  @Test func onlyWhatChangedIsSent() {
    var old = ViewParts()
    expectEqual(old.message(since: ViewParts()), "{}")
    old[.svg] = "1"
    old[.events] = "[]"
    expectEqual(old.message(since: ViewParts()), #"{"svg":1,"events":[]}"#)
    var new = old
    new.add([.svg: "2", .map: "null"])
    expectEqual(new.message(since: old), #"{"svg":2,"map":null}"#)
    expectEqual(new.message(since: new), "{}")
  }
}
