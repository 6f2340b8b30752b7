internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSymbolic

/// From which numbers on plugins go on alike, for what they count in `state` and `props`: larger and
/// smaller ones than they ever compare with make no difference.
struct NumberBounds {
  /// By the plugin, "" for props, then by the place: `state.tries`.
  private var limits: [String: [String: Double]] = [:]
  /// The states in which plugins count without an end that is known: `it counts in state.n`.
  private(set) var endless: [String] = []
  /// The places in which somebody counted further, by the plugin.
  private(set) var counting: [String: Set<String>] = [:]

  var isEmpty: Bool { limits.isEmpty }

  init() {}

  init(_ policies: PolicySet) {
    for member in policies.members {
      let counters = Counters(member.policy.hooks)
      let name = member.plugin.name
      limits[name] = Self.limits(counters, "state.")
      endless += counters.endless.filter { $0.hasPrefix("state.") }.sorted()
        .map { "\(name) counts in \($0.text)" }
    }
    limits[""] = Self.limits(Counters(policies.members.flatMap { $0.policy.hooks }), "props.")
    limits = limits.filter { !$0.value.isEmpty }
  }

  private static func limits(_ counters: Counters, _ prefix: ByteText) -> [String: Double] {
    var limits: [String: Double] = [:]
    for (place, limit) in counters.limits where place.hasPrefix(prefix) {
      limits[place.text] = limit
    }
    return limits
  }

  func concerns(_ table: DataTable, of owner: String, _ kind: String) -> Bool {
    guard let own = limits[owner] else { return false }
    return table.pairs.contains { key, _ in own["\(kind).\(ObjectAccess.text(of: key.lua))"] != nil
    }
  }

  /// The number that stands for one that is too large or too small; nil where it stands for itself.
  mutating func clamped(
    _ value: DataValue, _ key: DataKey, of owner: String, _ kind: String
  ) -> DataValue? {
    let place = "\(kind).\(ObjectAccess.text(of: key.lua))"
    guard let limit = limits[owner]?[place], let number = value.lua.numberValue, abs(number) > limit
    else { return nil }
    counting[owner, default: []].insert(place)
    return .number(number < 0 ? -limit - 1 : limit + 1)
  }
}
