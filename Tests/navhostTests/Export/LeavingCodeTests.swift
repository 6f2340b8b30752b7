import Expectations
import Testing

@testable import navhost_app

/// A policy as a function of another language.
@Suite struct LeavingCodeTests {
  private func lines(_ format: LeavingFormat, from first: String, count: Int) -> [String] {
    let lines = format.text(of: .ofEveryKind).split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.hasPrefix(first) }.prefix(count))
  }

  @Test func `TypeScript`() {
    let found = lines(.ts, from: "export function", count: 8)
    expectEqual(
      found,
      [
        "export function canPop(props: Record<string, Value>, app: Record<string, Value>): boolean {",
        #"  if (field(props, "a") == null || field(props, "a") === false) return true;"#,
        #"  if (same(field(props, "a"), 2) && !(field(app, "b-c") === true)) return false;"#,
        #"  if ((isNumber(field(props, "a")) && less(9007199254740993n, field(props, "a"))) || field(props, "a") === "$x\"\n") return true;"#,
        #"  if (lessOrEqual(length(field(props, "a")), 2.5)) return false;"#,
        #"  if (isTable(field(props, "a")) && same(field(field(props, "a"), "n"), element(field(props, "a"), 1))) return true;"#,
        #"  if (typeof field(props, "a") === "string" || Number.isNaN(field(props, "a"))) return false;"#,
        "  return true;",
      ])
    let text = LeavingFormat.ts.text(of: .ofEveryKind)
    for helper in [
      "field", "element", "length", "less", "lessOrEqual", "same", "order", "isTable", "isNumber",
    ] {
      #expect(text.contains("\nfunction \(helper)("), "\(helper)")
    }
  }

  @Test func `Kotlin`() {
    let found = lines(.kotlin, from: "fun canPop", count: 8)
    expectEqual(
      found,
      [
        "fun canPop(props: Map<String, Any?>, app: Map<String, Any?>): Boolean {",
        #"    if (props["a"] == null || props["a"] == false) return true"#,
        #"    if (same(props["a"], 2L) && !(app["b-c"] == true)) return false"#,
        #"    if ((number(props["a"]) != null && less(9007199254740993L, props["a"])) || props["a"] == "\$x\"\n") return true"#,
        #"    if (lessOrEqual(length(props["a"]), 2.5)) return false"#,
        #"    if (isTable(props["a"]) && same(field(props["a"], "n"), element(props["a"], 1))) return true"#,
        #"    if (props["a"] is String || isNaN(props["a"])) return false"#,
        "    return true",
      ])
  }

  /// Every object of JavaScript inherits `constructor` and `__proto__`; a map of Kotlin inherits no value.
  @Test func `What an object inherits is no prop`() {
    let text = LeavingFormat.ts.text(of: .ofInheritedNames)
    #expect(
      text.contains(
        #"if (!(field(props, "constructor") == null) || field(app, "__proto__") === true) return false;"#
      ))
    #expect(text.contains("hasOwnProperty.call(table, key)"))
    #expect(!text.contains("props[") && !text.contains("app["))
    #expect(
      LeavingFormat.kotlin.text(of: .ofInheritedNames).contains(
        #"if (!(props["constructor"] == null) || app["__proto__"] == true) return false"#))
  }

  @Test(arguments: [LeavingFormat.ts, .kotlin])
  func `What a gesture may meet besides is told`(format: LeavingFormat) {
    #expect(format.text(of: .ofEveryKind).contains("// The plugin's gestureShouldBegin may refuse"))
  }
}
