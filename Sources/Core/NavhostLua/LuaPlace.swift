/// A line of Lua code.
package struct LuaPlace: Equatable, Sendable {
  package let file: String
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
