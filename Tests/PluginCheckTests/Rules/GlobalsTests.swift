import Testing

@testable import NavhostPluginCheck

@Suite struct GlobalsTests {
  @Test func eachKindOfFileHasItsOwn() {
    let (plugin, script, spec) = (Globals(.plugin), Globals(.script), Globals(.spec))
    for name in ["print", "_ENV", "string", "require"] {
      #expect(plugin.has(name) && script.has(name) && spec.has(name), "\(name)")
    }
    for name in ["io", "nav", "dofile", "arg"] {
      #expect(!plugin.has(name) && !Globals(.module).has(name), "\(name)")
      #expect(script.has(name), "\(name)")
    }
    #expect(spec.has("describe") && !script.has("describe") && !plugin.has("describe"))
  }

  @Test func aLibraryHasItsMembers() {
    #expect(Globals(.plugin).members(of: "string")?.contains("format") == true)
    #expect(Globals(.plugin).members(of: "string")?.contains("dump") == false)
    #expect(Globals(.script).members(of: "string")?.contains("dump") == true)
    #expect(Globals(.plugin).members(of: "log")?.contains("warn") == true)
    #expect(Globals(.plugin).members(of: "io") == nil)
  }

  @Test(arguments: [
    ("io", "not-in-sandbox", "it gets no files"), ("os.execute", "not-in-sandbox", "no processes"),
    ("nav", "not-in-sandbox", "it is for scripts"), ("arg", "not-in-sandbox", "it is for scripts"),
    ("debug", "not-in-sandbox", "'debug'"), ("warn", "not-in-sandbox", "use 'log.warn'"),
    ("unpack", "undefined-global", "use 'table.unpack'"),
    ("table.getn", "unknown-field", "use '#'"), ("loadstring", "undefined-global", "use 'load'"),
  ])
  func whatSomebodyMayLookForInAPluginHasAdvice(_ name: String, _ rule: String, _ part: String) {
    let advice = Globals(.plugin).advice(for: name)
    #expect(advice?.rule == rule && advice?.message.contains(part) == true, "\(name)")
  }

  @Test func aScriptHasAdviceOnWhatIsElsewhere() {
    #expect(Globals(.script).advice(for: "it")?.message.contains("'_spec.lua' files") == true)
    #expect(Globals(.plugin).advice(for: "it") == nil)
    for name in ["io", "nobody", "string.nothing"] {
      #expect(Globals(.script).advice(for: name) == nil, "\(name)")
    }
  }
}
