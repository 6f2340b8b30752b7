import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostSupport
import Testing

@testable import NavhostTraces

/// What a line with `op` does when it is played.
@Suite struct PlayerOperationsTests {
  private func op(_ name: String, _ rest: String = "\"args\":[]", time: Double = 0) -> String {
    "{\"t\":\(time),\"op\":\"\(name)\",\(rest)}"
  }

  private let stack = #"{"t":0,"op":"setStack","nav":1,"args":[["A","B"]]}"#

  @Test func functionsOfNavAreCalled() throws {
    let played = try Playing([
      op("setRoot", #""args":["A"]"#), op("push", #""args":[{"class":"B","title":"T"}]"#),
      op("advance", #""args":[1.5]"#), op("tapBack"), op("setStack", #""args":[["X","Y","Z"]]"#),
      op("popTo", #""args":[1]"#),
    ])
    expectEqual(played.stacks, ["A", "A B", "A B", "A", "X Y Z", "X"])
    expectEqual(played.outcomes, ["pushed", "popped", "popped"])
    expectEqual(played.events.last { $0.name == .pop }?.time, 1.85 + 0.35)
  }

  /// What was refused when it was recorded is refused now.
  @Test func whatIsWrongDoesNothing() throws {
    let played = try Playing([
      stack, op("push", #""args":[5]"#), op("popTo", #""args":["Nobody"]"#),
      op("tapBack", #""nav":7,"args":[]"#), op("set", #""id":99,"field":"title","value":"x""#),
      op("set", #""id":1,"field":"..","value":1"#),
      op("set", #""id":1,"field":"nothing","value":1"#),
      op("set", #""id":1,"field":"props.a.b","value":1"#), op("unhook", #""args":[3]"#),
      op("hook", #""args":[1,"onLoad",2,"A"]"#), op("class"), op("load", #""args":[{}]"#),
      op("unload", #""args":["none"]"#), op("make", #""args":[5]"#),
    ])
    #expect(Set(played.stacks) == ["A B"] && played.outcomes == [])
  }

  /// What a stranger may write that is no number of steps, fingers or stacks.
  @Test(arguments: [
    #"{"$number":"nan"}"#, #"{"$number":"inf"}"#, #"{"$number":"-inf"}"#, "0", "-1",
    "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "18446744073709551616",
    "null",
  ])
  func aNumberAtTheEdgeDoesNoHarm(number: String) throws {
    let names = ["tapBack", "backMenu", "requestPop", "popTo", "advance", "touch", "tap", "select"]
    var lines = [stack]
    for field in ["steps", "fingers", "duration", "from"] {
      lines.append(op("pan", "\"args\":[{\"\(field)\":\(number),\"steps\":\(number)}]"))
    }
    for name in names {
      lines.append(op(name, "\"nav\":\(number),\"args\":[\(number),\(number),\(number),\(number)]"))
    }
    for name in ["make", "set", "hook", "unhook"] {
      lines.append(op(name, "\"id\":\(number),\"field\":\"title\",\"args\":[\(number)]"))
    }
    lines.append("{\"t\":0,\"nav\":\(number),\"touches\":[[0,\"began\",5,400,\(number)]]}")
    _ = try? Playing(lines)
  }

  @Test func whatWasWrittenIsWritten() throws {
    let plugin = """
      return {shouldPop = function(c)
        return false, ("%s %s %s"):format(c.title, c.props.draft.name, c.props.list[2])
      end}
      """
    let played = try Playing(
      [
        stack, op("set", #""id":2,"field":"title","value":"T""#),
        op("set", #""id":2,"field":"props","value":{"draft":{"name":"x"},"list":[1,2]}"#),
        op("tapBack"), op("set", #""id":2,"field":"props.draft.name","value":"y""#),
        op("set", #""id":2,"field":"props.list[2]","value":7.5"#), op("tapBack"),
        op("set", #""id":2,"field":"title","value":null"#),
        op("set", #""id":2,"field":"props.draft.name","value":null"#), op("tapBack"),
      ], plugins: ["p": plugin])
    expectEqual(played.outcomes, ["blocked: T x 2", "blocked: T y 7.5", "blocked: nil nil 7.5"])
  }

  /// A program in Swift makes controllers before it uses them; their numbers are kept.
  @Test func controllersThatAProgramMadeHaveTheirNumbers() throws {
    let played = try Playing([
      op("make", #""id":5,"args":[{"class":"A"}]"#), op("make", #""id":9,"args":[{"class":"B"}]"#),
      op("setStack", #""args":[[{"$controller":5},{"$controller":9},"C"]]"#),
      op("popTo", #""args":[{"$controller":5}]"#), op("push", #""args":[{"$controller":9}]"#),
    ])
    expectEqual(played.stacks.suffix(3), ["A B C", "A", "A B"])
    let pushed = played.events.filter { $0.name == .push }.compactMap(\.controller)
    expectEqual(pushed.map(\.id), [5, 9, 10, 9])
  }

  @Test func pluginsComeFromTheFoldersThatWereNamedOrNotAtAll() throws {
    let load = op("load", #""args":[{"name":"p","version":"1"}]"#)
    let no = "return {name = 'p', shouldPop = function() return false, 'p' end}"
    let played = try Playing(
      [
        stack, op("tapBack"), op("push", #""args":["B"]"#), load, op("tapBack"), load,
        op("disable", #""args":["p"]"#), op("tapBack"), op("push", #""args":["B"]"#),
        op("enable", #""args":["p"]"#), op("tapBack"), op("reload", #""args":["p"]"#),
        op("tapBack"), op("unload", #""args":["p"]"#), op("tapBack"),
      ], plugins: ["p": no])
    expectEqual(
      played.outcomes.filter { $0 != "pushed" },
      ["popped", "blocked: p", "popped", "blocked: p", "blocked: p", "popped"])
    let missing = #expect(throws: TraceError.self) { try Playing([stack, load]) }
    #expect(missing?.message.contains("'p'") == true)
  }

  @Test func classesAreDeclared() throws {
    let no = "return {controllers = 'Base', shouldPop = function() return false end}"
    let played = try Playing(
      [
        stack, op("class", #""args":["B","Base"]"#), op("class", #""args":["Base","B"]"#),
        op("tapBack"),
      ], plugins: ["p": no], header: #"{"navhost":1,"classes":{"A":"Base"}}"#)
    expectEqual(played.outcomes, ["blocked"])
  }

  /// A hook of a script says what was recorded of it, and nothing where nothing was.
  @Test func hooksArePutAndTakenAway() throws {
    let call = #"{"t":0,"call":"shouldPop","id":2,"hook":1,"return":[false,"said"]}"#
    let own = #"{"t":0,"call":"shouldPop","id":2,"hook":2,"return":[false,"own"]}"#
    let played = try Playing([
      stack, op("hook", #""args":[1,"shouldPop",2,"B"]"#), op("tapBack"), call,
      op("hook", #""args":[2,"shouldPop",2,2]"#), op("tapBack"), own,
      op("unhook", #""args":[2]"#), op("tapBack"), call, op("unhook", #""args":[1]"#),
      op("tapBack"),
    ])
    expectEqual(played.outcomes, ["blocked: said", "blocked: own", "blocked: said", "popped"])
  }

  @Test func touchesAreTouchedInTheirTime() throws {
    let played = try Playing([
      stack,
      #"{"t":0,"nav":1,"touches":[[0,"began",5,400,1],[0.1,"moved",200,400,1],[0.1,"ended",380,400,1]]}"#,
      #"{"t":0,"nav":9,"touches":[[0,"began",5,400,1]]}"#, op("settle"),
    ])
    expectEqual(played.stacks, ["A B", "A", "A", "A"])
    expectEqual(played.decisions.map { "\($0.kind) \($0.outcome)" }, ["gesture began"])
  }

  @Test func anUnknownOperationIsAnError() {
    let error = #expect(throws: TraceError.self) { try Playing([op("render")]) }
    #expect(error?.message.contains("unknown operation 'render'") == true)
  }

  @Test func aChainOfClassesHasAnEnd() throws {
    let chain = (0...999).map { #""C\#($0)":"C\#($0 + 1)""# }.joined(separator: ",")
    let error = #expect(throws: TraceError.self) {
      try Playing([stack], header: #"{"navhost":1,"classes":{"# + chain + "}}")
    }
    #expect(
      error?.message.hasPrefix("line 1 of the session: class 'C") == true
        && error?.message.hasSuffix("would have more than 999 superclasses") == true)
  }

  @Test func whatCannotBeDoneNamesItsLine() throws {
    let player = try Player(PluginSet(folders: []), limits: Limits())
    for (line, why) in [
      (op("class", #""args":["A","A"]"#), "class 'A' would be its own superclass"),
      (op("tapBack", #""nav":7,"args":[]"#), "there is no stack 7"),
    ] {
      let text = #"{"navhost":1,"api":4}"# + "\n\(stack)\n\(line)\n"
      _ = try player.play(try Trace(Array(text.utf8)))
      let name = line.contains("class") ? "class" : "tapBack"
      expectEqual(
        player.impossible, "line 3 of the session: '\(name)' at 0.0 s cannot be done: \(why)")
    }
  }
}
