import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Who was not asked (contract 3, nav.explain)")
struct NotAskedTests {
  private let prelude = """
    local function passed()
      local words = {}
      for _, entry in ipairs(nav.explain().skipped) do words[#words + 1] = entry.by .. ": " .. entry.why end
      return table.concat(words, ", ")
    end
    local function silent() end
    local function no() return false, "no" end

    """

  @Test(
    "each plugin that was passed over says why",
    arguments: [
      ("nav.use {name = 'p', controllers = 'Other', shouldPop = silent} nav.tapBack()", "p: class"),
      (
        "nav.use {name = 'p', controllers = {'*', '!B'}, shouldPop = silent} nav.tapBack()",
        "p: class"
      ),
      (
        "nav.use {name = 'p', sources = {'request'}, shouldPop = silent} nav.tapBack()", "p: source"
      ),
      ("nav.use {name = 'p', shouldPop = silent} nav.pop()", "p: source"),
      ("nav.use {name = 'p', shouldPop = silent}:disable() nav.tapBack()", "p: disabled"),
      (
        "nav.use {name = 'p', controllers = 'X', sources = {}, shouldPop = silent}:disable() nav.tapBack()",
        "p: disabled"
      ),
      (
        "nav.use {name = 'p', shouldPop = function() error('x') end} for i = 1, 3 do nav.tapBack() nav.push('B') end nav.tapBack()",
        "p: quarantined"
      ),
      (
        "nav.use {name = 'a', shouldPop = no} nav.use {name = 'p', shouldPop = silent} nav.tapBack()",
        "p: denied"
      ),
      (
        "nav.use {name = 'a', shouldPop = no} nav.use {name = 'p', controllers = 'X', shouldPop = silent} nav.use {name = 'q', shouldPop = silent} nav.tapBack()",
        "p: class, q: denied"
      ),
      (
        "nav.use {name = 'a', shouldPop = function(c, p, next) return true end} nav.use {name = 'p', shouldPop = silent} nav.tapBack()",
        "p: wrapper"
      ),
      (
        "nav.use {name = 'a', shouldPop = function(c, p, next) return false end} nav.use {name = 'p', shouldPop = silent} nav.tapBack()",
        "p: wrapper"
      ),
      (
        "nav.use {name = 'a', shouldPop = function(c, p, next) return next() end} nav.use {name = 'p', shouldPop = no} nav.use {name = 'q', shouldPop = silent} nav.tapBack()",
        "q: denied"
      ),
      (
        "nav.use {name = 'a', shouldPop = function(c, p, next) end} nav.use {name = 'p', shouldPop = silent} nav.tapBack()",
        ""
      ),
      ("nav.use {name = 'p', shouldPop = silent} nav.popToRoot() nav.tapBack()", "p: guard"),
      (
        "nav.use {name = 'p', controllers = 'X', shouldPop = silent} nav.popToRoot() nav.tapBack()",
        "p: class"
      ),
      (
        "nav.use {name = 'p', shouldPop = silent} nav.use {name = 'q', gestureShouldBegin = silent} swipe(200)",
        "q: guard, p: guard"
      ),
      (
        "nav.use {name = 'p', shouldPop = silent, gestureShouldBegin = silent} swipe(200)",
        "p: guard"
      ),
      (
        "nav.use {name = 'p', shouldPop = silent} nav.use {name = 'q', gestureShouldBegin = no} nav.use {name = 'r', gestureShouldBegin = silent} swipe(5)",
        "r: denied, p: denied"
      ),
      (
        "nav.top.customBackButton = true nav.use {name = 'p', shouldPop = silent, gestureShouldBegin = silent} swipe(5)",
        ""
      ),
      (
        "nav.use {name = 'p', shouldPop = silent} nav.use {name = 'q', sources = {'backButton'}, shouldPop = silent} swipe(5)",
        "q: source"
      ),
      ("nav.use {name = 'p', shouldPush = silent} nav.push(nav.top)", "p: guard"),
      ("nav.use {name = 'p', controllers = 'X', shouldPush = silent} nav.push('C')", "p: class"),
      ("nav.use {name = 'p', backTitle = silent} nav.tapBack()", ""),
      ("nav.use {name = 'p', shouldPop = silent} nav.tapBack()", ""),
      (
        "nav.use {name = 'a', shouldPop = function() return confirm('?') end} nav.use {name = 'p', shouldPop = silent} nav.use {name = 'x', controllers = 'X', shouldPop = silent} nav.tapBack()",
        "x: class"
      ),
      (
        "nav.use {name = 'a', shouldPop = function() return confirm('?') end} nav.use {name = 'p', shouldPop = silent} nav.tapBack() nav.answer(false)",
        "p: denied"
      ),
      (
        "nav.use {name = 'a', shouldPop = function() return confirm('?') end} nav.use {name = 'p', shouldPop = silent} nav.tapBack() nav.answer(true)",
        ""
      ),
      (
        "nav.use {name = 'a', shouldPop = function() return confirm('?') end} nav.tapBack() nav.use {name = 'Z', shouldPop = silent} nav.answer(true)",
        "Z: denied"
      ),
      (
        "nav.hook('B', 'shouldPop', no) nav.use {name = 'p', shouldPop = silent} nav.tapBack()",
        "p: denied"
      ),
      (
        "nav.use {name = 'p', controllers = 'B', shouldPop = silent} nav.use {name = 'q', controllers = 'C', shouldPop = silent} nav.push('C') nav.requestPop {count = 2}",
        ""
      ),
      (
        "nav.use {name = 'p', shouldPop = silent} local s = nav.present('S') s.top.modalInPresentation = true s.swipeDown()",
        "p: guard"
      ),
      ("local h = nav.use {name = 'p', shouldPop = silent} nav.tapBack() h:disable()", ""),
    ])
  func each(script: String, expected: String) throws {
    try run(
      prelude + """
        nav.setRoot("A") nav.push("B")
        local function swipe(x) nav.pan {from = {x, 400}, to = {x + 180, 400}} end
        \(script)
        eq("\(expected)", passed())
        local words = tostring(nav.explain())
        if "\(expected)" ~= "" then
          for _, entry in ipairs(nav.explain().skipped) do
            assert(words:find(entry.by .. " (" .. entry.why .. ")", 1, true), words)
          end
        else
          assert(not words:find("not asked"), words)
        end
        """)
  }

  @Test("in the order in which they would have been asked; what is left without units too")
  func order() throws {
    var files: [String: String] = [:]
    for number in 1...50 {
      files["p/g\(100 + number).lua"] = "return {shouldPop = function() while true do end end}"
    }
    files["p/off.lua"] = "return {priority = 3, controllers = 'X', shouldPop = function() end}"
    files["p/last.lua"] = "return {priority = -3, sources = {}, shouldPop = function() end}"
    let expected = ["off: class"] + (41...50).map { "g\(100 + $0): budget" } + ["last: source"]
    try run(
      prelude + """
        use("p") nav.setRoot("A") nav.push("B") nav.tapBack()
        eq("\(expected.joined(separator: ", "))", passed())
        """, with: files, limits: .untimed)
  }
}
