import Expectations
import NavhostPluginHost
import NavhostTraces
import Testing

/// What a script's calls come to in a recording.
@Suite struct TraceRecorderOperationsTests {
  private func lines(_ script: String) throws -> [String] {
    try recorded(script).map(timeless).filter { !$0.hasPrefix("{\"d\":") }
  }

  @Test func aCallIsALineWithItsArguments() throws {
    try expectEqual(
      lines(
        """
        nav.setStack({"A", {class = "B", props = {x = 1}}})
        nav.requestPop{count = 1, settle = false} nav.settle()
        """),
      [
        #"{"op":"setStack","nav":1,"args":[["A",{"class":"B","props":{"x":1}}]]}"#,
        #"{"op":"requestPop","nav":1,"args":[{"count":1,"settle":false}]}"#,
        #"{"op":"settle","nav":1,"args":[]}"#,
      ])
  }

  /// What only looks, and what leads out of the session, is no part of it.
  @Test func whatOnlyLooksIsNotWritten() throws {
    try expectEqual(
      lines(
        """
        nav.setRoot("A") nav.events() nav.explain() nav.question() nav.backMenu() nav.plugins()
        local x = nav.bar
        """), [#"{"op":"setRoot","nav":1,"args":["A"]}"#])
  }

  @Test func touchesUpToTheLastFingerAreOneLine() throws {
    try expectEqual(
      lines(
        """
        nav.setStack{"A", "B"}
        nav.touch("began", 200, 400) nav.advance(0.25) nav.touch("moved", 205, 400)
        nav.touch("began", 100, 100, 2) nav.touch("ended", 205, 400)
        nav.touch("cancelled", 100, 100, 2)
        nav.touch("began", 200, 400) nav.touch("ended", 200, 400)
        """
      ).dropFirst(),
      [
        #"{"nav":1,"touches":[[0,"began",200,400,1],[0.25,"moved",205,400,1],[0,"began",100,100,2]]}"#,
        #"{"nav":1,"touches":[[0,"ended",205,400,1],[0,"cancelled",100,100,2]]}"#,
        #"{"nav":1,"touches":[[0,"began",200,400,1],[0,"ended",200,400,1]]}"#,
      ])
  }

  @Test func whatStandsBetweenTouchesEndsTheirLine() throws {
    try expectEqual(
      lines(
        """
        nav.setStack{"A", "B"}
        nav.touch("began", 200, 400) nav.advance(1) nav.advance(2) nav.touch("ended", 200, 400)
        nav.touch("began", 200, 400) nav.advance(1) nav.settle() nav.touch("ended", 200, 400)
        """
      ).dropFirst(),
      [
        #"{"nav":1,"touches":[[0,"began",200,400,1]]}"#, #"{"op":"advance","nav":1,"args":[1.0]}"#,
        #"{"op":"advance","nav":1,"args":[2]}"#, #"{"nav":1,"touches":[[0,"ended",200,400,1]]}"#,
        #"{"nav":1,"touches":[[0,"began",200,400,1]]}"#, #"{"op":"advance","nav":1,"args":[1.0]}"#,
        #"{"op":"settle","nav":1,"args":[]}"#, #"{"nav":1,"touches":[[0,"ended",200,400,1]]}"#,
      ])
  }

  @Test func aTouchThatIsWrongIsNotWritten() throws {
    try expectEqual(
      lines(
        """
        nav.setRoot("A")
        pcall(nav.touch, "hover", 1, 1) pcall(nav.touch, "began", "x", 1) pcall(nav.touch)
        pcall(nav.touch, "began", 1, 0 / 0) pcall(nav.touch, "began", 1, 1, 1.5)
        """
      ).count, 1)
  }

  @Test func hooksHaveNumbers() throws {
    try expectEqual(
      lines(
        """
        nav.setStack{"A", "B"}
        local one = nav.hook("B", "shouldPop", function() end)
        nav.top:hook("didPop", function(c, pop, next) end)
        one:remove() one:remove()
        """
      ).dropFirst(),
      [
        #"{"op":"hook","args":[1,"shouldPop",2,"B"]}"#, #"{"op":"hook","args":[2,"didPop",3,2]}"#,
        #"{"op":"unhook","args":[1]}"#,
      ])
  }

  @Test func aCallThatFailsIsWrittenToo() throws {
    try expectEqual(
      lines("nav.setRoot('A') pcall(nav.push, 5) pcall(nav.push, print)").dropFirst(),
      [
        #"{"op":"push","nav":1,"args":[5],"fails":true}"#,
        #"{"op":"push","nav":1,"args":[{"$other":"function"}],"fails":true}"#,
      ])
  }
}
