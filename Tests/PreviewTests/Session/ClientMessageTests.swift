import Expectations
import NavhostNavigation
import Testing

@testable import NavhostPreview

/// What a client may say, and what is passed over.
@Suite struct ClientMessageTests {
  private func message(_ text: String) -> ClientMessage? { ClientMessage.read(text)?.message }

  @Test func aMessageHasTheNumberThatItIsAnsweredWith() {
    expectEqual(ClientMessage.read(#"{"do":"dark","n":7}"#)?.number, 7)
    expectEqual(ClientMessage.read(#"{"do":"dark"}"#)?.number, 0)
  }

  @Test func aTouchIsRoundedAndBounded() {
    expectEqual(
      message(#"{"do":"touch","phase":"moved","x":1.23456,"y":-2e9,"id":2,"t":1500}"#),
      .touch(.moved, ScreenPoint(x: 1.23, y: -10_000), finger: 2, time: 1.5))
  }

  @Test(arguments: [
    #"{"do":"touch","phase":"hover","x":1,"y":1,"id":1,"t":0}"#,
    #"{"do":"touch","phase":"began","x":"1","y":1,"id":1,"t":0}"#,
    #"{"do":"touch","phase":"began","x":1,"y":1,"id":0,"t":0}"#,
    #"{"do":"touch","phase":"began","x":1,"y":1,"id":11,"t":0}"#,
    #"{"do":"touch","phase":"began","x":1,"y":1,"id":1}"#, #"{"do":"go"}"#,
    #"{"do":"go","frame":1.5}"#,
    #"{"do":"save"}"#, #"{"do":"save","as":"pdf"}"#, #"{"do":"layOut","width":99}"#,
    #"{"do":"layOut","height":3001}"#, #"{"do":"answer","value":1}"#, #"{"do":"backMenu"}"#,
    #"{"do":"select","tab":"2"}"#, #"{"do":"unheard"}"#, #"{"n":1}"#, "7", "",
  ])
  func whatMakesNoSenseIsNoMessage(_ text: String) {
    #expect(ClientMessage.read(text) == nil)
  }

  @Test func wordsAreMessages() {
    #expect(message(#"{"do":"reload"}"#) == .reload && message(#"{"do":"reset"}"#) == .reset)
    #expect(message(#"{"do":"dark"}"#) == .dark && message(#"{"do":"map"}"#) == .map)
    expectEqual(message(#"{"do":"prove"}"#), .prove)
    expectEqual(message(#"{"do":"go","frame":12}"#), .go(12))
    expectEqual(message(#"{"do":"save","as":"trace"}"#), .save(.trace))
  }

  @Test func aLayoutSaysWhatChanges() {
    expectEqual(
      message(#"{"do":"layOut","width":100,"height":3000,"direction":"rtl","profile":"ios26"}"#),
      .act(.layOut(Layout(width: 100, height: 3000, direction: .rtl, profile: .ios26))))
    expectEqual(
      message(#"{"do":"layOut","direction":"up","profile":"ios1"}"#), .act(.layOut(Layout())))
  }

  @Test func answersAndWaysAreOperations() {
    func operation(_ text: String) -> NavigationOperation? {
      guard case .act(.operation(let operation))? = message(text) else { return nil }
      return operation
    }
    expectEqual(
      operation(#"{"do":"answer","value":false}"#), .answer(.accepted(false), settle: false))
    expectEqual(operation(#"{"do":"answer","id":"a\"b"}"#), .answer(.choice("a\"b"), settle: false))
    expectEqual(
      operation(#"{"do":"answer","failed":"no net"}"#),
      .answer(.failed(reason: "no net"), settle: false))
    expectEqual(
      operation(#"{"do":"answer","failed":""}"#), .answer(.failed(reason: "failed"), settle: false))
    #expect(operation(#"{"do":"answer"}"#) == nil)
    expectEqual(operation(#"{"do":"tapOutside"}"#), .tapOutside(settle: false))
  }

  @Test func whatIsTypedIsWritten() {
    func lua(_ text: String) -> String? {
      guard case .act(let input)? = message(text) else { return nil }
      return input.lua(on: "nav")
    }
    expectEqual(lua(#"{"do":"write","field":"app","text":"{a = 1}"}"#), "nav.app = {a = 1}")
    expectEqual(lua(#"{"do":"write","field":"props","text":"{}"}"#), "nav.top.props = {}")
  }
}
