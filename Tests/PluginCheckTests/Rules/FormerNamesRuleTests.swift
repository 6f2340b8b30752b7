import Expectations
import NavhostSupport
import Testing

@testable import NavhostPluginCheck

@Suite struct FormerNamesRuleTests {
  private static let mistakes: [Planted] = [
    .pop(
      "unknown-value", "use 'programmatic'", "if pop.source == «\"program\" then return false end"),
    .pop(
      "unknown-value", "use 'customBackButton'",
      "if «\"customItem\" ~= pop.source then return false end"),
    Planted("unknown-value", "use 'programmatic'", "return { sources = { «\"program\" } }"),
    Planted(
      "unknown-value", "use 'abstain'",
      "return { onError = «\"allow\", shouldPop = function(c) return c.isRoot end }"),
    .script("unknown-field", "use 'ios'", "nav.reset { «profile = \"ios26\" }"),
    .script("unknown-value", "use 26", "nav.reset { ios = «\"ios26\" }"),
    .script("unknown-value", "ios must be 17 or 26", "nav.reset { ios = «18 }"),
    .script("unknown-field", "use 'fuel'", "nav.reset { limits = { «units = 5 } }"),
    .script("unknown-value", "use 17", "print(nav.ios == «\"ios17\")"),
    .script("unknown-field", "use 'skipped'", "print(nav.explain().«notAsked)"),
    .script(
      "unknown-value", "use 'denied'",
      "print(nav.explain().skipped[1].why == «\"after a no\")"),
    .script(
      "unknown-field", "use [26]",
      "local other = nav.compare(function(nav) nav.setRoot(\"A\") end)\nprint(other.«ios26.name)"),
    .script(
      "unknown-value", "use 'cancelled by the user'",
      "local _, why = nav.answer(false)\nassert(why == «\"as the person wished\")"),
    .script(
      "unknown-value", "use 'no handler for 'save''",
      "local _, why = nav.tapBack()\nprint(why == «\"nobody handles 'save'\")"),
    Planted(
      "unknown-value", "use 'custom back button'", file: "a_spec.lua",
      "it(\"a\", function() assert.ignored(«\"custom item\", nav.tapBack()) end)"),
    Planted(
      "unknown-value", "use 'gesture disabled'", file: "a_spec.lua",
      "it(\"a\", function() assert.same({ \"ignored\", «\"disabled\" }, { nav.tapBack() }) end)"),
    Planted(
      "unknown-field", "use 'nested'", file: "a_spec.lua",
      "each_exit({ «inside = true }, function(exit) exit() end)"),
  ]

  @Test(arguments: mistakes)
  func `A former name is found where it is, with the new one`(_ mistake: Planted) throws {
    try mistake.check()
  }

  @Test func `The globals of a setup script are found wherever they are`() {
    let text = """
      nav.setRoot("Home")
      app = { pay = function(nav) nav.push("Payment") end }
      function app.back(nav) nav.pop() end
      holds = { "Payment" }
      """
    let findings = Checker.check(text, file: "scene.lua")
    expectEqual(
      findings.map { "\($0.line) \($0.message)" },
      [
        "2 a setup script has no global 'app'; use 'actions'",
        "3 a setup script has no global 'app'; use 'actions'",
        "4 a setup script has no global 'holds'; use 'allowedTraps'",
      ])
  }

  /// Names of a script's own, and reasons of policies.
  @Test(arguments: [
    ("s.lua", "nav.setRoot(\"A\") app = { n = 1 } print(app.n)"),
    ("s.lua", "app = { f = function() end } return app"),
    ("a_spec.lua", "it(\"a\", function() assert.blocked(\"disabled\", nav.tapBack()) end)"),
    (
      "plugins/p.lua",
      "return { shouldPop = function(c) if c.isTop then return false, \"disabled\" end end }"
    ),
    ("s.lua", "local other = { ios17 = 1 } print(other.ios17)"),
  ])
  func `Other uses of the same words are no findings`(file: String, text: String) {
    expectEqual(Checker.check(text, file: file), [])
  }
}
