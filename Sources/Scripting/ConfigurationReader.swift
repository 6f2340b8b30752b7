internal import Lua
internal import Navigation
internal import PluginHost

/// The options of `nav.reset`.
enum ConfigurationReader {
  static func configuration(_ value: LuaValue) throws -> NavigationController.Configuration {
    let known = ["width", "height", "direction", "bar", "gesture", "guards", "events"]
    let options = try OptionTable(value, of: "nav.reset", known: known)
    var configuration = NavigationController.Configuration()
    configuration.width = try positive(options["width"]) ?? configuration.width
    configuration.height = try positive(options["height"]) ?? configuration.height
    configuration.direction = try options["direction"].choice() ?? configuration.direction
    configuration.bar =
      try options["bar"].optional { try ColorReader.fill($0) } ?? configuration.bar
    configuration.gesture = try options["gesture"].choice() ?? configuration.gesture
    configuration.guards = try options["guards"].flag() ?? configuration.guards
    if let events = try options["events"].integer() {
      guard events >= 0 else { throw LuaRaise("'events' must not be negative, got \(events)") }
      configuration.eventLimit = events
    }
    return configuration
  }

  private static func positive(_ option: OptionReader) throws -> Double? {
    guard let number = try option.number() else { return nil }
    guard number > 0 else {
      throw LuaRaise("'\(option.name)' must be more than 0, got \(number)")
    }
    return number
  }
}
