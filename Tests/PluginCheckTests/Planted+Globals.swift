extension Planted {
  private static func plugin(_ rule: String, _ hint: String, _ line: String) -> Planted {
    Planted(rule, hint, "\(line)\nreturn { name = \"x\" }")
  }

  static let globals: [Planted] = [
    plugin("not-in-sandbox", "it gets no files", "print(«io.open(\"x\"))"),
    plugin("not-in-sandbox", "'os.execute'", "os.«execute(\"ls\")"),
    plugin("not-in-sandbox", "no processes", "print(os.«getenv(\"HOME\"))"),
    plugin("not-in-sandbox", "use 'require'", "«dofile(\"x.lua\")"),
    plugin("not-in-sandbox", "'debug'", "print(«debug.traceback())"),
    plugin("not-in-sandbox", "no bytecode", "print(string.«dump(print))"),
    plugin("not-in-sandbox", "\"count\"", "collectgarbage(«\"collect\")"),
    plugin("not-in-sandbox", "it is for scripts", "«nav.push(\"A\")"),
    plugin("not-in-sandbox", "log.warn", "«warn(\"x\")"),
    plugin("undefined-global", "did you mean 'print'?", "«pritn(1)"),
    plugin("undefined-global", "did you mean 'false'?", "print(«flase)"),
    plugin("undefined-global", "use 'table.unpack'", "print(«unpack({}))"),
    plugin("undefined-global", "'describe'", "«describe(\"x\", function() end)"),
    plugin("undefined-global", "write 'local'", "local function f() «total = 1 end\nf()"),
    plugin("unknown-field", "did you mean 'format'?", "print(string.«fromat(\"%d\", 1))"),
    plugin("unknown-field", "'log' has no 'trace'", "log.«trace(\"x\")"),
    plugin("not-in-sandbox", "weak keys", "print(setmetatable({}, { «__mode = \"k\" }))"),
    plugin("not-in-sandbox", "weak keys", "print(setmetatable({}, { «__mode = \"vk\" }))"),
    plugin(
      "not-in-sandbox", "'__gc'", "local m = { «__gc = print }\nprint(setmetatable({}, m))"),
    Planted("not-in-sandbox", "'io'", file: "plugins/draft/init.lua", "return { name = «io }"),
    Planted("undefined-global", "'_spec.lua' files", file: "s.lua", "«it(\"x\", print)"),
    Planted("undefined-global", "did you mean 'assert'?", file: "a_spec.lua", "«asert(true)"),
    Planted(
      "undefined-global", "did you mean 'describe'?", file: "a_spec.lua", "«descrbe(\"x\", print)"),
    Planted("undefined-global", "undefined global 'total'", file: "s.lua", "print(«total)"),
  ]
}
