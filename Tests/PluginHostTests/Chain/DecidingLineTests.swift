import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("The line that decided (contract 3, nav.explain)")
struct DecidingLineTests {
  /// The body of a hook, whose `function` stands on line 3 of its file, the answer and its line.
  @Test(
    "a step has the line of the return, the error or the question",
    arguments: [
      ("return false", "false", [4]), ("return true, 'yes'", "true", [4]), ("return", "nil", [4]),
      ("local x = 1", "nil", [5]), ("\n\n", "nil", [7]),
      (
        "if c.isRoot then\nreturn true\nend\nif c.isTop then\nreturn false\nend\nreturn true",
        "false", [8]
      ),
      ("if not c.isRoot and c.isTop then return false, 'a' end\nreturn true", "false", [4]),
      ("for i = 1, 3 do\nif i == 2 then\nreturn true\nend\nend", "true", [6]),
      ("local function f()\nreturn false\nend\nlocal x = f()\nreturn x", "false", [8]),
      ("local function f()\nreturn false\nend\nreturn (f())", "false", [7]),
      ("local function f()\nreturn false\nend\nreturn f()", "false", [5, 7]),
      ("local t = {f = function(self)\nreturn true\nend}\n\nreturn t:f()", "true", [5, 8]),
      ("return rawequal(1, 2)", "false", [4]), ("return helper(c)", "false", [2, 4]),
      ("local x = helper(c)\nreturn not x", "true", [5]),
      ("return c.title == nil,\n'two',\n'lines'", "true", [4, 5, 6]),
      ("local a = ('x'):rep(3)\nif a == 'xxx' then return false end", "false", [5]),
      ("pcall(error, 'x')\nlocal ok = pcall(function()\nerror('y')\nend)\nreturn ok", "false", [8]),
      (
        "local co = coroutine.wrap(function()\ncoroutine.yield(1)\nreturn 2\nend)\nco()\nco()\nreturn true",
        "true", [10]
      ),
      ("table.sort({3, 1, 2}, function(a, b)\nreturn a < b\nend)\nreturn false", "false", [7]),
      (
        "local x <close> = setmetatable({}, {__close = function()\nreturn 1\nend})\nreturn false",
        "false", [7]
      ),
      ("error('x')", "nil", [4]), ("\nerror('x', 0)", "nil", [5]), ("error({})", "nil", [4]),
      ("local x = nil\nreturn x.y", "nil", [5]),
      ("local function f()\nerror('x')\nend\nf()", "nil", [5]),
      ("while true do end", "nil", [4]), ("\nreturn 1", "nil", [5]),
      ("return true, {}", "nil", [4]),
      ("local yes =\nconfirm('?')\nreturn yes", "ask", [5]), ("return confirm('?')", "ask", [4]),
      ("local function q()\nreturn confirm('?')\nend\nreturn q()", "ask", [5]),
    ])
  func lines(body: String, answer: String, lines: [Int]) throws {
    try run(
      """
      use("p.lua") nav.setRoot("A") nav.push("B") nav.tapBack()
      local steps = nav.explain().steps
      local step = steps[#steps]
      eq("p", step.by) eq("\(answer)", tostring(step.answer))
      eq(dir .. "/p.lua", step.file)
      local lines = {\(lines.map { "[\($0)] = true" }.joined(separator: ", "))}
      assert(lines[step.line], "line " .. tostring(step.line))
      """,
      with: [
        "p.lua":
          "-- a policy\nlocal function helper(c) return c.isRoot end\nreturn {shouldPop = function(c, pop)\n\(body)\nend}"
      ])
  }

  @Test("after a question it is the line of what was answered then")
  func afterAQuestion() throws {
    for (yes, line) in [(true, 5), (false, 3)] {
      try run(
        """
        use("p.lua") nav.setRoot("A") nav.push("B") nav.tapBack()
        eq(2, nav.explain().steps[1].line) eq("ask", nav.explain().steps[1].answer)
        nav.answer(\(yes))
        eq(\(line), nav.explain().steps[1].line)
        """,
        with: [
          "p.lua": """
          return {shouldPop = function(c)
            if not confirm("?") then
              return false
            end
            return true
          end}
          """
        ])
    }
  }

  @Test("the file is that of the return, of a module and of a script's hook too")
  func files() throws {
    try run(
      """
      use("folder") nav.setRoot("A") local page = nav.push("B")
      nav.tapBack()
      local step = nav.explain().steps[1]
      if step.file == dir .. "/folder/rules.lua" then eq(3, step.line) else eq(dir .. "/folder/init.lua", step.file) eq(3, step.line) end
      page.props.fail = true nav.tapBack()
      step = nav.explain().steps[1]
      eq(dir .. "/folder/rules.lua", step.file) eq(5, step.line)
      page = nav.push("B") page:hook("shouldPop", function()

        return false
      end)
      nav.tapBack()
      step = nav.explain().steps[1]
      eq("hook", step.by) eq("test", step.file) eq(10, step.line)
      """,
      with: [
        "folder/init.lua": """
        local rules = require("rules")
        return {shouldPop = function(c)
          return rules.leave(c)
        end}
        """,
        "folder/rules.lua": """
        return {leave = function(c)
          if not c.props.fail then
            return false
          end
          error("no")
        end}
        """,
      ])
  }

  @Test("a hook that a hook's own call runs does not take its line")
  func nested() throws {
    try run(
      """
      nav.use {name = "outer", priority = 1, shouldPop = function(c)
        c.title = "asks for the title"
        return false
      end}
      nav.use {name = "titles", backTitle = function() return "x" end}
      nav.setRoot("A") nav.push("B") nav.tapBack()
      eq(3, nav.explain().steps[1].line)
      """)
  }
}
