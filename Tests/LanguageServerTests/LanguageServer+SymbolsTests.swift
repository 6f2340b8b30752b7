import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct SymbolsTests {
  private func definition(_ mark: String, _ file: String, _ editor: Editor) -> [String] {
    (editor.ask("definition", mark, in: file).array ?? []).map { editor.named($0) }
  }

  private func references(
    _ mark: String, _ file: String, _ editor: Editor, declaration: Bool = true
  ) -> [String] {
    let context: JSONValue = .record([("includeDeclaration", .boolean(declaration))])
    let found = editor.ask("references", mark, in: file, [("context", context)])
    return (found.array ?? []).map { editor.named($0) }
  }

  @Test func `A class is defined by nav.class, else where it comes first`() throws {
    let editor = try Editor(Draft.files)
    expectEqual(definition("assert.equal(\"Dr«aft", Draft.spec, editor), ["\(Draft.spec):4:Draft"])
    expectEqual(definition("{ \"«Editor", Draft.plugin, editor), ["\(Draft.spec):4:Editor"])
    expectEqual(definition("\"!Prev«iew", Draft.plugin, editor), [])
  }

  @Test func `A prop is defined by its first value, an action by who handles it`() throws {
    let editor = try Editor(Draft.files)
    expectEqual(definition("props.«dirty", Draft.plugin, editor), ["\(Draft.spec):5:dirty"])
    expectEqual(definition("perform(\"«keep", Draft.plugin, editor), ["\(Draft.scene):1:keep"])
    expectEqual(definition("pop.s«ource", Draft.plugin, editor), [])
    expectEqual(
      definition("con«troller.props", Draft.plugin, editor), ["\(Draft.plugin):5:controller"])
  }

  @Test func `A prop without a first value is defined where a scene writes it`() throws {
    let editor = try Editor([
      "plugins/p.lua": "return { shouldPop = function(c) return c.props.dirty end }",
      "a.lua": "nav.setRoot('A')\nprint(nav.top.props.dirty)\nnav.top.props.dirty = true\n",
    ])
    expectEqual(definition("props.«dirty", "plugins/p.lua", editor), ["a.lua:3:dirty"])
  }

  @Test func `Two names are one if their bytes are`() throws {
    let editor = try Editor([
      "a.lua": "nav.push{ class = 'Caf\u{e9}' }\nnav.push{ class = 'Cafe\u{301}' }\n"
    ])
    expectEqual(references("'«Caf", "a.lua", editor).count, 1)
  }

  @Test func `References are found in plugins, specs and scenes`() throws {
    let editor = try Editor(Draft.files)
    let dirty = [
      "\(Draft.spec):5:dirty", "\(Draft.plugin):6:dirty", "\(Draft.scene):2:dirty",
      "\(Draft.scene):3:dirty",
    ]
    expectEqual(references("props.«dirty", Draft.plugin, editor), dirty)
    expectEqual(
      references("props.«dirty", Draft.plugin, editor, declaration: false), Array(dirty.dropFirst())
    )
    expectEqual(
      references("{ \"«Editor", Draft.plugin, editor),
      [
        "\(Draft.spec):4:Editor", "\(Draft.plugin):3:Editor", "\(Draft.scene):2:Editor",
      ])
    expectEqual(
      references("perform(\"«keep", Draft.plugin, editor),
      [
        "\(Draft.plugin):7:keep", "\(Draft.scene):1:keep",
      ])
    expectEqual(
      references("function(contr«oller", Draft.plugin, editor).map { $0.suffix(12) },
      [
        "5:controller", "6:controller",
      ])
  }

  @Test func `A prop gets another name everywhere`() throws {
    var files = Draft.files
    files["plugins/other.lua"] = """
      return { shouldPop = function(c)
        local props = c.props or {}
        return props.dirty and c.props["dirty"] and c.props['dir\\x74y'] and c.state.dirty
      end }
      """
    let editor = try Editor(files)
    let prepared = editor.ask("prepareRename", "props.«dirty", in: Draft.plugin)
    expectEqual(prepared["placeholder"]?.text, "dirty")
    let edits = editor.ask(
      "rename", "props.«dirty", in: Draft.plugin, [("newName", .string("unsaved"))])
    let changes = try #require(edits["changes"]?.members)
    let named = changes.flatMap { member in
      (member.value.array ?? []).map { edit in
        let file = String(member.key.dropFirst(editor.address("").count + 1))
        return "\(editor.named(edit, file)) \(edit["newText"]?.text ?? "")"
      }
    }
    expectEqual(
      named,
      [
        "\(Draft.spec):5:dirty unsaved", "\(Draft.plugin):6:dirty unsaved",
        "plugins/other.lua:3:dirty unsaved", "plugins/other.lua:3:dirty unsaved",
        "plugins/other.lua:3:'dir\\x74y' \"unsaved\"", "\(Draft.scene):2:dirty unsaved",
        "\(Draft.scene):3:dirty unsaved",
      ])
  }

  @Test(arguments: ["", "end", "1a", "a b", "é", "a.b", "nil"])
  func `A name that is no Lua name is an error`(name: String) throws {
    let editor = try Editor(Draft.files)
    let answer = editor.ask(
      "rename", "props.«dirty", in: Draft.plugin, [("newName", .string(name))])
    expectEqual(answer["code"]?.integer, -32602)
    #expect(answer["message"]?.text?.contains("is no name in Lua") == true)
  }

  @Test func `Proofs name props`() throws {
    var files = Draft.files
    files["proofs.lua"] = """
      prove.no_silent_loss("dirty")
      nav.prove("no_silent_loss", { prop = "dirty" })
      """
    files["plugins/proof_spec.lua"] = """
      it("x", function() assert.proves("no_silent_loss", { prop = "dirty" }) end)
      """
    let editor = try Editor(files)
    let edits = editor.ask(
      "rename", "props.«dirty", in: Draft.plugin, [("newName", .string("unsaved"))])
    let changed = (edits["changes"]?.members ?? []).map { member in
      "\(member.key.dropFirst(editor.address("").count + 1)) \(member.value.array?.count ?? 0)"
    }
    #expect(changed.contains("proofs.lua 2"), "\(changed)")
    #expect(changed.contains("plugins/proof_spec.lua 1"), "\(changed)")
  }

  @Test func `A name that another prop has is refused, with the places`() throws {
    var files = Draft.files
    files["plugins/other.lua"] = """
      return { shouldPop = function(c)
        if c.props.text then return false end
        return c.props.text
      end }
      """
    let editor = try Editor(files)
    let answer = editor.ask(
      "rename", "props.«dirty", in: Draft.plugin, [("newName", .string("text"))])
    expectEqual(answer["code"]?.integer, -32803)
    expectEqual(
      answer["message"]?.text, "'text' is a prop already: other.lua:2, other.lua:3", "\(answer)")
    let same = editor.ask(
      "rename", "props.«dirty", in: Draft.plugin, [("newName", .string("dirty"))])
    #expect(same["changes"] != nil)
  }

  @Test func `Only props get another name`() throws {
    let editor = try Editor(Draft.files)
    for mark in ["{ \"«Editor", "perform(\"«keep", "pop.s«ource", "should«Pop"] {
      let answer = editor.ask("rename", mark, in: Draft.plugin, [("newName", .string("x"))])
      expectEqual(answer["code"]?.integer, -32803, "\(mark)")
      expectEqual(editor.ask("prepareRename", mark, in: Draft.plugin), .null)
    }
  }
}
