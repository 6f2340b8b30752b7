internal import Lua
internal import Navigation
internal import PluginHost

extension NavModule {
  func defineStack() {
    define("reset", ofRootOnly: true) { try $0.reset($1) }
    define("class") { try $0.declareClass($1) }
  }

  private func reset(_ call: LuaCall) throws {
    guard !host.navigation.scene.isBusy else {
      throw LuaRaise("cannot be called from inside a hook")
    }
    host.reset(try ConfigurationReader.configuration(call[0], profile: host.defaultProfile))
    pictures?.watch(host.navigation)
  }

  private func declareClass(_ call: LuaCall) throws {
    guard let name = call[0].stringValue, !name.isEmpty else {
      throw LuaRaise("a class needs a name, a string, got \(call[0].described)")
    }
    let superclass = try OptionReader(call[1], name: "superclass").text()
    do {
      try host.declareClass(name, superclass: superclass)
    } catch {
      throw LuaRaise(error.message)
    }
  }
}
