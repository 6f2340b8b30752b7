package import Lua
package import Navigation

/// An operation as somebody wrote it: a script, or a trace.
package struct WrittenOperation {
  package let operation: Operation
  package let arguments: [LuaValue]
}
