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
    #expect(ClassPatterns(patterns).match([name]) == expected)
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
}
