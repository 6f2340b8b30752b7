import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// A session as a client drives it, without a server between.
@Suite struct PreviewSessionTests {
  @Test func aSwipeIsAskedAboutAndAnswered() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    #expect(session.explanation == "" || session.outcome.hasPrefix("push"))
    session.swipe()
    expectEqual(session.outcome, "gesture deferred")
    expectEqual(session.part(.question)["message"]?.text, "Leave the draft?")
    expectEqual(session.part(.source)["line"]?.integer, 5)
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    #expect(session.outcome == "gesture popped" || session.outcome == "pop popped")
    expectEqual(session.classes, ["Inbox"])
    expectEqual(session.part(.question), .null)
  }

  @Test func theClockMovesUnderAFingerAndInATransitionOnly() throws {
    let session = try SceneFixture().session()
    let begin = session.part(.frames)["time"]
    session.touch("began", 200, 1000)
    session.touch("moved", 205, 1500)
    expectEqual(session.part(.frames)["time"]?.text, "0.850")
    session.touch("ended", 205, 1500)
    session.carryOut(.tick)
    session.touch("began", 200, 90_000)
    expectEqual(session.part(.frames)["time"]?.text, "0.850")
    session.touch("ended", 200, 90_000)
    expectEqual(begin?.text, "0.350")
    session.say(#"{"do":"push","class":"Screen"}"#)
    #expect(session.isMoving)
    session.settle()
    expectEqual(session.part(.frames)["time"]?.text, "1.200")
  }

  @Test func aTransitionUnderAFingerStands() throws {
    let session = try SceneFixture().session()
    session.touch("began", 5, 0)
    session.touch("moved", 100, 100)
    session.touch("moved", 200, 200)
    #expect(session.isMoving)
    session.carryOut(.tick)
    #expect(!session.isMoving)
    session.touch("ended", 380, 300)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
  }

  @Test func twoFingersAreTwoFingers() throws {
    let session = try SceneFixture().session()
    session.touch("began", 5, 0)
    session.touch("began", 9, 10, id: 2)
    session.touch("moved", 300, 50)
    expectEqual(session.outcome, "gesture ignored: fingers")
  }

  @Test func theLayoutChangesAndTheStackStays() throws {
    let session = try SceneFixture().session()
    session.say(#"{"do":"layOut","direction":"rtl"}"#)
    session.say(#"{"do":"layOut","width":820,"height":1180}"#)
    let phone = session.part(.phone)
    expectEqual(phone["direction"]?.text, "rtl")
    expectEqual(phone["width"]?.number, 820)
    expectEqual(session.classes, ["Inbox", "Draft"])
    session.touch("began", 815, 0)
    session.touch("moved", 500, 100)
    session.touch("ended", 20, 200)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
  }

  @Test func aGuardThatDecidedHasNoText() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    session.touch("began", 200, 0)
    session.touch("moved", 300, 100)
    expectEqual(session.outcome, "gesture ignored: distance")
    #expect(session.part(.source)["text"]?.text == nil)
    expectEqual(session.part(.source)["none"]?.text, "The guard 'distance' decided: 200 > 20.")
  }
}
