/// The Lua API, described once, as a file of Lua with the annotations of LuaLS: `API/nav.lua`.
///
/// The stubs for editors, the manual, the checker, the help and the completion of the REPL are all
/// made from this description, and tests hold the functions that the host registers against it.
package enum Reference {
  /// The newest level of docs/contract.md that plugins name in `api`.
  package static let apiVersion = 4

  static let source = Embedded.nav_lua
  private static let api = ApiReader(source)

  private static func objects(_ section: String) -> [ObjectType] {
    api.objects.filter { $0.section == section }.map { $0.object }
  }

  private static func hooks(_ section: String) -> [Hook] {
    api.hooks.filter { $0.section == section }.map { $0.hook }
  }
}

// Words.
extension Reference {
  /// What may ask for a pop.
  package static let sources = vocabulary("PopSource")?.words ?? []
  /// The reasons of `"ignored"`.
  package static let reasons = api.vocabularies.first { $0.name == "Reason" }?.words ?? []

  /// Every closed list of words.
  package static let vocabularies: [Vocabulary] =
    api.vocabularies.filter { $0.name != "Reason" }
    + [Vocabulary("HookName", "The name of a hook.", hooks.map { Word($0.name, $0.called) })]

  /// The list of words of that name.
  package static func vocabulary(_ name: String) -> Vocabulary? {
    vocabularies.first { $0.name == name }
  }
}

// Hooks.
extension Reference {
  /// Every hook: decision hooks, appearance hooks, notification hooks.
  package static let hooks: [Hook] = decisionHooks + layoutHooks + notificationHooks
  /// The hooks that allow or deny.
  package static let decisionHooks = hooks("decision hooks")
  /// The hooks that say how something looks; their answer comes before a setting.
  package static let layoutHooks = hooks("appearance hooks")
  /// The hooks that are called for what happened; their results are ignored.
  package static let notificationHooks = hooks("notification hooks")
  /// The hooks that may wait for a person or for the app.
  package static let waitingHooks = ["shouldPop", "shouldPush", "shouldSelect"]
  static let controllerParameter = Parameter("controller", .object("Controller"))
}

// Events.
extension Reference {
  /// Everything that `nav.events` and `nav.on` tell of.
  package static let events: [Event] = (vocabulary("EventName")?.words ?? []).map { word in
    let fields = (api.details[word.text] ?? []).compactMap { name in object("Event")?.field(name) }
    return Event(word.text, word.doc, fields)
  }

  /// What every event has.
  package static let eventFields: [Field] = {
    let details = Set(api.details.values.joined())
    return object("Event")?.fields.filter { !details.contains($0.name) } ?? []
  }()
}

// Tables and objects.
extension Reference {
  /// Every kind of table and object.
  package static let objects: [ObjectType] =
    api.objects.map { $0.object }.filter { !["ControllerSettings", "Nav"].contains($0.name) }
    + [settingsObject]

  /// The kind of that name.
  package static func object(_ name: String) -> ObjectType? {
    objects.first { $0.name == name }
  }

  /// What a plugin's table may hold beside its hooks.
  package static let pluginFields = objects("plugin").first?.fields ?? []
  /// The settings of a controller: in a spec, or written on it.
  package static let settings = objects("controller").first?.fields ?? []
  /// A controller's fields, its settings apart.
  package static let controllerFields =
    objects("controller").last?.fields.filter { !settings.contains($0) } ?? []
  /// What a controller does.
  package static let controllerMethods = object("Controller")?.methods ?? []
  static let hookArguments = objects("arguments")
  static let shapes = objects("shapes")
  static let options = objects("options")
  static let values = objects("values")
  static let handles = objects("handles")
  static let tabsObject = objects("tabs")
  static let settingTables = [settingsObject] + objects("settings")
  static let stackTables = objects("stacks")

  static let settingsObject = ObjectType(
    "Settings", "The value of each setting that counts for a controller; nil if nobody sets one.",
    fields: settings.map { Field($0.name, .object("SettingValue"), optional: true, $0.doc) })
}

// Functions.
extension Reference {
  /// Global functions that plugins and scripts have beside Lua's own.
  package static let globalFunctions = api.functions[""] ?? []
  /// The functions of `log`.
  package static let logFunctions = api.functions["log."] ?? []
  /// The functions of `nav`.
  package static let navFunctions = api.functions["nav."] ?? []
  /// The fields of `nav`.
  package static let navFields = objects("nav").first?.fields ?? []
}
