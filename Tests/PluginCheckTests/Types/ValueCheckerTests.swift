import Expectations
import NavhostReference
import Testing

@testable import NavhostPluginCheck

/// Values that are written down, and the types that the API wants.
@Suite struct ValueCheckerTests {
  static let planted: [Planted] = [
    .pop(
      "wrong-type", "maxInitialDistance must be a number", "controller.maxInitialDistance = «\"20\""
    ),
    .pop("wrong-type", "props holds data only", "controller.props = { f = «function() end }"),
    .pop("unknown-value", "did you mean 'edge'?", "controller.gesture = «\"edg\""),
    .pop("wrong-type", "props must be a table of data, not a number", "controller.props = «5"),
    .pop(
      "unknown-field", "unknown option 'title'", "return confirm(\"Leave?\", { «title = \"x\" })"),
    .pop(
      "unknown-field", "did you mean 'cancel'?",
      "return confirm(\"All?\", { ok = \"Yes\", «cancle = \"No\" })"),
    .pop("wrong-type", "confirm's message", "return confirm(«5)"),
    .pop(
      "unknown-field", "'frame'",
      "controller.regions = { { name = \"x\", «frames = { 0, 0, 1, 1 }, handles = \"all\" } }"),
    .pop(
      "unknown-value", "no value 'both'",
      "controller.regions = { { name = \"x\", frame = { 0, 0, 1, 1 }, handles = «\"both\" } }"),
    .script("unknown-setting", "did you mean 'title'?", "nav.push{class = \"A\", «titel = \"x\"}"),
    .script("unknown-setting", "'barHidden'", "nav.setRoot({class = \"A\", «barHiden = true})"),
    .script(
      "unknown-setting", "'gesture'", "nav.setStack{\"A\", {class = \"B\", «gestures = \"edge\"}}"),
    .script("wrong-type", "title must be a string", "nav.push{class = \"A\", title = «5}"),
    .script(
      "wrong-type", "hidesBackButton must be a boolean",
      "nav.push{class = \"A\", hidesBackButton = «1}"),
    .script("unknown-field", "unknown option 'witdh'", "nav.reset{«witdh = 320}"),
    .script("unknown-value", "no value 'left'", "nav.reset{direction = «\"left\"}"),
    .script(
      "unknown-field", "did you mean 'fingers'?", "nav.pan{from = {2, 4}, to = {9, 4}, «finger = 2}"
    ),
    .script("unknown-value", "no value 'begin'", "nav.touch(«\"begin\", 2, 4)"),
    .script("unknown-event", "did you mean 'didAppear'?", "nav.on(«\"didApear\", print)"),
    .script("unknown-event", "unknown event 'back'", "nav.on(«\"back\", print)"),
    .script("unknown-hook", "'shouldPop'", "nav.hook(\"A\", «\"shouldpop\", print)"),
    .script("wrong-type", "advance's seconds", "nav.advance(«\"1\")"),
    .script("unknown-field", "'count'", "nav.requestPop({ «cuont = 2 })"),
    .script("unknown-field", "'to'", "nav.pan({ from = { 5, 400 }, «too = { 320, 400 } })"),
    .script("wrong-type", "advance's", "nav.advance(«\"yes\")"),
    .script("unknown-setting", "did you mean 'class'?", "nav.push({ «clas = \"A\" })"),
    .script("unknown-event", "did you mean 'pop'?", "nav.on(«\"popp\", print)"),
    .pop(
      "wrong-type", "props holds data only",
      "local f = function() end\n    controller.props = { a = { b = «f } }"),
    .script("wrong-type", "not a table", "nav.push{class = \"A\", title = «{ 1 }}"),
    .script("wrong-type", "whole number", "nav.popTo(«1.5)"),
    .script("wrong-type", "must be", "nav.setStack{«5}"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    "nav.push{class = \"A\", title = nil, props = { 1, { x = { true, \"a\", 2.5 } } }}",
    "nav.push{class = \"A\", title = tostring(5), [print()] = 5}", "nav.advance(-1)",
    "nav.setStack{ \"A\", { class = \"B\" }, nav.top }", "nav.push(nav.top, { animated = 1 < 2 })",
    "local title = print()\nnav.push{class = \"A\", title = title}", "nav.popTo(-1)",
  ])
  func whatFitsOrIsNotKnownIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }

  @Test func eachTypeHasAName() {
    let types: [(Reference.LuaType, String)] = [
      (.any, "a value"), (.integer, "an integer"), (.record, "a table of data"),
      (.fill, "a colour or a list of colours"), (.object("Spec"), "a table (Spec)"),
      (.list(.either([.string, .number])), "a list (each a string or a number)"),
      (.word("HookName"), "a string"), (.word("no such list"), "a string"),
    ]
    for (type, name) in types { expectEqual(type.described, name) }
    let short = Reference.vocabularies.first { $0.words.count == 2 }
    let words = short?.spellings ?? []
    expectEqual(short?.listed, words.map { "'\($0)'" }.joined(separator: " or "))
  }
}
