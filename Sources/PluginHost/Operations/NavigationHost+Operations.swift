package import Lua
package import Navigation

extension NavigationHost {
  /// Reads an operation as Lua or a trace writes it, and carries it out. Observers find it as it was
  /// written.
  ///
  /// - Throws: `LuaRaise` where an argument is wrong.
  package func carryOut(
    _ name: Operation.Name, _ arguments: [LuaValue], on stack: NavigationController
  ) throws(LuaRaise) -> OperationResult {
    let reader = OperationReader(self, on: stack)
    defer { withExtendedLifetime(reader) {} }
    let operation: Operation
    do throws(LuaRaise) {
      operation = try reader.read(name, arguments)
    } catch {
      observer?.misread(name, arguments, on: stack)
      throw error
    }
    guard observer != nil else { return stack.carryOut(operation) }
    let around = written
    written = WrittenOperation(operation: operation, arguments: arguments)
    defer { written = around }
    return stack.carryOut(operation)
  }

  /// What the operation was written with; nil of one that Swift does.
  package func written(_ operation: Operation) -> [LuaValue]? {
    written?.operation == operation ? written?.arguments : nil
  }
}
