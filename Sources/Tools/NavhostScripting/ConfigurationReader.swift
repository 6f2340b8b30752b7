internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// The options of `nav.reset`.
enum ConfigurationReader {
  static func configuration(
    _ value: LuaValue, profile: Profile
  ) throws(LuaRaise) -> NavigationController.Configuration {
    let known = [
      "width", "height", "direction", "bar", "gesture", "guards", "events", "ios", "backTitle",
      "limits",
    ]
    try FormerOptions.check(value, of: "ResetOptions", in: "nav.reset")
    let options = try OptionTable(value, of: "nav.reset", known: known)
    var configuration = NavigationController.Configuration(profile: profile)
    configuration.width = try positive(options["width"]) ?? configuration.width
    configuration.height = try positive(options["height"]) ?? configuration.height
    configuration.direction = try options["direction"].choice() ?? configuration.direction
    configuration.bar =
      try options["bar"].optional(ColorReader.fill) ?? configuration.bar
    configuration.gesture = try options["gesture"].choice() ?? configuration.gesture
    configuration.guards = try options["guards"].flag() ?? configuration.guards
    configuration.backTitle = try options["backTitle"].text() ?? configuration.backTitle
    configuration.profile = try version(options["ios"].value) ?? configuration.profile
    if let events = try options["events"].integer() {
      guard events >= 0 else { throw LuaRaise("'events' must not be negative, got \(events)") }
      configuration.eventLimit = events
    }
    return configuration
  }

  private static func version(_ value: LuaValue) throws(LuaRaise) -> Profile? {
    if value.isNil { return nil }
    guard let number = value.integerValue, let profile = Profile.version(number) else {
      throw LuaRaise("'ios' must be \(Profile.versions), got \(value.described)")
    }
    return profile
  }

  private static func positive(_ option: OptionReader) throws(LuaRaise) -> Double? {
    guard let number = try option.number() else { return nil }
    guard number > 0 else {
      throw LuaRaise("'\(option.name)' must be more than 0, got \(number)")
    }
    return number
  }
}
