import Expectations
import Foundation
import NavhostSupport
import Testing

@testable import NavhostPreview

/// Going back, and on from there.
@Suite struct SessionFrameTests {
  private func frame(_ session: PreviewSession, _ name: String) -> Int {
    session.part(.frames)[name]?.integer ?? -1
  }

  @Test func goingBackShowsTheMoment() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    let first = session.part(.svg)
    session.swipe()
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    let last = frame(session, "last")
    session.say(#"{"do":"go","frame":0}"#)
    expectEqual(session.part(.svg), first)
    expectEqual(session.classes, ["Inbox", "Draft"])
    expectEqual(frame(session, "last"), last)
    session.say("{\"do\":\"go\",\"frame\":\(last)}")
    expectEqual(session.classes, ["Inbox"])
  }

  @Test func whoActsInThePastDropsTheFuture() throws {
    let session = try SceneFixture().session()
    for name in ["A", "B", "C"] {
      session.say("{\"do\":\"push\",\"class\":\"\(name)\"}")
      session.settle()
    }
    let moment = (0...frame(session, "last")).first { number in
      session.say("{\"do\":\"go\",\"frame\":\(number)}")
      return session.classes.last == "B"
    }
    #expect(moment != nil)
    // The push of B is under way at that moment, so the first X is refused.
    session.say(#"{"do":"push","class":"X"}"#)
    session.settle()
    session.say(#"{"do":"push","class":"X"}"#)
    session.settle()
    expectEqual(session.classes.last, "X")
    #expect(!session.classes.contains("C"))
    expectEqual(session.messages, [])
    expectEqual(frame(session, "shown"), frame(session, "last"))
    let pushes = session.part(.events).array?.filter { $0["name"]?.text == "push" }
    expectEqual(
      pushes?.compactMap { $0["text"]?.text?.split(separator: " ").first.map(String.init) },
      ["Inbox", "Draft", "A", "B", "X"])
  }

  @Test func aFingerThatWasDownIsTakenAway() throws {
    let session = try SceneFixture().session()
    session.touch("began", 5, 0)
    session.touch("moved", 200, 100)
    let held = frame(session, "last")
    session.touch("ended", 380, 200)
    session.settle()
    session.say("{\"do\":\"go\",\"frame\":\(held)}")
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox", "Draft"])
    session.swipe(at: 9000)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
  }

  @Test func resetPlaysTheScriptAnewAndTimeGoesBackBeyondIt() throws {
    let session = try SceneFixture().session()
    session.say(#"{"do":"push","class":"A"}"#)
    session.settle()
    let before = frame(session, "last")
    session.say(#"{"do":"reset"}"#)
    expectEqual(session.classes, ["Inbox", "Draft"])
    session.say("{\"do\":\"go\",\"frame\":\(before)}")
    expectEqual(session.classes, ["Inbox", "Draft", "A"])
    session.say(#"{"do":"push","class":"B"}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox", "Draft", "A", "B"])
    expectEqual(session.messages, [])
  }
}
