import Exploration
import ProgramSupport
import Testing

@testable import navhost

/// A policy as a function of another language.
@Suite struct LeavingCodeTests {
  private let table = LeavingTable(
    plugin: "p", file: "p.lua", controllers: ["Page"], sources: ["backButton"],
    inputs: [
      .init(
        name: "props.a",
        cells: [
          .missing, .boolean(true), .boolean(false), .between(nil, 2), .number(2),
          .between(2, nil), .text("$x\"\n"), .otherText(["$x\"\n"]),
        ]),
      .init(name: "app.b-c", cells: [.missing, .boolean(true)]),
    ],
    rows: [
      .init(when: ["props.a": [.missing, .boolean(false)]], canPop: true),
      .init(when: ["props.a": [.number(2)], "app.b-c": [.missing]], canPop: true),
      .init(when: ["props.a": [.between(2, nil), .text("$x\"\n")]], canPop: true),
      .init(when: ["props.a": [.otherText(["$x\"\n"])]], canPop: true),
      .init(when: ["props.a": [.between(nil, 2), .boolean(true)]], canPop: false),
    ])

  @Test func `TypeScript`() {
    #expect(
      LeavingFormat.ts.text(of: table) == """
        // Made by navhost export --can-pop of plugin p.
        // Whether a screen of class Page may be left without asking.
        export type Value = null | undefined | boolean | number | string;

        export function canPop(props: Record<string, Value>, app: Record<string, Value>): boolean {
          if (props["a"] == null || props["a"] === false) return true;
          if ((typeof props["a"] === "number" && (props["a"] as number) == 2.0) && app["b-c"] == null) return true;
          if ((typeof props["a"] === "number" && (props["a"] as number) > 2.0) || props["a"] === "$x\\"\\n") return true;
          if ((typeof props["a"] === "string" && !(props["a"] === "$x\\"\\n"))) return true;
          return false;
        }

        """)
  }

  @Test func `Kotlin and Dart`() {
    let kotlin = LeavingFormat.kotlin.text(of: table)
    #expect(
      kotlin.contains("fun canPop(props: Map<String, Any?>, app: Map<String, Any?>): Boolean {"))
    #expect(kotlin.contains(#"props["a"] == "\$x\"\n""#))
    #expect(kotlin.contains(#"(props["a"] is Number && (props["a"] as Number).toDouble() > 2.0)"#))
    let dart = LeavingFormat.dart.text(of: table)
    #expect(dart.contains("bool canPop(Map<String, Object?> props, Map<String, Object?> app) {"))
    #expect(dart.contains(#"(props["a"] is num && (props["a"] as num) > 2.0)"#))
    #expect(dart.contains(#"props["a"] == "\$x\"\n""#))
  }

  @Test func `JSON`() {
    #expect(
      LeavingFormat.json.text(of: table) == """
        {"plugin":"p","controllers":["Page"],"sources":["backButton"],"inputs":["props.a","app.b-c"],\
        "rows":[{"when":{"props.a":[{"is":null},{"is":false}]},"canPop":true},\
        {"when":{"app.b-c":[{"is":null}],"props.a":[{"is":2}]},"canPop":true},\
        {"when":{"props.a":[{"type":"number","above":2},{"is":"$x\\"\\n"}]},"canPop":true},\
        {"when":{"props.a":[{"type":"string","not":["$x\\"\\n"]}]},"canPop":true},\
        {"when":{"props.a":[{"type":"number","below":2},{"is":true}]},"canPop":false}]}

        """)
  }

  @Test func `The program prints it, and nothing of what is not pure`() throws {
    let folder = try Folder([
      "pure.lua": "return {shouldPop = function(c) return not c.props.dirty end}",
      "other.lua": "return {\n shouldPop = function(c, pop)\n  return pop.count > 1 end}",
    ])
    for format in LeavingFormat.allCases {
      let run = try ProgramRun(
        ["export", "--can-pop", "--format", format.rawValue, "pure.lua"], in: folder.url)
      #expect(run.status == 0 && run.output.contains("dirty") && run.errors.isEmpty)
    }
    let plain = try ProgramRun(["export", "--can-pop", "pure.lua"], in: folder.url)
    #expect(plain.output.hasPrefix("{\"plugin\":\"pure\","))
    let refused = try ProgramRun(["export", "--can-pop", "other.lua"], in: folder.url)
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.errors.hasPrefix("navhost: other.lua:3: reads 'count' of the pop"))
    let missing = try ProgramRun(["export", "--can-pop", "gone.lua"], in: folder.url)
    #expect(missing.status == 1 && missing.output.isEmpty && missing.errors.contains("gone.lua"))
    let wrong = try ProgramRun(["export", "--format", "ts", "pure.lua"], in: folder.url)
    #expect(wrong.status == 2 && wrong.errors.contains("--format goes with --can-pop"))
  }
}
