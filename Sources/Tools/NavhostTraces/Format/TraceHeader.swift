internal import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
package import NavhostSupport

/// The first line of a session: what stood when it began.
package struct TraceHeader: Equatable {
  /// A plugin that was loaded.
  package struct PluginEntry: Equatable {
    package var name: String
    package var version = "0.0.0"
    package var sha256 = ""
    package var isEnabled = true
    package var isQuarantined = false
    /// Whether it had lived through a session before.
    package var isWarm = false
    /// What `nav.use` gave it.
    package var options: JSONValue?
  }

  /// The level of the contract that it was recorded at.
  package var api = TraceFormat.api
  package var configuration = NavigationController.Configuration()
  package var limits = Limits()
  package var plugins: [PluginEntry] = []
  /// Superclasses by class.
  package var classes: [ExactName: String] = [:]
  package var masked: [String] = []
  /// The language of the texts, where somebody named one.
  package var language: String?
}

extension TraceHeader {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("navhost", TraceFormat.version)
    json.field("api", api)
    json.field("ios", configuration.profile.version)
    json.key("screen")
    writeScreen(to: &json)
    json.key("limits")
    writeLimits(to: &json)
    json.key("plugins")
    json.beginArray()
    for plugin in plugins { plugin.write(to: &json) }
    json.endArray()
    json.key("classes")
    json.beginObject()
    for (name, superclass) in classes.sorted(by: { $0.key < $1.key }) {
      json.key(escaping: name.text)
      json.string(superclass)
    }
    json.endObject()
    json.key("masked")
    json.beginArray()
    for path in masked { json.string(path) }
    json.endArray()
    if let language { json.field("language", language) }
    json.endObject()
    json.endLine()
  }

  private func writeScreen(to json: inout JSONWriter) {
    json.beginObject()
    json.field("width", plain: configuration.width)
    json.field("height", plain: configuration.height)
    json.field("direction", configuration.direction.rawValue)
    json.field("gesture", configuration.gesture.rawValue)
    json.field("guards", configuration.guards)
    json.key("bar")
    json.value(BarText.json(configuration.bar))
    if configuration.backTitle != NavigationController.Configuration().backTitle {
      json.field("backTitle", configuration.backTitle)
    }
    json.endObject()
  }

  private func writeLimits(to json: inout JSONWriter) {
    json.beginObject()
    json.field("fuel", limits.hookFuel)
    json.field("memory", limits.memory)
    json.field("seconds", plain: limits.hookSeconds)
    let usual = Limits(hookFuel: limits.hookFuel)
    if limits.loadFuel != usual.loadFuel {
      json.field("load", limits.loadFuel)
    }
    if limits.decisionFuel != usual.decisionFuel {
      json.field("decision", limits.decisionFuel)
    }
    json.endObject()
  }
}

extension TraceHeader.PluginEntry {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("version", version)
    json.field("sha256", sha256)
    if !isEnabled {
      json.field("enabled", false)
    }
    if isQuarantined {
      json.field("quarantined", true)
    }
    if isWarm {
      json.field("warm", true)
    }
    if let options {
      json.key("options")
      json.value(options)
    }
    json.endObject()
  }
}

extension TraceHeader {
  /// Reads a header.
  ///
  /// - Throws: `TraceError` where the format is newer, or a value is of the wrong type.
  package init(_ json: JSONValue) throws(TraceError) {
    try Self.checkVersion(json)
    api = json["api"]?.integer ?? 1
    let json = FormerTrace(api).header(json)
    if let screen = json["screen"] { configuration = try Self.configuration(screen) }
    if let version = json["ios"] {
      guard let profile = version.integer.flatMap(Profile.version) else {
        let got = Plain.line(version.text ?? version.integer.map(String.init) ?? "?", limit: 40)
        throw TraceError("\"ios\" must be \(Profile.versions), got '\(got)'")
      }
      configuration.profile = profile
    }
    if let limits = json["limits"] { self.limits = Self.limits(limits) }
    for plugin in json["plugins"]?.array ?? [] { plugins.append(try PluginEntry(plugin)) }
    for member in json["classes"]?.members ?? [] {
      guard let superclass = member.value.text else {
        throw TraceError("the header's classes must be names")
      }
      classes[member.key] = superclass
    }
    masked = (json["masked"]?.array ?? []).compactMap(\.text)
    language = json["language"]?.text
  }

