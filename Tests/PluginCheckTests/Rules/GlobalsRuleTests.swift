import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct GlobalsRuleTests {
  static let planted: [Planted] = [
    .plugin("not-in-sandbox", "it gets no files", "print(«io.open(\"x\"))"),
    .plugin("not-in-sandbox", "'os.execute'", "os.«execute(\"ls\")"),
    .plugin("not-in-sandbox", "no processes", "print(os.«getenv(\"HOME\"))"),
    .plugin("not-in-sandbox", "use 'require'", "«dofile(\"x.lua\")"),
    .plugin("not-in-sandbox", "'debug'", "print(«debug.traceback())"),
    .plugin("not-in-sandbox", "no bytecode", "print(string.«dump(print))"),
    .plugin("not-in-sandbox", "\"count\"", "collectgarbage(«\"collect\")"),
    .plugin("not-in-sandbox", "it is for scripts", "«nav.push(\"A\")"),
    .plugin("not-in-sandbox", "log.warn", "«warn(\"x\")"),
    .plugin("undefined-global", "did you mean 'print'?", "«pritn(1)"),
    .plugin("undefined-global", "did you mean 'false'?", "print(«flase)"),
    .plugin("undefined-global", "use 'table.unpack'", "print(«unpack({}))"),
    .plugin("undefined-global", "'describe'", "«describe(\"x\", function() end)"),
    .plugin("undefined-global", "write 'local'", "local function f() «total = 1 end\nf()"),
    .plugin("unknown-field", "did you mean 'format'?", "print(string.«fromat(\"%d\", 1))"),
    .plugin("unknown-field", "'log' has no 'trace'", "log.«trace(\"x\")"),
    Planted("not-in-sandbox", "'io'", file: "plugins/draft/init.lua", "return { name = «io }"),
    Planted("undefined-global", "'_spec.lua' files", file: "s.lua", "«it(\"x\", print)"),
    Planted("undefined-global", "did you mean 'assert'?", file: "a_spec.lua", "«asert(true)"),
    Planted(
      "undefined-global", "did you mean 'describe'?", file: "a_spec.lua", "«descrbe(\"x\", print)"),
    Planted("undefined-global", "undefined global 'total'", file: "s.lua", "print(«total)"),
    .pop("undefined-global", "did you mean 'controller'?", "return «controler.isTop"),
    .pop("undefined-global", "did you mean 'confirm'?", "return «confrim(\"Leave?\")"),
    .plugin("not-in-sandbox", "\"count\"", "collectgarbage«()"),
    .plugin("not-in-sandbox", "it is for scripts", "print(«arg[1])"),
    .plugin("not-in-sandbox", "'require' finds the modules", "print(«package.path)"),
    .plugin("unknown-field", "'math.pow' is not in Lua 5.4; use '^'", "print(math.«pow(2, 3))"),
    .plugin(
      "undefined-global", "did you mean 'count'?",
      "local count = 1\nprint(count)\nprint(function() «coutn = 2 end)"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    "print(unpack or table.unpack)", "print(math.pow or function(a, b) return a ^ b end)",
    "function string.trim(text) return text end\nprint(string.trim(\"x\"))",
    "local io = { open = print }\nio.open()", "helper = print\nhelper()",
    "local _ENV = { print = print }\nprint(whatever)",
  ])
  func whatIsThereOrTestedForIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }
}
