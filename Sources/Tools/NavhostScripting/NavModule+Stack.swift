internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

extension NavModule {
  func defineStack() {
    define("reset", ofRootOnly: true) { module, call throws(LuaRaise) in try module.reset(call) }
    define("class") { module, call throws(LuaRaise) in try module.declareClass(call) }
  }

  private func reset(_ call: LuaCall) throws(LuaRaise) {
    guard !host.navigation.scene.isBusy else {
      throw LuaRaise("cannot be called from inside a hook")
    }
    let configuration = try ConfigurationReader.configuration(
      call[0], profile: host.defaultProfile)
    host.limits = try LimitsReader.limits(call[0], of: host)
    host.reset(configuration)
    pictures?.watch(host.navigation)
  }

  private func declareClass(_ call: LuaCall) throws(LuaRaise) {
    guard let name = call[0].stringValue, !name.isEmpty else {
      throw LuaRaise("a class needs a name, a string, got \(call[0].described)")
    }
    let superclass = try OptionReader(call[1], name: "superclass").text()
    do throws(PluginError) {
      try host.declareClass(name, superclass: superclass)
    } catch {
      throw LuaRaise(error.message)
    }
  }
}
