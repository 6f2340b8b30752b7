import PluginHost
import ScriptFixture
import Testing

@Suite("Controllers in Lua (contract 2 and 4)")
struct ControllerTests {
  @Test("fields of a controller")
  func fields() throws {
    try run(
      """
      local a = nav.setRoot {class = "A", title = "Home"}
      local b = nav.push("B")
      eq(1, a.id) eq("A", a.class) eq("Home", a.title) eq(1, a.index) eq(true, a.isRoot) eq(false, a.isTop)
      eq(2, b.index) eq(false, b.isRoot) eq(true, b.isTop) assert(b.previous == a) eq(nil, b.title)
      eq(nil, a.previous) eq(nil, a.nothing)
      nav.pop() eq(nil, b.index) eq(nil, b.previous) eq(nil, b.gesture) eq(nil, b.showsPreviousTitle)
      eq("B", b.class)
      b = nav.push("B") nav.reset() eq(nil, b.index) eq(nil, b.gesture) eq(false, b.isTop)
      """)
  }

  @Test("one controller is one value, in a script and in each plugin, and as a table key")
  func identity() throws {
    try run(
      """
      local h = use("p.lua")
      local a = nav.setRoot("A") local b = nav.push("B")
      assert(nav.top == b and nav.stack[1] == a and nav.top.previous == a)
      local t = {[a] = 1} eq(1, t[nav.stack[1]])
      collectgarbage()
      assert(nav.stack[1] == a)
      nav.tapBack() eq(0, #h.faults)
      """,
      with: [
        "p.lua": """
        local seen = {}
        return {willAppear = function(c) seen[c] = true end, shouldPop = function(c, pop)
          assert(seen[c] and c == c and pop.target == c.previous and seen[pop.target])
        end}
        """
      ])
  }

  @Test("writing a read-only or an unknown field is an error that names it")
  func readOnly() throws {
    try run(
      """
      local a = nav.setRoot("A")
      for _, field in ipairs {"index", "id", "class", "isTop", "previous", "nonsense", "state"} do
        local ok, why = pcall(function() a[field] = 1 end)
        assert(not ok and why:find(field, 1, true), why)
      end
      nav.hook("B", "shouldPop", function(c, pop) pop.source = "x" end)
      nav.push("B") nav.tapBack()
      local e = nav.events() local fault
      for _, e in ipairs(e) do if e.name == "fault" then fault = e.message end end
      assert(fault and fault:find("source"), fault)
      """)
  }

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

  @Test("props are data, shared by all; state is each plugin's own")
  func data() throws {
    try run(
      """
      use("p.lua")
      local a = nav.setRoot {class = "A", props = {list = {1, 2}, deep = {x = {y = true}}}}
      eq(2, #a.props.list) eq(true, a.props.deep.x.y)
      a.props.list[3] = 3 eq(3, #a.props.list)
      local sum = 0 for i, v in ipairs(a.props.list) do sum = sum + v end eq(6, sum)
      local keys = {} for k in pairs(a.props) do keys[#keys + 1] = k end
      table.sort(keys) eq("deep fromPlugin list", table.concat(keys, " "))
      eq(nil, a.state.x) a.state.x = 1 eq(1, a.state.x)
      table.insert(a.props.list, 9) eq(9, a.props.list[4])
      eq("1,2,3,9", table.concat(a.props.list, ","))
      """,
      with: [
        "p.lua":
          "return {willAppear = function(c) c.props.fromPlugin = 1 c.state.x = 'plugin' end}"
      ])
  }

  @Test(
    "anything but data is an error at the write",
    arguments: [
      "print", "coroutine.create(print)", "{f = print}", "nav.top", "{nav.top}", "cycle", "deep",
      "('x'):rep(70000)",
    ])
  func noData(value: String) throws {
    try run(
      """
      local cycle = {} cycle.cycle = cycle
      local deep = {} local t = deep for i = 1, 40 do t.t = {} t = t.t end
      nav.setRoot("A")
      local ok, why = pcall(function() nav.top.props.x = \(value) end)
      assert(not ok and why:find("x"), why)
      eq(nil, nav.top.props.x)
      """)
  }

  @Test(
    "settings are checked, and an unknown one is an error that names it",
    arguments: [
      ("{class = 'B', nonsense = 1}", "nonsense"), ("{class = 'B', gesture = 'x'}", "gesture"),
      ("{class = 'B', barColor = 'bluish'}", "bluish"),
      ("{class = 'B', barHidden = 1}", "barHidden"),
      ("{class = 'B', maxInitialDistance = 'far'}", "maxInitialDistance"),
      ("{class = 'B', regions = {{frame = 1}}}", "regions"), ("{class = 5}", "class"),
      ("5", "spec"),
      ("{title = 5}", "title"), ("{class = 'B', backColor = {1, 2}}", "backColor"),
    ])
  func settings(spec: String, word: String) throws {
    try run(
      """
      nav.setRoot("A")
      local ok, why = pcall(nav.push, \(spec))
      assert(not ok and why:find("\(word)", 1, true), why)
      eq(1, nav.depth)
      """)
  }

  @Test("a controller that Lua let go of and gets again has its fields")
  func again() throws {
    try run(
      """
      nav.setRoot {class = "A", title = "Home"} eq("A", nav.top.class) collectgarbage()
      for _ = 1, 600 do nav.on("push", function() end):remove() end
      local a = nav.top
      local b = nav.push("B")
      eq("B", b.class) eq("Home", a.title) eq(1, a.index)
      """)
  }

  @Test("settings read back; colours as strings, a negative distance as 0")
  func readBack() throws {
    try run(
      """
      local a = nav.setRoot {class = "A", barColor = {1, 0, 0}, backColor = "#00ff0088", maxInitialDistance = -5,
        regions = {{name = "map", frame = {0, 100, 390, 200}, handles = "all", offset = 0}}}
      eq("#ff0000", a.barColor) eq(0, a.maxInitialDistance) eq("map", a.regions[1].name) eq(200, a.regions[1].frame.h)
      a.barColor = {"red", "blue"} eq("#0000ff", a.barColor[2])
      a.gesture = "none" eq("none", a.gesture) a.gesture = nil eq(nil, a.gesture)
      eq(true, a.showsPreviousTitle)
      """)
  }

  @Test("a list of many hundreds of objects comes whole, also to a listener's script")
  func many() throws {
    var files: [String: String] = [:]
    for number in 1...600 { files["many/p\(number).lua"] = "return {}" }
    try run(
      """
      local heard = 0
      nav.on("load", function() nav.plugins() heard = heard + 1 end)
      local list = nav.use(dir .. "/many")
      eq(600, #list) eq(600, heard)
      for i, handle in ipairs(list) do assert(handle.name, i) end
      nav.setRoot("A")
      for i = 1, 600 do nav.push("B", {animated = false}).props.inner = {{}, {}} end
      for i, controller in ipairs(nav.stack) do eq(i, controller.index) end
      for i = 1, 600 do nav.top.props[i] = {i} end
      for i, inner in ipairs(nav.top.props) do eq(i, inner[1]) end
      """, with: files)
  }
}
