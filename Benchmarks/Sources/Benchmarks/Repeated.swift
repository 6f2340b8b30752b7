import CFloor
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostRendering
import NavhostScripting

/// One operation, many times: for profilers and for counting instructions.
enum Repeated {
  static func run(_ name: String, _ count: Int) throws {
    let scratch = Scratch()
    let veto = scratch.write("veto.lua", Plugins.veto)
    switch name {
    case "floor": floor(Plugins.veto, count)
    case "sandbox-floor": floor(Plugins.works[0].source, count)
    case "call":
      let hook = try HookCall(Plugins.veto)
      for _ in 0..<count { hook.call() }
    case "hook": Hosts.request(try Hosts.host([veto])).run(count)
    case "script": try script(Hosts.host([veto]), count)
    case "pan":
      Hosts.pans("", try Hosts.host([scratch.write("gesture.lua", Plugins.gesture)])).run(count)
    case "load":
      let host = NavigationHost()
      for _ in 0..<count { host.unload(try host.load(veto)) }
    case "svg": Suites.svg(Suites.screen).run(count)
    case "png": Suites.png(Suites.screen, try Rasterizer()).run(count)
    case "sandbox":
      let sandboxed = try HookCall(Plugins.works[0].source)
      for _ in 0..<count { sandboxed.call() }
    case "push": try push(Hosts.host([veto]), count)
    default: fatalError("no operation '\(name)'")
    }
  }

  /// A hook called by the bare C API.
  private static func floor(_ source: String, _ count: Int) {
    let floor = floor_hook_open(source)
    for _ in 0..<count { precondition(floor_hook_call(floor)) }
    floor_hook_close(floor)
  }

  private static func script(_ host: NavigationHost, _ count: Int) throws {
    let session = try ScriptSession(host: host)
    let function = try session.load(
      "for _ = 1, \(count) do nav.requestPop() end", name: "=benchmark")
    _ = try session.call(function)
  }

  /// A push and the program's pop of it, both at once.
  private static func push(_ host: NavigationHost, _ count: Int) throws {
    let navigation = host.navigation
    for _ in 0..<count {
      navigation.push(navigation.makeController(className: "Editor"), animated: false)
      navigation.pop(animated: false)
    }
  }
}
