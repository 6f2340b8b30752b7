internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// The option `limits` of `nav.reset`.
enum LimitsReader {
  /// The limits that it comes to.
  ///
  /// - Parameters:
  ///   - value: what `nav.reset` was told: a table, `false` for the host's own, nil for what they are.
  ///   - host: whose plugins they are for.
  static func limits(_ value: LuaValue, of host: NavigationHost) throws(LuaRaise) -> Limits {
    let given = value.tableValue?["limits"] ?? .nil
    if given.isNil { return host.limits }
    if given.booleanValue == false { return host.ownLimits }
    guard given.tableValue != nil else {
      throw LuaRaise("'limits' must be a table of limits, or false, got \(given.described)")
    }
    try FormerOptions.check(given, of: "ResetLimits", in: "nav.reset: 'limits'")
    let options = try OptionTable(
      given, of: "nav.reset: 'limits'", known: ["fuel", "memory", "seconds"])
    var limits = host.limits
    if let fuel = try amount("fuel", options) { limits.setFuel(fuel) }
    if let memory = try amount("memory", options) { limits.memory = memory }
    if let seconds = try OptionReader(options["seconds"].value, name: "limits.seconds").number() {
      guard seconds >= 0 else {
        throw LuaRaise("'limits.seconds' must be 0 (no deadline) or more, got \(seconds)")
      }
      limits.setSeconds(seconds)
    }
    return limits
  }

  private static func amount(_ name: String, _ options: OptionTable) throws(LuaRaise) -> Int? {
    guard let amount = try OptionReader(options[name].value, name: "limits." + name).integer()
    else { return nil }
    guard amount > 0 else { throw LuaRaise("'limits.\(name)' must be above 0, got \(amount)") }
    return amount
  }
}
