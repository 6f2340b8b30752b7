internal import Lua
internal import Navigation
internal import PluginHost

extension NavModule {
  /// `nav.check()`: true, or nil and what is wrong.
  func defineCheck() {
    define("check") { module, call in
      let violations = module.host.check()
      guard !violations.isEmpty else { return call.output.push(true) }
      call.output.pushNil()
      call.output.push(violations.map(\.description).joined(separator: "\n"))
    }
  }
}
