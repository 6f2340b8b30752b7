internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostReference
internal import NavhostSupport

/// Where a name comes from, where else it stands, and how it gets another.
extension LanguageServer {
  private typealias Found = (file: SourceFile, mention: Mention)

  func definition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (file, offset) = try place(params) else { return .null }
    if let mention = file.analysis.mention(at: offset), mention.symbol.isShared {
      return .array(definitions(of: mention.symbol).map { location($0.file, $0.mention.range) })
    }
    guard let places = file.analysis.variable(at: offset) else { return .null }
    return .array([location(file, places[0])])
  }

  func references(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (file, offset) = try place(params) else { return .null }
    let includesDefinition = params["context"]?["includeDeclaration"]?.boolean ?? true
    if let symbol = file.analysis.mention(at: offset)?.symbol, symbol.isName {
      let left = includesDefinition ? [] : definitions(of: symbol)
      let found = workspace.mentions(of: symbol).filter { one in
        !left.contains { $0.file === one.file && $0.mention == one.mention }
      }
      return .array(found.map { location($0.file, $0.mention.range) })
    }
    guard let places = file.analysis.variable(at: offset) else { return .null }
    return .array(places.dropFirst(includesDefinition ? 0 : 1).map { location(file, $0) })
  }

  private func location(_ file: SourceFile, _ range: Range<Int>) -> JSONValue {
    .record([
      ("uri", .string(workspace.address(of: file.path))), ("range", file.range(range).json),
    ])
  }

  /// A class and an action are declared, maybe in several scenes; what is not is defined where it comes
  /// first in a spec or a scene. A prop is defined at its first value there.
  private func definitions(of symbol: Mention.Symbol) -> [Found] {
    let all = workspace.mentions(of: symbol)
    let declared = all.filter { $0.mention.role == .declaration }
    if !declared.isEmpty { return declared }
    let driving = all.filter { !$0.file.isOfPlugin }
    switch symbol {
    case .controllerClass: return Array(driving.prefix(1))
    case .prop:
      let value = driving.first { $0.mention.role == .value }
      return [value ?? driving.first { $0.mention.role == .write }].compactMap { $0 }
    default: return []
    }
  }

  // MARK: Renaming

  func prepareRename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (file, offset) = try place(params), let mention = file.analysis.mention(at: offset),
      case .prop(let name) = mention.symbol
    else { return .null }
    return .record([("range", file.range(mention.range).json), ("placeholder", .string(name))])
  }

  func rename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let name = params["newName"]?.text else {
      throw ResponseError(.invalidParams, "the request needs 'newName'")
    }
    guard LuaText.isName(name) else {
      throw ResponseError(.invalidParams, "'\(Plain.line(name, limit: 80))' is no name in Lua")
    }
    guard let (file, offset) = try place(params), let mention = file.analysis.mention(at: offset),
      case .prop = mention.symbol
    else { throw ResponseError(.requestFailed, "only a prop can get another name") }
    let taken = workspace.mentions(of: .prop(name))
    if mention.symbol != .prop(name), !taken.isEmpty {
      throw ResponseError(.requestFailed, Self.taken(name, taken))
    }
    let found = workspace.mentions(of: mention.symbol)
    let edits = Dictionary(grouping: found) { $0.file.path }
    return .record([
      (
        "changes",
        .record(
          edits.sorted { $0.key < $1.key }.map { path, found in
            (workspace.address(of: path), .array(found.map { edit($0, name) }))
          })
      )
    ])
  }

  /// So many places of a name that is used are told.
  private static let mostPlaces = 10

  /// Two props of one name would be one prop.
  private static func taken(_ name: String, _ places: [Found]) -> String {
    let told = places.prefix(mostPlaces).map { found in
      let line = found.file.lines.position(of: found.mention.range.lowerBound).line + 1
      return "\(Plain.name(FilePath.name(found.file.path))):\(line)"
    }
    let rest = places.count - told.count
    let more = rest > 0 ? ", and \(rest) more" : ""
    return "'\(name)' is a prop already: \(told.joined(separator: ", "))\(more)"
  }

  private func edit(_ found: Found, _ name: String) -> JSONValue {
    let (file, mention) = found
    let bytes = file.lines.bytes
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "[")]
      .contains(bytes[mention.range.lowerBound])
    return .record([
      ("range", file.range(mention.range).json),
      ("newText", .string(isQuoted ? "\"\(name)\"" : name)),
    ])
  }
}

extension SourceFile {
  /// A plugin or a module; specs and scenes drive the host.
  var isOfPlugin: Bool { analysis.role == .plugin || analysis.role == .module }
}

extension Mention.Symbol {
  /// The folder gives it its meaning: a class, a prop, an action.
  var isShared: Bool {
    switch self {
    case .controllerClass, .prop, .action: true
    case .api, .lua: false
    }
  }

  /// What stands there is its name, not that of a variable.
  var isName: Bool {
    if case .api(let entry) = self { return entry.owner != "type" }
    return true
  }
}
