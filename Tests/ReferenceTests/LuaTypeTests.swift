import Expectations
import Testing

@testable import NavhostReference

@Suite struct LuaTypeTests {
  @Test(arguments: [
    (Reference.LuaType.any, "any"), (.boolean, "boolean"), (.integer, "integer"),
    (.number, "number"), (.string, "string"), (.table, "table"), (.record, "navhost.Record"),
    (.data, "navhost.Data"), (.color, "navhost.Color"), (.fill, "navhost.Fill"),
    (.function("fun(x: string)"), "fun(x: string)"), (.word("Outcome"), "navhost.Outcome"),
    (.object("Pop"), "navhost.Pop"), (.list(.string), "string[]"),
    (.list(.list(.object("Pop"))), "navhost.Pop[][]"),
    (.either([.string, .list(.number)]), "string|number[]"),
    (.list(.either([.string, .number])), "(string|number)[]"),
    (.list(.function("fun()")), "(fun())[]"),
  ])
  func itIsReadAsAnEditorReadsIt(_ type: Reference.LuaType, _ text: String) {
    let words = "---Words.\n---@alias navhost.Outcome\n"
    let read = ApiReader(words + "---@class navhost.A\n---@field f? \(text) What it is. [pt]")
    expectEqual(
      read.objects[at: 0]?.object.fields,
      [.init("f", type, unit: "pt", optional: true, "What it is.")])
  }

  @Test func aFieldIsFoundByItsName() throws {
    let controller = try #require(Reference.object("Controller"))
    #expect(controller.field("title")?.isWritable == true)
    #expect(controller.field("index")?.isWritable == false)
    #expect(controller.field("nothing") == nil)
  }

  @Test func whatHasADefaultMayBeLeftOut() {
    let fields = Reference.objects.flatMap(\.fields)
    #expect(fields.contains { $0.fallback != nil })
    #expect(fields.allSatisfy { $0.fallback == nil || $0.isOptional })
  }
}