  /// - Throws: `TraceError` where there is no number, or a higher one than this program's, of the format or of
  ///   the contract's level.
  static func checkVersion(_ json: JSONValue) throws(TraceError) {
    guard let number = json["navhost"]?.integer else {
      throw TraceError("no session: \"navhost\" is missing")
    }
    guard number <= TraceFormat.version else { throw TraceError(TraceFormat.newer(number)) }
    guard number >= 1 else { throw TraceError("no session: \"navhost\" must be at least 1") }
    guard let level = json["api"] else { return }
    guard let level = level.integer, level >= 1 else {
      throw TraceError("no session: \"api\" must be a level of the contract, 1 or more")
    }
    guard level <= TraceFormat.api else { throw TraceError(TraceFormat.newer(level: level)) }
  }

  private static func configuration(
    _ screen: JSONValue
  ) throws(TraceError) -> NavigationController.Configuration {
    var configuration = NavigationController.Configuration()
    configuration.width = try length(screen["width"]) ?? configuration.width
    configuration.height = try length(screen["height"]) ?? configuration.height
    configuration.direction = try word(screen["direction"]) ?? configuration.direction
    configuration.gesture = try word(screen["gesture"]) ?? configuration.gesture
    configuration.guards = screen["guards"]?.boolean ?? configuration.guards
    if let bar = screen["bar"] { configuration.bar = try BarText.fill(bar) }
    configuration.eventLimit = 0
    configuration.backTitle = screen["backTitle"]?.text ?? configuration.backTitle
    return configuration
  }

  private static func length(_ json: JSONValue?) throws(TraceError) -> Double? {
    guard let json else { return nil }
    guard let number = json.number, number > 0, number < 1e6 else {
      throw TraceError("the header's screen has a wrong size")
    }
    return number
  }

  private static func word<Word: RawRepresentable>(
    _ json: JSONValue?
  ) throws(TraceError) -> Word? where Word.RawValue == String {
    guard let json else { return nil }
    guard let word = json.text.flatMap({ Word(rawValue: $0) }) else {
      throw TraceError("the header's screen has an unknown word")
    }
    return word
  }

  /// Those of the header, as far as a stranger may choose them: a trace comes from anywhere.
  private static func limits(_ json: JSONValue) -> Limits {
    func bounded(_ key: String, _ usual: Int, _ most: Int) -> Int {
      min(max(1, json[key]?.integer ?? usual), most)
    }
    var limits = Limits(hookFuel: bounded("fuel", 500_000, 500_000_000))
    limits.memory = bounded("memory", limits.memory, 256 << 20)
    limits.loadFuel = bounded("load", limits.loadFuel, 500_000_000)
    limits.decisionFuel = bounded("decision", limits.decisionFuel, 5_000_000_000)
    limits.setSeconds(recorded: json["seconds"]?.number)
    return limits
  }
}

extension TraceHeader.PluginEntry {
  init(_ json: JSONValue) throws(TraceError) {
    guard let name = json["name"]?.text else { throw TraceError("a plugin without a name") }
    self.name = name
    version = json["version"]?.text ?? version
    sha256 = json["sha256"]?.text ?? sha256
    isEnabled = json["enabled"]?.boolean ?? true
    isQuarantined = json["quarantined"]?.boolean ?? false
    isWarm = json["warm"]?.boolean ?? false
    options = json["options"]
  }
}

/// A bar's colour as JSON: text, or components where text would lose some of it; stops in a list.
enum BarText {
  static func json(_ fill: BarFill) -> JSONValue {
    switch fill {
    case .color(let color): json(color)
    case .gradient(let stops): .array(stops.map(json))
    }
  }

  private static func json(_ color: ColorValue) -> JSONValue {
    if ColorValue(color.hex) == color { return .string(color.hex) }
    return .array([color.red, color.green, color.blue, color.alpha].map { .number($0) })
  }

  static func fill(_ json: JSONValue) throws(TraceError) -> BarFill {
    do {
      return try ColorReader.fill(try TraceValue.lua(json) { _ in .nil })
    } catch {
      throw TraceError("the header's bar is no colour")
    }
  }
}

extension Limits {
  /// A trace comes from anywhere: without a deadline a hook could take for ever.
  fileprivate static let longest = 10.0

  /// The header has one number: the deadlines of a load and a decision follow from it.
  fileprivate mutating func setSeconds(recorded seconds: Double?) {
    guard let seconds, seconds != hookSeconds else { return }
    setSeconds(seconds > 0 ? min(seconds, Self.longest) : Self.longest)
  }
}
