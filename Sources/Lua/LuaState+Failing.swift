internal import CLua

extension LuaState {
  /// For tests: the n-th allocation from now fails in this state; 0: none does.
  func failAllocation(_ n: Int) {
    guard let pointer = handle.pointer else { return }
    clua_fail_allocation(pointer, Int64(n))
  }
}
