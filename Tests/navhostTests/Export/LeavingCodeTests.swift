import Exploration
import Testing

@testable import navhost

/// A policy as a function of another language.
@Suite struct LeavingCodeTests {
  @Test func `TypeScript`() {
    #expect(
      LeavingFormat.ts.text(of: .ofEveryKind) == """
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
    let kotlin = LeavingFormat.kotlin.text(of: .ofEveryKind)
    #expect(
      kotlin.contains("fun canPop(props: Map<String, Any?>, app: Map<String, Any?>): Boolean {"))
    #expect(kotlin.contains(#"props["a"] == "\$x\"\n""#))
    #expect(kotlin.contains(#"(props["a"] is Number && (props["a"] as Number).toDouble() > 2.0)"#))
    let dart = LeavingFormat.dart.text(of: .ofEveryKind)
    #expect(dart.contains("bool canPop(Map<String, Object?> props, Map<String, Object?> app) {"))
    #expect(dart.contains(#"(props["a"] is num && (props["a"] as num) > 2.0)"#))
    #expect(dart.contains(#"props["a"] == "\$x\"\n""#))
  }
}
