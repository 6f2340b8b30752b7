import Expectations
import Foundation
import NavhostSupport
import Testing

@testable import NavhostPreview

/// Each client has a session, which does what it is told in order.
@Suite struct SessionRoomTests {
  @Test func aMessageIsAnsweredWithTheNewestView() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server)
    #expect(client.wait { $0["svg"] != nil })
    #expect(client.parts["svg"]?.text?.hasPrefix("<svg") == true)
    #expect(client.say(#"{"do":"push","class":"Screen"}"#))
    expectEqual(
      client.parts["stack"]?.array?.map { $0["class"]?.text }, ["Inbox", "Draft", "Screen"])
  }

  @Test func aTransitionRunsByItself() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server)
    client.say(#"{"do":"push","class":"Screen"}"#)
    #expect(
      client.wait { parts in
        let ended = parts["events"]?.array?.filter {
          $0["name"]?.text == "transitionEnded"
        }
        return ended?.count == 2
      })
  }

  @Test func twentyClientsHaveASessionEach() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let clients = try (0..<20).map { _ in try RawWebSocket(server) }
    for (number, client) in clients.enumerated() {
      #expect(client.say("{\"do\":\"push\",\"class\":\"Screen\(number)\"}"))
    }
    for (number, client) in clients.enumerated() {
      let classes = client.parts["stack"]?.array?.map { $0["class"]?.text }
      expectEqual(classes, ["Inbox", "Draft", "Screen\(number)"])
    }
  }

  @Test func aClientThatDoesNotReadGetsTheNewestViewLater() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server)
    for number in 1...400 {
      client.write(1, Array("{\"do\":\"dark\",\"n\":\(number)}".utf8))
    }
    var messages = 0
    #expect(
      client.wait { parts in
        messages += 1
        return parts["answered"]?.integer == 400
      })
    #expect(messages < 400)
  }
}
