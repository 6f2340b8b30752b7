internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostSupport

/// Something in a plugin's table that is probably not meant as it is written. The plugin is loaded
/// all the same.
public struct PluginWarning: Equatable, Sendable {
  /// The plugin's file, as it was named; for an inline plugin the script's.
  public var file: String
  /// The line of the field, from 1; 0 where it is not known.
  public var line: Int
  /// The field's name.
  public var field: String
  /// The mistake: `unknown field 'shuoldPop'; did you mean 'shouldPop'?`
  public var message: String

  /// A warning about a field of a plugin's table.
  public init(file: String, line: Int, field: String, message: String) {
    self.file = file
    self.line = line
    self.field = field
    self.message = message
  }

  /// `FILE:LINE: MESSAGE`
  public var text: String {
    let place = line > 0 ? "\(file):\(line): " : file.isEmpty ? "" : "\(file): "
    return place + message
  }
}

/// Finds fields of a plugin's table that are nearly the name of a hook or of a field.
struct NearMisses {
  private static let known = ManifestReader.fields + HookName.allCases.map { $0.rawValue }
  private static let knownSet = Set(known)
  private static let longestKnown = known.map { $0.utf8.count }.max() ?? 0
  /// So many keys of a table are looked at.
  private static let maxKeys = 1000

  let table: LuaReference
  let state: LuaState
  /// The plugin's file; nil for an inline plugin.
  let path: String?
  let hooks: [HookName: HookFunction]

  func warnings() throws(LuaError) -> [PluginWarning] {
    let unknown = try state.keys(of: table).prefix(Self.maxKeys).filter {
      !Self.knownSet.contains($0) && $0.utf8.count <= Self.longestKnown + 1
    }
    var warnings: [PluginWarning] = []
    for field in unknown {
      guard let meant = Spelling.almost(field, among: Self.known) else { continue }
      let place = try place(of: field)
      let name = Plain.line(field, limit: 60)
      warnings.append(
        PluginWarning(
          file: place.file, line: place.line, field: name,
          message: "unknown field '\(name)'; did you mean '\(meant)'?"))
    }
    return warnings
  }

  /// Where the field stands: in the file by its text; in a script where its function begins, else
  /// where a hook beside it does.
  private func place(of field: String) throws(LuaError) -> (file: String, line: Int) {
    if let path, let line = Self.line(of: field, in: path) { return (path, line) }
    let value = try state.field(field, of: table)
    if let info = value.functionValue?.functionInfo, info.line > 0 {
      return (path ?? Self.file(info.source), info.line)
    }
    if let beside = hooks.values.min(by: { $0.line < $1.line }) {
      return (path ?? Self.file(beside.file), beside.line)
    }
    if path == nil, let caller = state.runningPlace { return (caller.file, caller.line) }
    return (path ?? "inline plugin", 0)
  }

  private static func file(_ source: String) -> String {
    Plain.line(source.hasPrefix("@") ? String(source.dropFirst()) : source, limit: 1000)
  }

  /// The line on which a field is given a value: `field =`, `["field"] =`, `.field =`, `.field(`.
  static func line(of field: String, in path: String) -> Int? {
    guard let bytes = try? Files.read(path, atMost: 1 << 20) else { return nil }
    let source = SourceText(file: path, bytes: bytes)
    var lexer = Lexer(source)
    var named: Token?
    while let token = try? lexer.next(), token.kind != .endOfFile {
      switch token.kind {
      case .name, .string: named = token.text.isExactly(field) ? token : nil
      case .closeBracket: break
      case .assign, .openParenthesis:
        if let named { return source.line(of: named.range.lowerBound) }
      default: named = nil
      }
    }
    return nil
  }
}
