import Expectations
import NavhostNavigation
import NavhostSupport
import NavhostTraces
import Testing

/// What hooks of a script answered and did is played back.
@Suite struct PlayerHooksTests {
  private let stack = #"{"t":0,"op":"setStack","nav":1,"args":[["A","B"]]}"#
  private let hook = #"{"t":0,"op":"hook","args":[1,"shouldPop",2,"B"]}"#
  private let tap = #"{"t":0,"op":"tapBack","nav":1,"args":[]}"#

  private func call(_ rest: String, hook: Int = 1, id: Int = 2) -> String {
    #"{"t":0,"call":"shouldPop","id":\#(id),"hook":\#(hook),\#(rest)}"#
  }

  @Test func anAnswerIsGiven() throws {
    let played = try Playing([
      stack, hook, tap, call(#""return":[false,"no"]"#), tap, call(#""fail":"test:1: x""#),
    ])
    expectEqual(played.outcomes, ["blocked: no", "popped"])
    #expect(played.events.contains { $0.name == .fault }, "an error is one again")
  }

  @Test func aCallIsThatOfItsHookAndItsController() throws {
    let played = try Playing([
      stack, hook, tap, call(#""return":[false,"other"]"#, hook: 2),
      call(#""return":[false,"other"]"#, id: 1), call(#""return":[false,"mine"]"#),
    ])
    expectEqual(played.outcomes, ["blocked: mine"])
  }

  @Test func whatItDidIsDone() throws {
    let did =
      #"[{"op":"set","id":2,"field":"title","value":"T"},{"op":"load","args":[{"name":"p"}]}]"#
    let plugin = "return {priority = -1, shouldPop = function(c) return false, c.title end}"
    let played = try Playing(
      [stack, hook, tap, call(#""did":\#(did),"return":[]"#)], plugins: ["q": plugin])
    expectEqual(played.outcomes, ["blocked: T"])
  }

  @Test func aQuestionIsPutAndAnswered() throws {
    let ask = call(#""ask":["Leave?",{"ok":"Go","cancel":"Stay","destructive":true}]"#)
    let played = try Playing([
      stack, hook, tap, ask, #"{"t":0,"op":"answer","nav":1,"args":[true]}"#,
      call(#""return":[true]"#),
    ])
    expectEqual(played.outcomes, ["deferred", "popped"])
    expectEqual(played.stacks.last, "A")
  }

  @Test func theRestOfTheChainIsAskedWhereItWas() throws {
    let wrapper = #"{"t":0,"op":"hook","args":[1,"shouldPop",3,"B"]}"#
    let no = "return {shouldPop = function() return false, 'rest' end}"
    let lines = [stack, wrapper, tap]
    let asked = try Playing(
      lines + [call(#""did":[{"next":true}],"return":[]"#)], plugins: ["p": no])
    expectEqual(asked.outcomes, ["blocked: rest"])
    let kept = try Playing(lines + [call(#""return":[true]"#)], plugins: ["p": no])
    expectEqual(kept.outcomes, ["popped"], "it answered by itself")
  }

  /// The clock ended a plugin's call when it was recorded: it ends there now, too.
  @Test func aDeadlineIsPlayedBack() throws {
    let plugin = "return {shouldPop = function() return false, 'in time' end}"
    let late =
      #"{"t":0,"call":"shouldPop","id":2,"plugin":"p","fail":"took too long","deadline":true}"#
    let played = try Playing([stack, tap, late], plugins: ["p": plugin])
    expectEqual(played.outcomes, ["popped"])
    let fault = played.events.first { $0.name == .fault }
    #expect(fault?["message"]?.description == "took too long" && fault?.plugin == "p")
    try expectEqual(Playing([stack, tap], plugins: ["p": plugin]).outcomes, ["blocked: in time"])
  }

  @Test func anInlinePluginIsOfTheScript() throws {
    let load =
      #"{"t":0,"op":"load","args":[{"inline":true,"name":"own","priority":0,"controllers":["*"],"#
      + #""sources":["backButton"],"onError":"allow","hooks":{"shouldPop":2,"onLoad":2,"nothing":2}}]}"#
    let said = #"{"t":0,"call":"shouldPop","id":2,"plugin":"own","return":[false,"mine"]}"#
    let request = #"{"t":0,"op":"requestPop","nav":1,"args":[]}"#
    let played = try Playing([stack, load, tap, said, request])
    expectEqual(played.outcomes, ["blocked: mine", "popped"], "it is asked about taps alone")
  }
}
