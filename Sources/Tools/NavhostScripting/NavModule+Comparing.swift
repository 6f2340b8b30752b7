internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

extension NavModule {
  func defineComparing() {
    define("compare") { module, call throws(LuaRaise) in try module.compare(call) }
  }

  /// `nav.compare(f)`: calls `f(nav)` on a fresh stack under each version of iOS. Nil if the same events
  /// happened, else the first that differs.
  private func compare(_ call: LuaCall) throws(LuaRaise) {
    guard let function = call[0].functionValue else {
      throw LuaRaise("needs a function, got \(call[0].described)")
    }
    guard !host.navigation.scene.isBusy else {
      throw LuaRaise("cannot be called from inside a hook")
    }
    defer { startAnew(host.defaultProfile) }
    var stories: [[Event]] = []
    for profile in Profile.all {
      startAnew(profile)
      stories.append(try story(of: function, call))
    }
    let difference = difference(stories[0], stories[1])
    call.output.push(difference.map { .table($0) } ?? .nil)
  }

  private func startAnew(_ profile: Profile) {
    host.reset(NavigationController.Configuration(profile: profile))
    pictures?.watch(host.navigation)
  }

  /// The events that `function` makes happen.
  private func story(of function: LuaReference, _ call: LuaCall) throws(LuaRaise) -> [Event] {
    let before = appHandlers
    defer {
      for handler in appHandlers where !before.contains(where: { $0 === handler }) {
        forget(handler)
      }
    }
    _ = try LuaRaise.passingOn { () throws(LuaError) in
      try call.state.callToEnd(function, [table], wanted: 0)
    }
    return host.navigation.events.since(0)
  }

  private func difference(_ one: [Event], _ other: [Event]) -> LuaTable? {
    for place in 0..<max(one.count, other.count) {
      let left = place < one.count ? one[place] : nil
      let right = place < other.count ? other[place] : nil
      if left?.json(ids: false) == right?.json(ids: false) { continue }
      let index = left?.index ?? right?.index ?? 0
      var result = LuaTable(fields: [("index", .integer(Int64(index)))])
      for (profile, event) in zip(Profile.all, [left, right]) {
        result.pairs.append((.integer(Int64(profile.version)), table(of: event)))
      }
      return result
    }
    return nil
  }

  private func table(of event: Event?) -> LuaValue {
    event.map { .table(table(of: $0)) } ?? .nil
  }
}
