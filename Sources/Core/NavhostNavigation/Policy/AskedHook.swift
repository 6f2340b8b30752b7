/// The hooks that decide.
package enum AskedHook: String, Sendable {
  case shouldPop, gestureShouldBegin, shouldPush, shouldSelect
}
