import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostSupport
import ScriptFixture
import Testing

/// Operations as Lua and traces write them.
@Suite struct OperationFormTests {
  private static let spec = ControllerReference.new(ControllerSpec("D", title: "Two \"words\""))

  /// Operations with what they are in Lua, and in a trace in short.
  private static let forms: [(operation: NavigationOperation, lua: String, json: String)] = [
    (.tapBack(), "nav.tapBack()", "[]"),
    (.tapBack(settle: false), "nav.tapBack({settle = false})", #"[{"settle":false}]"#),
    (.tap(ScreenPoint(x: 20, y: 66.5)), "nav.tap(20, 66.5)", "[20,66.5]"),
    (
      .tap(ScreenPoint(x: 20, y: 66), settle: false), "nav.tap(20, 66, {settle = false})",
      #"[20,66,{"settle":false}]"#
    ),
    (
      .pan(Pan(from: ScreenPoint(x: 2, y: 400), to: ScreenPoint(x: 300, y: 400))),
      "nav.pan{from = {2, 400}, to = {300, 400}}",
      #"[{"from":[2,400],"to":[300,400],"duration":0.25}]"#
    ),
    (
      .touch(.began, ScreenPoint(x: 5, y: 400)), #"nav.touch("began", 5, 400)"#, #"["began",5,400]"#
    ),
    (
      .touch(.moved, ScreenPoint(x: 5, y: 400), finger: 2), #"nav.touch("moved", 5, 400, 2)"#,
      #"["moved",5,400,2]"#
    ),
    (.backMenu(2), "nav.backMenu(2)", "[2]"),
    (.swipeDown(), "nav.swipeDown()", "[]"),
    (
      .swipeDown(SheetDrag(distance: 60, duration: 1, release: false, settle: false)),
      "nav.swipeDown{distance = 60, duration = 1, release = false, settle = false}",
      #"[{"distance":60.0,"duration":1.0,"release":false,"settle":false}]"#
    ),
    (.escape(settle: false), "nav.escape({settle = false})", #"[{"settle":false}]"#),
    (.tapOutside(), "nav.tapOutside()", "[]"),
    (.answer(.accepted(true)), "nav.answer(true)", "[true]"),
    (.setRoot(.new(ControllerSpec("D"))), #"nav.setRoot("D")"#, #"["D"]"#),
    (
      .push(spec, Motion(animated: false)),
      #"nav.push({class = "D", title = "Two \"words\""}, {animated = false})"#,
      #"[{"class":"D","title":"Two \"words\""},{"animated":false}]"#
    ),
    (
      .setStack([.index(1), spec], StackChange(ask: true, animated: true)),
      #"nav.setStack({nav.stack[1], {class = "D", title = "Two \"words\""}}, "#
        + "{ask = true, animated = true})",
      #"[[1,{"class":"D","title":"Two \"words\""}],{"ask":true,"animated":true}]"#
    ),
    (.requestPop(), "nav.requestPop()", "[]"),
    (.requestPop(.count(2)), "nav.requestPop{count = 2}", #"[{"count":2}]"#),
    (
      .requestPop(.to(.index(1)), Motion(settle: false)), "nav.requestPop{to = 1, settle = false}",
      #"[{"to":1,"settle":false}]"#
    ),
    (.pop(Motion(settle: false)), "nav.pop({settle = false})", #"[{"settle":false}]"#),
    (.popTo(.index(2)), "nav.popTo(2)", "[2]"), (.popToRoot(), "nav.popToRoot()", "[]"),
    (
      .embed(in: .index(1), root: .new(ControllerSpec("I"))),
      #"nav.embed(nav.stack[1], "I")"#, #"[1,"I"]"#
    ),
    (
      .present(.new(ControllerSpec("P")), .fullScreen),
      #"nav.present("P", {style = "fullScreen"})"#,
      #"["P",{"style":"fullScreen"}]"#
    ),
    (.requestDismiss(), "nav.requestDismiss()", "[]"), (.dismiss(), "nav.dismiss()", "[]"),
    (.tabs([.new(ControllerSpec("T"))]), #"nav.tabs({"T"})"#, #"[["T"]]"#),
    (.advance(2), "nav.advance(2)", "[2.0]"), (.settle, "nav.settle()", "[]"),
  ]

  private func json(_ operation: NavigationOperation, _ detail: NavigationOperation.Detail)
    -> String
  {
    var json = JSONWriter()
    json.beginArray()
    operation.writeArguments(detail, to: &json) { value, json in json.string("\(value)") }
    json.endArray()
    return json.text
  }

  @Test(arguments: forms.indices) func inLuaAndInShort(_ place: Int) {
    let form = Self.forms[place]
    expectEqual(form.operation.lua(on: "nav"), form.lua)
    expectEqual(json(form.operation, .short), form.json)
  }

  @Test func withAllOptions() {
    let drag = Pan(from: ScreenPoint(x: 2, y: 4), to: ScreenPoint(x: 6, y: 8), input: .pointer)
    expectEqual(
      json(.pan(drag), .full),
      #"[{"from":[2.0,4.0],"to":[6.0,8.0],"duration":0.25,"steps":15,"fingers":1,"#
        + #""release":true,"settle":true,"input":"pointer"}]"#)
    expectEqual(
      json(.push(.id(3)), .full), ##"[{"$controller":3},{"animated":true,"settle":true}]"##)
    expectEqual(
      json(.setStack([.id(1)]), .full), ##"[[{"$controller":1}],{"settle":true}]"##,
      "what is rare is left out")
    expectEqual(json(.requestPop(), .full), #"[{"count":1,"settle":true}]"#)
    expectEqual(json(.answer(.failed(reason: "no")), .full), #"[null,"no",{"settle":true}]"#)
    expectEqual(
      NavigationOperation.answer(.data([1, "a"])).lua(on: "nav"), #"nav.answer({1, "a"})"#)
  }

  /// Hears what a script does.
  private final class Listener: HostObserver {
    var observation: Observation?
    var operations: [NavigationOperation] = []
    func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {
      operations.append(operation)
    }
  }

  /// What is written is read as what it was, but that controllers have numbers then.
  @Test(arguments: forms.indices) func whatIsWrittenIsReadAsItWas(_ place: Int) throws {
    let fixture = try Fixture()
    try fixture.run("nav.setStack {'A', 'B', 'C'}")
    let listener = Listener()
    listener.observation = fixture.host.observe(by: listener)
    let operation = Self.forms[place].operation
    try fixture.run(operation.lua(on: "nav"))
    listener.observation = nil
    let heard = try #require(listener.operations.first)
    #expect(listener.operations.count == 1 && heard.name == operation.name)
    guard operation.references.isEmpty, operation.name != .answer else {
      return expectEqual(heard.references.count, operation.references.count)
    }
    expectEqual(heard, operation)
  }
}
