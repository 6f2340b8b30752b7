internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostReference
internal import NavhostSupport

/// Something that may be typed.
struct Suggestion {
  /// The numbers are the protocol's.
  enum Kind: Int {
    case method = 2
    case function = 3
    case field = 5
    case variable = 6
    case controllerClass = 7
    case library = 9
    case prop = 10
    case color = 16
    case word = 20
    case action = 23
  }

  var label: String
  var kind: Kind
  var detail: String

  init(_ label: String, _ kind: Kind, _ detail: String = "") {
    self.label = label
    self.kind = kind
    self.detail = detail
  }

  func json(_ range: TextRange) -> JSONValue {
    .record([
      ("label", .string(label)), ("kind", .whole(kind.rawValue)), ("detail", .string(detail)),
      ("textEdit", .record([("range", range.json), ("newText", .string(label))])),
    ])
  }
}

extension Suggestion {
  /// Fields and methods of an `ObjectType`, or of `nav`.
  static func members(of owner: String, _ onlyMethods: Bool) -> [Suggestion] {
    if owner == "nav" {
      return Reference.navFunctions.map { Suggestion($0.name, .function, $0.signature) }
        + Reference.navFields.map { Suggestion($0.name, .field, $0.doc) }
    }
    let methods = (Reference.object(owner)?.methods ?? [])
      .map { Suggestion($0.name, .method, $0.signature) }
    return onlyMethods ? methods : fields(of: owner) + methods
  }

  static func fields(of object: String) -> [Suggestion] {
    (Reference.object(object)?.fields ?? []).map { Suggestion($0.name, .field, $0.doc) }
  }

  /// Hooks and fields of a plugin's table.
  static let pluginKeys =
    Reference.hooks.map { Suggestion($0.name, .function, $0.signature) }
    + Reference.pluginFields.map { Suggestion($0.name, .field, $0.doc) }

  static func library(_ name: String, of file: SourceFile) -> [Suggestion] {
    if name == "log" {
      return Reference.logFunctions.map { Suggestion($0.name, .function, $0.signature) }
    }
    let libraries = file.isOfPlugin ? Reference.sandboxLibraries : Reference.scriptLibraries
    let members = libraries.first { $0.name == name }?.members ?? []
    return members.map { member in
      let known = Reference.luaFunctions.first { $0.name == "\(name).\(member)" }
      return Suggestion(member, .function, known?.signature ?? "")
    }
  }

  static func globals(of file: SourceFile) -> [Suggestion] {
    let names = file.isOfPlugin ? Reference.sandboxNames : Reference.scriptNames
    let added = file.isOfPlugin ? Reference.pluginGlobals : Reference.scriptGlobals
    let libraries = file.isOfPlugin ? Reference.sandboxLibraries : Reference.scriptLibraries
    let specs = file.analysis.role == .spec ? Reference.specGlobals : []
    return (names + added + specs).map { name in
      let known = Reference.globalFunctions.first { $0.name == name }?.signature
      return Suggestion(
        name, .function, known ?? Reference.luaFunctions.first { $0.name == name }?.signature ?? "")
    } + libraries.map { Suggestion($0.name, .library) }
  }
}
