import Expectations
import NavhostLuaSyntax
import NavhostSupport
import Testing

@testable import NavhostPluginCheck

/// What a file does with its names.
@Suite struct FactsTests {
  private func facts(_ text: String) throws -> (facts: Facts, chunk: Chunk) {
    let chunk = try Parser.parse(SourceText(file: "a.lua", text: text))
    return (Facts(chunk), chunk)
  }

  /// The first variable of that name.
  private func id(_ name: String, _ chunk: Chunk) throws -> ObjectIdentifier {
    ObjectIdentifier(try #require(chunk.variables.first { $0.name == name }))
  }

  @Test func eachVariableGetsItsValue() throws {
    let (facts, chunk) = try facts("local a, b, c = 1, f()\nlocal d, e = 1\na = 2")
    let indices = try "abcde".map { try facts.assigned[id(String($0), chunk)]?.map(\.index) }
    expectEqual(indices, [[0, 0], [0], [1], [0], nil])
  }

  @Test func aLocalStandsForItsOnlyValue() throws {
    let (facts, chunk) = try facts(
      """
      local t, s, n, g, h, two = {}, "x", nil, f(), k, 1
      local function own() end
      local unset
      two = 2
      print(t, s, n, g, h, two, own, unset, nobody)
      """)
    guard case .call(let call) = chunk.body.block.statements.last?.kind,
      case .suffixed(_, let suffixes) = call.kind, case .call(let names)? = suffixes.first?.kind
    else {
      Issue.record("no call")
      return
    }
    let isResolved = names.map { facts.resolve($0).name == nil }
    expectEqual(isResolved, [true, true, false, false, false, false, true, false, false])
  }

  @Test func fieldsAreCollectedByTheirTable() throws {
    let (facts, chunk) = try facts(
      """
      local p = {}
      p.a, p["b"] = 1, 2
      function p.c() end
      p.d.e = 3
      p[k] = 4
      print(p.x, p.y.z, p:w())
      string.trim = f
      """)
    let p = try id("p", chunk)
    expectEqual(facts.fieldWrites[p]?.map(\.name), ["a", "b", "c"])
    expectEqual(facts.fieldReads[p], ["d", "x", "y", "w"])
    expectEqual(facts.globalFields, ["string.trim"])
  }

  @Test func aGlobalIsOfTheTopLevelWhereItIsGivenAValueThere() throws {
    let (facts, chunk) = try facts("function f() a = 1 b = 2 end\nb = 3\nlocal c\nc = 4")
    expectEqual(chunk.variables.count, 1)
    expectEqual(facts.globals.mapValues(\.isTopLevel), ["f": true, "a": false, "b": true])
    expectEqual(facts.globals["b"]?.range, 19..<20, "the first place")
  }

  @Test func aLoopGoesThroughItsList() throws {
    for (text, isKnown) in [
      ("for i, v in ipairs(list) do end", true), ("for i, v in pairs(list) do end", false),
      ("for v in ipairs(list) do end", false), ("for i, v in ipairs() do end", false),
      ("local ipairs\nfor i, v in ipairs(list) do end", false), ("for i, v in list do end", false),
    ] {
      let (facts, chunk) = try facts(text)
      expectEqual(facts.elements[try id("v", chunk)] != nil, isKnown, "\(text)")
    }
  }

  @Test func anEnvironmentOfItsOwnIsSeen() throws {
    for text in ["local _ENV = {}", "_ENV = {}", "function f(_ENV) end"] {
      #expect(try facts(text).facts.changesEnvironment, "\(text)")
    }
    #expect(try !facts("print(_ENV)").facts.changesEnvironment)
  }
}
