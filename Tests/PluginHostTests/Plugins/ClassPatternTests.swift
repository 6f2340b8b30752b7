import Expectations
import NavhostPluginHost
import Testing

@Suite("Class patterns (contract.md, section 2)")
struct ClassPatternTests {
  @Test(
    "wildcards, exclusions and their order",
    arguments: [
      (["*"], "Anything", true), (["Edit*"], "Editor", true), (["Edit*"], "editor", false),
      (["?ditor"], "Editor", true), (["?"], "Editor", false), (["Edit?r"], "Editor", true),
      (["!Editor"], "Editor", false), (["!Editor"], "List", true),
      (["!Editor", "*"], "Editor", false), (["*", "!Editor"], "Editor", false),
      (["*", "!Editor"], "List", true), ([], "List", false), (["*a*b*"], "xaxbx", true),
      (["*a*b*"], "xbxax", false),
    ])
  func match(patterns: [String], name: String, expected: Bool) {
    expectEqual(ClassPatterns(patterns).match([name]), expected)
  }

  @Test("a pattern also matches subclasses")
  func subclasses() {
    #expect(ClassPatterns(["Base"]).match(["Sub", "Base"]))
    #expect(!ClassPatterns(["*", "!Base"]).match(["Sub", "Base"]))
  }

  @Test("many stars cost no more than the length of the name")
  func cost() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!ClassPatterns([pattern]).match([String(repeating: "a", count: 2000)]))
  }

  /// Whichever end of it is declared first.
  @Test("a chain of classes has an end", arguments: [true, false])
  func chain(fromTheRoot: Bool) throws {
    var tree = ClassTree()
    let numbers = Array(1...ClassTree.mostSuperclasses)
    for number in fromTheRoot ? numbers.reversed() : numbers {
      try tree.declare("C\(number - 1)", superclass: "C\(number)")
    }
    expectEqual(tree.lineage(of: "C0").count, 1000)
    for (name, superclass) in [("Below", "C0"), ("C999", "Above")] {
      let error = #expect(throws: DeclarationError.self) {
        try tree.declare(name, superclass: superclass)
      }
      expectEqual(
        error?.message, "class '\(name)', or one below it, would have more than 999 superclasses")
    }
    try tree.declare("Beside", superclass: "C1")
    let circle = #expect(throws: DeclarationError.self) {
      try tree.declare("C999", superclass: "C0")
    }
    expectEqual(circle?.message, "class 'C999' would be its own superclass")
    try tree.declare("C0", superclass: nil)
    expectEqual(tree.lineage(of: "C0"), ["C0"])
  }
}
