import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct CompletionTests {
  /// What is offered at `«` of a text that is put in place of another.
  private func offers(_ old: String, _ new: String, in name: String = Draft.plugin) throws
    -> [String]
  {
    let editor = try Editor(Draft.files)
    editor.open(name)
    editor.replace(old, with: new.replacing("«", with: ""), in: name)
    return editor.offers(new, in: name)
  }

  @Test func `Fields stand behind a dot, also where nothing follows`() throws {
    #expect(try offers("pop.source ~= \"programmatic\" then", "pop.«").contains("source"))
    #expect(try offers("pop.source", "pop.so«").contains("dismisses"))
    let fields = try offers("controller.props.dirty", "controller.«")
    #expect(fields.contains("props") && fields.contains("isRoot") && !fields.contains("source"))
    try expectEqual(offers("controller.props.dirty", "controller.props.«"), ["dirty"])
    #expect(try offers("perform(\"keep\", { a = 1 })", "string.«").contains("format"))
    #expect(try offers("perform(\"keep\", { a = 1 })", "log.w«").contains("warn"))
    #expect(try offers("nav.tapBack()", "nav.ta«", in: Draft.scene).contains("tapBack"))
    try expectEqual(offers("nav.tapBack()", "nav.top:«", in: Draft.scene), ["hook"])
  }

  @Test func `Words stand in quotes`() throws {
    #expect(try offers("sources = { \"edgeGesture\"", "sources = { \"«").contains("edgeGesture"))
    #expect(try offers("\"edgeGesture\"", "\"edge«\"").contains("backButton"))
    #expect(try offers("\"programmatic\"", "\"«\"").contains("request"))
    let classes = ["Draft", "Editor", "Home", "Preview"]
    try expectEqual(offers("\"Editor\"", "\"«\""), classes)
    try expectEqual(offers("\"!Preview\"", "\"!«\""), classes.dropLast())
    try expectEqual(offers("nav.tapBack()", "nav.push(\"«", in: Draft.scene), classes)
    try expectEqual(offers("class = \"Draft\"", "class = \"«\"", in: Draft.spec), classes.sorted())
    try expectEqual(offers("\"keep\"", "\"«\""), ["keep"])
    try expectEqual(offers("nav.tapBack()", "nav.onAwait('«", in: Draft.scene), ["keep"])
    #expect(
      try offers("nav.tapBack()", "nav.hook('Editor', '«", in: Draft.scene).contains("shouldPop"))
    #expect(try offers("nav.tapBack()", "nav.on(\"«", in: Draft.scene).contains("decision"))
    #expect(try offers("\"draft\"", "\"«\"").isEmpty)
  }

  @Test(arguments: ["", " ", "\n  local x = 1", "()\nend"])
  func `A hook's name comes before its parameters`(_ rest: String) throws {
    let text = "local p = {}\nfunction p.should\(rest)\nreturn p\n"
    let editor = try Editor(["plugins/q.lua": text])
    let answer = editor.ask("completion", "should«", in: "plugins/q.lua")
    let labels = (answer["items"]?.array ?? []).compactMap { $0["label"]?.text }
    #expect(labels.contains("shouldPop") && labels.contains("shouldPush"), "\(labels)")
  }

  @Test func `Hooks and fields are a plugin's keys`() throws {
    for new in ["«sources", "sh«, sources", "«\n  sources"] {
      let keys = try offers("sources", new)
      #expect(keys.contains("shouldPush") && keys.contains("priority"), "\(new)")
    }
    #expect(try offers("end,\n}", "end, should«\n}").contains("gestureShouldBegin"))
    try expectEqual(offers("{ dirty = true }", "{ «}", in: Draft.scene), ["dirty"])
    #expect(
      try offers("class = \"Editor\",", "class = \"Editor\", hi«,", in: Draft.scene)
        .contains("hidesBackButton"))
    #expect(try offers("nav.tapBack()", "nav.pan({ «", in: Draft.scene).contains("duration"))
  }

  @Test func `Elsewhere names are offered, and nowhere else anything`() throws {
    let names = try offers("perform(\"keep\", { a = 1 })", "conf«")
    #expect(names.contains("confirm") && names.contains("controller") && !names.contains("nav"))
    #expect(try offers("nav.tapBack()", "na«", in: Draft.scene).contains("nav"))
    #expect(try offers("assert.equal(\"Draft\"", "descr«", in: Draft.spec).contains("describe"))
    #expect(try offers("perform(\"keep\", { a = 1 })", "-- pop.«").isEmpty)
    #expect(try offers("perform(\"keep\", { a = 1 })", "--[[ pop.«").isEmpty)
    #expect(try offers("perform(\"keep\", { a = 1 })", "local x«").isEmpty)
    #expect(try offers("a = 1", "a = 1«").isEmpty)
  }

  @Test func `What is being typed is not offered`() throws {
    try expectEqual(offers("controller.props.dirty", "controller.props.di«"), ["dirty"])
    try expectEqual(offers("{ \"Editor\"", "{ \"Edi«\""), ["Draft", "Editor", "Home", "Preview"])
  }

  @Test func `What stands of the word is replaced`() throws {
    let editor = try Editor(Draft.files)
    let items = editor.ask("completion", "pop.sou«rce", in: Draft.plugin)["items"]?.array
    let edit = items?.first?["textEdit"]
    expectEqual(edit.map { editor.named($0, Draft.plugin) }, "\(Draft.plugin):6:source")
  }
}
