package import NavhostLua
package import NavhostNavigation

/// An operation as somebody wrote it: a script, or a trace.
package struct WrittenOperation {
  package let operation: NavigationOperation
  package let arguments: [LuaValue]
}
