import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostSupport
import Testing

@testable import NavhostTraces

/// How values of Lua stand in a trace.
@Suite struct TraceValueTests {
  private let host = NavigationHost()

  private func text(_ value: LuaValue) -> String {
    var json = JSONWriter()
    TraceValueWriter(host: host, mask: nil).write(value, to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func read(_ text: String) throws -> LuaValue {
    try TraceValue.lua(try JSONParser.parse(text.utf8)) { id in .string("controller \(id)") }
  }

  private func list(_ values: LuaValue...) -> LuaValue { .table(LuaTable(list: values)) }

  @Test func dataIsTheJSONThatOneExpects() {
    #expect(text(.nil) == "null" && text(.boolean(true)) == "true" && text(.integer(-7)) == "-7")
    #expect(text(.number(2)) == "2.0" && text(.number(0.1)) == "0.1", "a float keeps its point")
    expectEqual(text(.string("a\"\n")), #""a\"\n""#)
    expectEqual(text(list(.integer(1), .string("x"))), #"[1,"x"]"#)
    expectEqual(text(.table(LuaTable(fields: [("b", .integer(1))]))), #"{"b":1}"#)
    expectEqual(text(.table(LuaTable())), "{}")
  }

  @Test func whatJSONLacksHasASignOfItsOwn() {
    expectEqual(text(.bytes([0xFF, 0x00])), #"{"$bytes":"/wA="}"#)
    expectEqual(text(.number(.infinity)), #"{"$number":"inf"}"#)
    expectEqual(text(.number(-.infinity)), #"{"$number":"-inf"}"#)
    expectEqual(text(.number(.nan)), #"{"$number":"nan"}"#)
    let mixed = LuaTable([(.integer(1), .boolean(true)), (.string("x"), .integer(2))])
    expectEqual(text(.table(mixed)), #"{"$table":[[1,true],["x",2]]}"#)
    let signed = LuaTable(fields: [("$bytes", .integer(1))])
    expectEqual(text(.table(signed)), #"{"$table":[["$bytes",1]]}"#)
    expectEqual(text(.other("function")), #"{"$other":"function"}"#)
  }

  @Test func objectsAreControllersDataOrNone() throws {
    let controller = host.navigation.makeController(className: "A")
    try controller.props.set(.string("x"), to: 1)
    expectEqual(text(.object(host.export(controller))), #"{"$controller":1}"#)
    expectEqual(text(.object(host.export(controller.props))), #"{"x":1}"#)
    expectEqual(
      text(.object(LuaObject(kind: ObjectKind.pop.rawValue, id: 99))), #"{"$other":"pop"}"#)
  }

  @Test(arguments: [
    #"null"#, #"true"#, #"[1,2.5,"x",[],{"a":[{}]}]"#, #"{"$bytes":"/wA="}"#,
    #"{"$number":"-inf"}"#,
    #"{"$table":[[1,true],["x",{"$bytes":"/w=="}]]}"#, #"{"$other":"function"}"#,
    #"{"$table":[[true,1],[1.5,2]]}"#,
  ])
  func whatIsReadIsWrittenTheSame(json: String) throws {
    let written = text(try read(json))
    #expect(written == json || json.contains("[]"), "\(written)")
    try expectEqual(text(read(written)), written)
  }

  @Test func aControllerIsFoundByItsId() throws {
    try expectEqual(read(#"{"$controller":3}"#).stringValue, "controller 3")
    try expectEqual(
      read(#"{"$controller":3,"x":1}"#).tableValue?.pairs.count, 2, "no sign of its own")
  }

  @Test(arguments: [
    #"{"$controller":"3"}"#, #"{"$bytes":"*"}"#, #"{"$bytes":5}"#, #"{"$number":"many"}"#,
    #"{"$other":1}"#, #"{"$table":{}}"#, #"{"$unheard":1}"#,
  ])
  func aWrongSignIsTold(json: String) {
    let error = #expect(throws: TraceError.self) { try read(json) }
    #expect(error?.message.hasSuffix("that is none") == true, "\(error?.message ?? "")")
  }

  @Test func aPairIsTwo() {
    for json in [#"{"$table":[[1]]}"#, #"{"$table":[1]}"#] {
      let error = #expect(throws: TraceError.self) { try read(json) }
      expectEqual(error?.message, "a table whose pairs are none")
    }
  }
}
