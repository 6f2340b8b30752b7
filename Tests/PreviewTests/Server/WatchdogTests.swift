import Expectations
import Foundation
import NavhostSupport
import Testing

@testable import NavhostPreview

@Suite struct WatchdogTests {
  @Test func aScriptThatHangsHoldsUpNobodyElseAndIsStopped() throws {
    let script = """
      nav.setRoot("Inbox")
      nav.push("Draft")
      nav.hook("Draft", "shouldPop", function() while true do end end)
      """
    let server = try SceneFixture(script: script).server(patience: 2)
    defer { server.close() }
    let hanging = try RawWebSocket(server)
    #expect(hanging.wait { $0["svg"] != nil })
    hanging.write(1, Array(#"{"do":"tapBack","n":1}"#.utf8))
    let other = try RawWebSocket(server)
    #expect(other.say(#"{"do":"dark"}"#))
    expectEqual(other.parts["settings"]?["dark"], .boolean(true))
    #expect(hanging.wait { $0["answered"]?.integer == 1 })
    let message = hanging.parts["problems"]?.array?.first?["message"]?.text ?? ""
    #expect(message.contains("stopped"), "\(message)")
    #expect(hanging.say(#"{"do":"push","class":"Screen"}"#))
  }

  @Test func aScriptThatNeverEndsIsToldAndTheStackIsEmpty() throws {
    let fixture = try SceneFixture(script: "nav.setRoot('Inbox') while true do end")
    let server = try fixture.server(patience: 2)
    defer { server.close() }
    let client = try RawWebSocket(server)
    #expect(client.wait { $0["stack"] != nil })
    expectEqual(client.parts["stack"], .array([]))
    let message = client.parts["problems"]?.array?.first?["message"]?.text ?? ""
    #expect(message.contains("stopped"), "\(message)")
  }
}
