package import NavhostLua
internal import NavhostSupport

/// How often the hooks of a host were called since it began, and what they used.
public final class HookProfile {
  /// A call that runs.
  private struct Running {
    var hook: Int
    var call: Int
    var former: Int
    var began: Double
    /// Seconds of the calls inside it.
    var inside = 0.0
  }

  private struct Key: Hashable {
    var plugin: ExactName
    var hook: HookName
  }

  /// Where the units went.
  package let usage: LuaProfile
  private unowned let host: NavigationHost
  private var all: [HookUsage] = []
  private var numbers: [Key: Int] = [:]
  private var running: [Running] = []
  /// The call of each invocation that was suspended, or may be.
  private var calls: [ObjectIdentifier: Int] = [:]

  init(_ host: NavigationHost, tellsLines: Bool) {
    self.host = host
    usage = LuaProfile(tellsLines: tellsLines)
  }

  /// The usage of each hook that was called, by the order of their first calls.
  public var hooks: [HookUsage] {
    for state in host.states { state.giveProfile() }
    return all.enumerated().map { number, hook in
      var hook = hook
      hook.fuel = usage.units(of: number + 1)
      return hook
    }
  }

  func begin(_ call: Invocation, _ link: ChainLink, isNew: Bool) {
    let hook = number(of: link.name, call.run.hook)
    if isNew { calls[ObjectIdentifier(call)] = all[hook].begin() }
    running.append(
      Running(
        hook: hook, call: calls[ObjectIdentifier(call)] ?? 0,
        former: link.state.enterProfile(hook + 1), began: CPUClock.seconds))
  }

  func end(_ link: ChainLink) {
    guard let ended = running.popLast() else { return }
    let seconds = CPUClock.seconds - ended.began
    _ = link.state.enterProfile(ended.former)
    all[ended.hook].add(seconds - ended.inside, to: ended.call)
    if !running.isEmpty { running[running.count - 1].inside += seconds }
  }

  private func number(of plugin: String, _ hook: HookName) -> Int {
    let key = Key(plugin: ExactName(plugin), hook: hook)
    if let number = numbers[key] { return number }
    all.append(HookUsage(plugin: plugin, hook: hook.rawValue))
    numbers[key] = all.count - 1
    return all.count - 1
  }
}

extension NavigationHost {
  /// Measures what hooks use from now on: calls, units and CPU time. A second call gives the same profile;
  /// `endProfile` ends it.
  public func profile() -> HookProfile { profile(tellsLines: false) }

  /// - Parameter tellsLines: whether the lines that use units are told apart, which takes time.
  package func profile(tellsLines: Bool) -> HookProfile {
    if let hookProfile { return hookProfile }
    let profile = HookProfile(self, tellsLines: tellsLines)
    for state in states { state.noteUsage(in: profile.usage) }
    hookProfile = profile
    return profile
  }

  /// Nothing is measured any more. What was measured stays in the profile.
  public func endProfile() {
    for state in states { state.giveProfile() }
    hookProfile = nil
  }
}
