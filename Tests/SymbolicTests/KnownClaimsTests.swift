import Expectations
import NavhostSymbolic
import Testing

/// Branches that inputs of some type reach, and policies whose rules are known.
@Suite struct KnownClaimsTests {
  private func policy(_ text: String) -> Policy {
    let policy = Policy([.init(path: "p.lua", bytes: Array(text.utf8))], terms: Terms(), tag: 0)
    policy.analyse()
    return policy
  }

  private func hook(_ body: String, _ fields: String = "") -> Policy {
    policy("return {\(fields) shouldPop = function(c, pop)\n\(body)\nend}")
  }

  private func text(_ policy: Policy) throws -> String {
    HookRules(plugin: "p", try #require(policy.analysis("shouldPop"))).text
  }

  @Test(arguments: [
    "type(c.props.t) == \"table\"", "c.props.id == 9007199254740993",
    "c.props.id == math.maxinteger", "type(c.props.n) == \"number\" and c.props.n > 1.7e308",
    "c.class == \"ESub\"", "c.gesture == \"fullscreen\" and c.hidesBackButton",
    "c.props.k == \"\\xC3\\xA9\"", "math.type(c.props.n) == \"float\" and c.props.n == 3",
    "c.props.a ~= c.props.a", "c.props.n ~= nil and c.props.n ~= true and c.props.n ~= \"x\"",
  ])
  func someInputReachesIt(condition: String) throws {
    let policy = hook("if \(condition) then\nreturn false, 'no'\nend", "controllers = 'E',")
    #expect(policy.deadBranches.isEmpty, "\(policy.deadBranches)")
    let rules = try text(policy)
    #expect(rules.contains("deny: no"), "\(rules)")
  }

  @Test(arguments: [
    "type(c.props.t) == \"function\"", "c.props.n == 1 and c.props.n == 2", "#c.class < 0",
    "c.props.n == nil and c.props.n", "pop.source == \"programmatic\"",
    "c.props.n == 3 and math.type(c.props.n) == \"integer\" and c.props.n > 3",
    "c.props.k == \"a\" and c.props.k < \"a\"",
  ])
  func noInputReachesIt(condition: String) {
    let dead = hook("if \(condition) then\nreturn false, 'no'\nend").deadBranches
    expectEqual(dead.map(\.line), [3])
    expectEqual(dead.first?.condition, condition)
  }

  /// The app may change anything while somebody is asked: what is read afterwards is read anew.
  @Test(arguments: [
    "c.props.dirty", "c.title == 'x'", "app.dirty", "c.state.dirty", "c.hidesBackButton", "kept",
    "list.dirty", "#c.props > 0", "c.inner",
  ])
  func inputsAreReadAnewAfterAnAnswer(input: String) throws {
    let policy = policy(
      """
      local kept, list = nil, {}
      return {
        didAppear = function(c) kept = true list.dirty = true c.state.dirty = true end,
        shouldPop = function(c)
          if not (\(input)) then return end
          await("save")
          if \(input) then return false, "still" end
          return true
        end,
      }
      """)
    #expect(policy.deadBranches.isEmpty)
    let rules = try text(policy)
    #expect(rules.contains("by then") && rules.contains("complete: "), "\(rules)")
    #expect(rules.contains("deny: still") && rules.contains("allow"), "\(rules)")
  }

  /// What a local holds from the start is no nil, so nothing fails for that.
  @Test(arguments: ["local n = 0", "local n local function set() n = 0 end set()"])
  func aLocalIsWhatIsWrittenThere(start: String) throws {
    let policy = policy(
      "\(start) return {shouldPop = function() n = n + 1 if n == 1 then return false end end}")
    let rules = try text(policy)
    #expect(!rules.contains("faults"), "\(rules)")
  }

  /// What stands in a table and may be nil is perhaps not there.
  @Test(arguments: [
    "next({c.props.a})", "next({a = c.props.a})",
    "pcall(confirm, 'q', {other = c.props.a}) == false",
    "pcall(choose, 'q', {{title = 'A', other = c.props.a}}) == false",
  ])
  func anElementMayBeNil(condition: String) throws {
    let policy = hook("if \(condition) then\nreturn false, 'there'\nend\nreturn true, 'none'")
    #expect(policy.deadBranches.isEmpty)
    let rules = try text(policy)
    #expect(rules.contains("deny: there") && rules.contains("allow: none"), "\(rules)")
  }

  /// How long a list is in which nil comes before an element, nobody knows.
  @Test(arguments: [
    "#{nil, 'x'} == 0", "table.concat({nil, 'x'}) == ''",
    "select('#', table.unpack({nil, 'x'})) == 0",
    "table.concat({c.props.t and c.props.t[1], 'x'}) == 'x'", "rawlen({nil, 'x'}) == 0",
  ])
  func aListMayHaveHoles(condition: String) throws {
    let policy = hook("if \(condition) then return false, 'short' end return true, 'long'")
    #expect(policy.deadBranches.isEmpty)
    let rules = try text(policy)
    #expect(rules.contains("the length of a list with holes"), "\(rules)")
    #expect(!rules.contains("complete: for every value"), "\(rules)")
  }

  @Test(arguments: ["#{'x', nil}", "#{nil}", "#{nil, nil}", "#{[0] = 'x'}"])
  func aListThatEndsInNilHasALength(length: String) throws {
    let rules = try text(hook("return \(length) < 2"))
    #expect(rules.contains("complete: for every value of every type"), "\(rules)")
  }

  /// An outcome names what it is made of, whenever that was read.
  @Test func outcomesTellNoMoments() throws {
    let rules = try text(
      hook(
        "if confirm('x') then perform('go', {f = c.props.f, n = c.props.t[1]}) return false, c.title end"
      ))
    #expect(rules.contains("does go {f = props.f, n = props.t[1]}"), "\(rules)")
    #expect(!rules.contains("by then by then"))
  }

  /// What stands inside a screen, over it, and a point are new tables each time.
  @Test func thingsThatAreTables() throws {
    let rules = try text(
      hook(
        """
        local i = c.inner
        if not i then return end
        if type(i) ~= "table" or #i > 0 or i == c.inner or i ~= i then return false, "wrong" end
        i.depth = 77
        if i.depth ~= 77 or c.inner.depth == 77 then return false, "other" end
        for k in pairs(i) do if k == "top" then return false, i.top.class end end
        """))
    #expect(!rules.contains("wrong") && rules.contains("deny: (inner.top.class)"), "\(rules)")
    #expect(rules.contains("complete: for every value of every type"), "\(rules)")
  }

  /// What a hook has read is its own, and so is what it wrote before anybody was asked.
  @Test func whatWasReadStays() throws {
    let policy = hook(
      "local d = c.props.d if not d then return end await('s') if d then return false, 'n' end return true"
    )
    #expect(policy.deadBranches.isEmpty)
    #expect(try !text(policy).contains("by then"))
    let wrote = hook("c.props.d = 1 if c.props.d == 2 then\nreturn false\nend confirm('x')")
    expectEqual(wrote.deadBranches.count, 1)
    let later = hook("c.props.d = 1 confirm('x') if c.props.d == 2 then\nreturn false\nend")
    #expect(later.deadBranches.isEmpty)
  }

  @Test func fortyBooleansEndWithinTheBound() throws {
    let lines = (0..<40).map { "if c.props.b\($0) then n = n + 1 end" }.joined(separator: "\n")
    let policy = hook("local n = 0\n\(lines)\nif n > 20 then return false end")
    let analysis = try #require(policy.analysis("shouldPop"))
    #expect(analysis.isCut && !analysis.isComplete)
    #expect(policy.deadBranches.isEmpty)
    let rules = try text(policy)
    #expect(rules.contains("not understood: p.lua:"))
  }

  /// Each order against each number beside its bound, written both ways, and denied: what Lua says is so.
  @Test(arguments: ["<", "<=", ">", ">="], [true, false])
  func boundsAreExact(_ order: String, _ isDenied: Bool) {
    let mirrored = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
    for (text, value) in [("4", 4.0), ("5", 5), ("6", 6), ("4.5", 4.5), ("5.0", 5), ("5.5", 5.5)] {
      let holds =
        switch order {
        case "<": value < 5
        case "<=": value <= 5
        case ">": value > 5
        default: value >= 5
        }
      for bound in ["c.props.n \(order) 5", "5 \(mirrored[order] ?? "") c.props.n"] {
        let told = isDenied ? "not (\(bound))" : bound
        let policy = hook(
          "if type(c.props.n) == 'number' and \(told) and c.props.n == \(text) then\nreturn false\nend"
        )
        expectEqual(policy.deadBranches.isEmpty, holds != isDenied, "\(told), \(text)")
      }
    }
  }

  @Test func theSameTextGivesTheSameRules() throws {
    let body = "for k, v in pairs(c.props.t or {}) do if v == 3 then return false, k end end"
    let (one, other) = (try text(hook(body)), try text(hook(body)))
    expectEqual(one, other)
  }

  @Test func faultsByTypeAreOneLine() throws {
    let text = try text(hook("return false, 'x' .. c.props.n"))
    #expect(text.contains("faults if props.n is nil or a boolean or a table"), "\(text)")
    #expect(text.contains("complete: for every value of every type"))
  }

  /// Compared as the library does it: a number with a text is an error, two texts are none.
  @Test func theGreaterOfANumberAndATextIsAFault() throws {
    let text = try text(hook("if math.max(0, c.props.n or 0) > 3 then return false end"))
    #expect(text.contains("faults if props.n is not nil or false or a number"), "\(text)")
    #expect(!text.contains("tonumber"), "\(text)")
  }

  @Test(arguments: ["c.props.n & 3", "~c.props.n", "1 << c.props.n"])
  func bitsOfATextAreAFault(_ expression: String) throws {
    let text = try text(hook("if \(expression) == 1 then return false, 'one' end"))
    #expect(text.contains("faults if"), "\(text)")
    #expect(!text.contains("tonumber"), "\(text)")
  }

  /// contract.md, section 4: after an answer the pop is animated.
  @Test func afterAQuestionThePopIsAnimated() throws {
    let text = try text(
      hook("confirm('Leave?') if not pop.animated then return false, 'still' end"))
    #expect(!text.contains("still"), "\(text)")
  }

  @Test func whoWasToldNoAndSaysNothingAnswersThat() throws {
    let text = try text(hook("if not confirm('Delete?') then return end\nreturn true"))
    #expect(text.contains("| no "), "\(text)")
    #expect(text.contains("deny: cancelled by the user"))
  }
}
