import Expectations
import ProgramSupport
import Testing

/// The failure of a test by a fault names the line.
@Suite struct SpecFaultPlacesTests {
  @Test(arguments: [
    ("error('boom', 0)", "a_spec.lua:3: boom (shouldPop of the script)"),
    ("error({})", "a_spec.lua:3: error object is a table value (shouldPop of the script)"),
    ("error('at 12:30: late', 0)", "a_spec.lua:3: at 12:30: late (shouldPop of the script)"),
    ("load('}')() error('not reached')", "a_spec.lua:3: attempt to call a nil value"),
    ("return 42", "a_spec.lua:3: shouldPop must return true, false or nil, got the number 42"),
  ])
  func `an error without a place has that of the function`(code: String, message: String) throws {
    let test = try FaultRun(
      FaultRun.leaving("nav.hook('B', 'shouldPop', function() \(code) end)"))
    #expect(test.output.contains("   \(message)"), "\(test.output)")
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test(arguments: ["return 5", "error('boom', 0)", "local x = nil + 1"])
  func `a fault of a plugin is at the plugin's line, and shows the spec's`(code: String) throws {
    let plugin = "return {\n  name = 'p',\n  shouldPop = function()\n    \(code)\n  end,\n}"
    let test = try FaultRun(
      FaultRun.leaving("assert(nav.use('plugins/p.lua'))"), files: ["plugins/p.lua": plugin])
    #expect(test.output.contains("\n   plugins/p.lua:4: "), "\(test.output)")
    #expect(test.output.contains("\n     4 | \(code)\n"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
    if code == "return 5" { return }
    let traceback = """
         stack traceback:
           plugins/p.lua:4: in function <plugins/p.lua:3>
           a_spec.lua:4: in function <a_spec.lua:1>

      """
    #expect(test.output.contains(traceback))
  }

  @Test func `a value that an await cannot take is at the handler`() throws {
    let code = """
      nav.onAwait('x', function()
          return print
        end)
      nav.hook('B', 'shouldPop', function() await('x') return true end)
      """
    let test = try FaultRun(FaultRun.leaving(code))
    #expect(test.output.contains("   a_spec.lua:3: a function cannot be kept: data is"))
    #expect(test.output.contains("(nav.onAwait of the script)"))
  }

  @Test func `a long message has its owner on a line of its own`() throws {
    let test = try FaultRun(FaultRun.leaving("nav.on('pop', function() error('a\\nb') end)"))
    #expect(test.output.contains("   a_spec.lua:3: a\n   b\n   (nav.on of the script)\n"))
  }

  @Test func `equal lines of a traceback are counted`() throws {
    let code = """
      nav.hook('B', 'shouldPop', function() perform('down') end)
      nav.onAction('down', function() nav.requestPop() end)
      """
    let test = try FaultRun(FaultRun.leaving(code))
    let lines = "     a_spec.lua:4: in function <a_spec.lua:4>\n     (and 15 times more)\n"
    #expect(test.output.contains(lines), "\(test.output)")
  }
}
