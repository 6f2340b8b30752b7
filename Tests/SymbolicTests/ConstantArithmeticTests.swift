import NavhostScripting
import NavhostSymbolic
import ScriptFixture
import Testing

/// What is worked out of constants is what Lua works out: each operator with each two of these.
@Suite struct ConstantArithmeticTests {
  private static let numbers = [
    "0", "1", "-1", "2", "3", "-7", "7", "0.5", "-2.5", "3.0", "-0.0", "1e308", "math.huge",
    "math.maxinteger", "math.mininteger", "9007199254740993", "'10'", "'0x10'", "' 2.5 '", "'a'",
    "'-0.0'",
  ]

  /// What the rules say of an expression: its text, an error, or nothing.
  private func said(_ expression: String) throws -> String {
    let text = "return {shouldPop = function() return false, tostring(\(expression)) end}"
    let policy = Policy(
      [.init(path: "p.lua", bytes: Array(text.utf8))], terms: Terms(), tag: 0)
    policy.analyse()
    let paths = try #require(policy.analysis("shouldPop")).paths
    guard paths.count == 1 else { return "nil" }
    if paths.first?.answer == .fault { return "false" }
    guard case .operand(.constant(.text(let bytes)))? = paths.first?.detail else { return "nil" }
    return "'\(bytes.text)'"
  }

  @Test(arguments: [
    "+", "-", "*", "/", "//", "%", "^", "&", "|", "~", "<<", ">>", "..", "==", "<", "<=",
  ])
  func asLuaDoes(_ operation: String) throws {
    var lines: [String] = []
    for one in Self.numbers {
      for other in Self.numbers {
        let expression = "(\(one)) \(operation) (\(other))"
        lines.append("check([[\(expression)]], \(try said(expression)))")
      }
    }
    let fixture = try Fixture()
    try fixture.run(
      """
      local worked = 0
      local function check(text, said)
        local fine, value = pcall(load("return tostring(" .. text .. ")"))
        if said == nil then return end
        worked = worked + 1
        if not fine then value = false end
        assert(said == value, text .. ": said " .. tostring(said) .. ", is " .. tostring(value))
      end
      \(lines.joined(separator: "\n"))
      assert(worked > 40, worked)
      """)
  }
}
