internal import Lua

extension NavModule {
  /// `nav.check()`: true, or nil and what is wrong. The checker is the embedder's.
  func defineCheck() {
    define("check") { module, call in
      guard let check = module.check else {
        throw LuaRaise("this host has no checker of invariants")
      }
      let violations = check()
      guard !violations.isEmpty else { return call.output.push(true) }
      call.output.pushNil()
      call.output.push(violations.joined(separator: "\n"))
    }
  }
}
