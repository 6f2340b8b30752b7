import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What was got is named")
struct OptionReaderTests {
  @Test("what was got is named, and a setting that was meant")
  func described() throws {
    try run(
      """
      local function fails(want, f, ...)
        local ok, why = pcall(f, ...)
        assert(not ok and why:find(want, 1, true), why)
      end
      fails("unknown setting 'titel'; did you mean 'title'?", nav.push, {titel = "x"})
      fails("unknown setting 'barHiden'; did you mean 'barHidden'?", nav.push, {barHiden = true})
      fails("unknown setting 'zebra'", nav.push, {zebra = 1})
      local a = nav.setRoot("A")
      fails("'barHiden' of a controller cannot be written; did you mean 'barHidden'?", function() a.barHiden = true end)
      fails("test:10: a function cannot be a key of data", function() a.props[print] = 1 end)
      fails("test:11: table index is NaN", function() a.props[0 / 0] = 1 end)
      fails("got a string that is not UTF-8", nav.push, {title = "\\xff"})
      fails("got nothing", nav.class)
      fails("nothing is not a colour", color)
      fails("must be a table, got nothing", function() nav.setRoot("A").props = nil end)
      fails("options must be a table, got 5", nav.push, "A", 5)
      """)
  }

  @Test("an option is read as what it must be, or told with its name and what it got")
  func kinds() throws {
    func reader(_ value: LuaValue) -> OptionReader { OptionReader(value, name: "x") }
    #expect(try reader(.boolean(true)).flag() == true && reader(.nil).flag() == nil)
    #expect(try reader(.integer(3)).number() == 3 && reader(.number(3)).integer() == 3)
    try expectEqual(
      reader(.table(LuaTable(list: [.integer(1), .integer(2)]))).point(), ScreenPoint(x: 1, y: 2))
    try expectEqual(
      reader(.table(LuaTable(fields: [("x", .integer(1)), ("y", .integer(2))]))).point(),
      ScreenPoint(x: 1, y: 2))
    try expectEqual(reader(.string("vertical")).choice(), Region.Handles.vertical)
    for (message, read) in [
      ("'x' must be true or false, got 1", { _ = try reader(.integer(1)).flag() }),
      ("'x' must be a finite number, got inf", { _ = try reader(.number(.infinity)).number() }),
      ("'x' must be an integer, got 1.5", { _ = try reader(.number(1.5)).integer() }),
      (
        "'x' must be a string in UTF-8, got a string that is not UTF-8",
        { _ = try reader(.bytes([0xFF])).text() }
      ),
      (
        "'x' must be a point, {x, y}, got a table",
        { _ = try reader(.table(LuaTable(list: [.integer(1)]))).point() }
      ),
      (
        "'x' must be one of \"horizontal\", \"vertical\", \"all\", got \"vertcal\"; did you mean 'vertical'?",
        { let _: Region.Handles? = try reader(.string("vertcal")).choice() }
      ),
    ] as [(String, () throws -> Void)] {
      let error = #expect(throws: LuaRaise.self) { try read() }
      expectEqual(error?.message, message)
    }
  }

  @Test("options are a table of known names")
  func tables() throws {
    let known = ["depth", "states"]
    #expect(try OptionTable(.nil, of: "nav.f", known: known)["depth"].value.isNil)
    let good = LuaValue.table(LuaTable(fields: [("depth", .integer(4))]))
    try expectEqual(OptionTable(good, of: "nav.f", known: known)["depth"].integer(), 4)
    for (value, message) in [
      (LuaValue.integer(5), "nav.f: options must be a table, got 5"),
      (
        .table(LuaTable(fields: [("dept", .integer(1))])),
        "nav.f: unknown option 'dept'; did you mean 'depth'?"
      ),
      (.table(LuaTable(list: [.integer(1)])), "nav.f: unknown option '1': known are depth, states"),
    ] {
      let error = #expect(throws: LuaRaise.self) {
        _ = try OptionTable(value, of: "nav.f", known: known)
      }
      expectEqual(error?.message, message)
    }
  }
}
