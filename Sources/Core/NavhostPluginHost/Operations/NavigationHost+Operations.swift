package import NavhostLua
package import NavhostNavigation

extension NavigationHost {
  /// Reads an operation as Lua or a trace writes it, and carries it out. Observers find it as it was
  /// written.
  ///
  /// - Throws: `LuaRaise` where an argument is wrong.
  package func carryOut(
    _ name: NavigationOperation.Name, _ arguments: [LuaValue], on stack: NavigationController
  ) throws(LuaRaise) -> OperationResult {
    let reader = OperationReader(self, on: stack)
    defer { withExtendedLifetime(reader) {} }
    let operation: NavigationOperation
    do throws(LuaRaise) {
      operation = try reader.read(name, arguments)
    } catch {
      observer?.tell { $0.misread(name, arguments, on: stack) }
      throw error
    }
    guard observer != nil else { return stack.carryOut(operation) }
    let around = written
    written = WrittenOperation(operation: operation, arguments: arguments)
    defer { written = around }
    return stack.carryOut(operation)
  }

  /// What the operation was written with; nil of one that Swift does.
  package func written(_ operation: NavigationOperation) -> [LuaValue]? {
    written?.operation == operation ? written?.arguments : nil
  }
}
