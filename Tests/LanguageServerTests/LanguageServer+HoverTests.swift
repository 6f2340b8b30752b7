import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct HoverTests {
  @Test(arguments: [
    ("should«Pop", "shouldPop(controller, pop)"), ("contr«ollers", "field of a plugin controllers"),
    ("pop.s«ource", "source ("), ("controller.pr«ops", "props ("), ("props.di«rty", "props.dirty"),
    ("per«form", "perform(action"), ("perform(\"ke«ep", "action keep"),
    ("\"Ed«itor", "class Editor"), ("\"edge«Gesture", "\"edgeGesture\": a swipe"),
    ("\"prog«rammatic", "\"programmatic\": your code"),
    ("function(contr«oller", "A screen on the stack"),
  ])
  func `A name is explained`(mark: String, text: String) throws {
    let editor = try Editor(Draft.files)
    let hover = editor.ask("hover", mark, in: Draft.plugin)
    #expect(hover["contents"]?["value"]?.text?.hasPrefix(text) == true, "\(hover)")
    #expect(hover["range"] != nil)
  }

  @Test func `A hook tells what it answers for every value`() throws {
    let editor = try Editor(Draft.files)
    let text = editor.ask("hover", "should«Pop", in: Draft.plugin)["contents"]?["value"]?.text ?? ""
    #expect(text.contains("\n\nshouldPop of draft: asked about Editor"), "\(text)")
    #expect(text.hasSuffix("  complete: for every value of every type"), "\(text)")
  }

  @Test func `What is nothing has no explanation`() throws {
    let editor = try Editor(Draft.files)
    for mark in ["re«turn {", "then«", "a = «1", "\"𝄞«"] {
      expectEqual(editor.ask("hover", mark, in: Draft.plugin), .null, "\(mark)")
    }
    #expect(
      editor.ask("hover", "nav.set«Stack", in: Draft.scene)["contents"]?["value"]?.text?
        .hasPrefix("nav.setStack(specs") == true)
  }

  @Test func `A class tells what it is and who decides for it`() throws {
    let editor = try Editor(Draft.files)
    let hover = editor.ask("hover", "class(\"Dr«aft", in: Draft.spec)
    expectEqual(hover["contents"]?["value"]?.text, "class Draft, a Editor\ndecided by draft")
  }
}
