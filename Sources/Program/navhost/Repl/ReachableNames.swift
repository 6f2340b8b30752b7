internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostReference
internal import NavhostScripting
internal import NavhostSupport

/// What can be reached from a name, for completion: everything by raw access, so that no metamethod
/// runs.
final class ReachableNames {
  /// A name that can follow.
  struct Member: Hashable, Sendable {
    let name: String
    let isFunction: Bool
  }

  /// A step of a path: `.name`, `["name"]`, `[1]`.
  enum Step: Equatable, Sendable {
    case name(String)
    case index(Int)
  }

  private let session: ScriptSession
  private let state: LuaState
  private let evaluator: Evaluator
  private let get: LuaReference
  private let list: LuaReference

  /// - Parameter evaluator: what runs the lines: its globals and names are what there is.
  /// - Throws: `LuaError` where there is not enough memory.
  init(_ session: ScriptSession, _ evaluator: Evaluator) throws {
    self.session = session
    self.evaluator = evaluator
    state = evaluator.state
    evaluator.prepare()
    get = try state.function(Self.getSource)
    list = try state.function(Self.listSource)
  }

  /// The globals, and what the evaluator puts beside them.
  var globals: [Member] {
    members([]) + evaluator.names.map { Member(name: $0, isFunction: false) }
  }

  /// What can follow `path`, sorted; nothing where it leads nowhere.
  func members(_ path: [Step]) -> [Member] {
    evaluator.prepare()
    var value = LuaValue.nil
    for (place, step) in path.enumerated() {
      guard let next = self.step(value, step, isFirst: place == 0) else { return [] }
      value = next
    }
    return path.isEmpty ? raw(.nil) : members(of: value)
  }

  private func step(_ value: LuaValue, _ step: Step, isFirst: Bool) -> LuaValue? {
    switch value {
    case .nil where isFirst: return local(step) ?? raw(.nil, step)
    case .reference:
      let found = raw(value, step)
      guard found == nil, case .name(let name) = step else { return found }
      return dynamic(value, name)
    case .string, .bytes: return raw(value, step)
    case .table(let table): return field(of: table, step)
    case .object(let object): return field(of: object, step)
    default: return nil
    }
  }

  /// What the evaluator puts beside the globals.
  private func local(_ step: Step) -> LuaValue? {
    guard case .name(let name) = step, let place = evaluator.names.firstIndex(of: name) else {
      return nil
    }
    return evaluator.values()[place]
  }

  /// A field of the global `nav` that is no function.
  private func dynamic(_ value: LuaValue, _ name: String) -> LuaValue? {
    guard isNav(value), let field = Field(rawValue: name), Self.navFields.contains(field) else {
      return nil
    }
    return session.objects.nav(field, of: session.host.navigation)
  }

  private func isNav(_ value: LuaValue) -> Bool {
    raw(value, .name("setRoot")) != nil && raw(value, .name("tapBack")) != nil
  }

  private func field(of table: LuaTable, _ step: Step) -> LuaValue? {
    switch step {
    case .name(let name): table[name]
    case .index(let index): table[index]
    }
  }

  private func field(of object: LuaObject, _ step: Step) -> LuaValue? {
    if let contents = session.contents(of: object) { return field(of: contents, step) }
    guard case .name(let name) = step, let field = Field(rawValue: name) else { return nil }
    if let controller = session.host.handles.find(object) as? Controller {
      return session.host.read(field, of: controller)
    }
    guard let kind = ObjectKind(rawValue: object.kind) else { return nil }
    return try? session.access.script?.read(field, kind, object)
  }

  private func members(of value: LuaValue) -> [Member] {
    switch value {
    case .reference: (raw(value) + (isNav(value) ? Self.fields(Self.navFields) : [])).sorted()
    case .string, .bytes: raw(value)
    case .table(let table): Self.members(of: table)
    case .object(let object): members(of: object)
    default: []
    }
  }

  private func members(of object: LuaObject) -> [Member] {
    if let contents = session.contents(of: object) { return Self.members(of: contents) }
    return switch ObjectKind(rawValue: object.kind) {
    case .controller: (Self.fields(Self.controllerFields) + Self.methods([.hook])).sorted()
    case .plugin:
      (Self.fields([.name, .version, .enabled, .faults, .warnings, .quarantined])
        + Self.methods([.reload, .enable, .disable, .unload])).sorted()
    case .subscription: Self.methods([.remove])
    case .explanation: Self.fields([.outcome, .reason, .steps, .skipped])
    default: []
    }
  }

  private static func members(of table: LuaTable) -> [Member] {
    table.pairs.compactMap { key, value in
      key.stringValue.map { Member(name: $0, isFunction: value.functionValue != nil) }
    }.filter { LuaText.isName($0.name) }.sorted()
  }

  private static func fields(_ fields: [Field]) -> [Member] {
    fields.map { Member(name: $0.rawValue, isFunction: false) }
  }

  private static func methods(_ fields: [Field]) -> [Member] {
    fields.map { Member(name: $0.rawValue, isFunction: true) }
  }

  private static let navFields: [Field] = Reference.navFields.compactMap {
    Field(rawValue: $0.name)
  }

  private static let controllerFields: [Field] =
    [.id, .class, .title, .index, .isRoot, .isTop, .previous, .props, .state]
    + SettingsFields.names
}

extension ReachableNames {
  private func raw(_ value: LuaValue, _ step: Step) -> LuaValue? {
    let key: LuaValue =
      switch step {
      case .name(let name): .string(name)
      case .index(let index): .integer(Int64(index))
      }
    let outcome = try? state.call(get, [value, key], wanted: 1, tables: .reference)
    guard case .finished(let results)? = outcome, let first = results.first, !first.isNil else {
      return nil
    }
    return first
  }

  /// The raw names of a table and of what its metatables lead to; of the globals for nil.
  private func raw(_ value: LuaValue) -> [Member] {
    let outcome = try? state.call(list, [value], wanted: 1)
    guard case .finished(let results)? = outcome, let text = results.first?.stringValue else {
      return []
    }
    return text.split(separator: "\n").map { line in
      Member(name: String(line.dropFirst()), isFunction: line.first == "f")
    }.filter { LuaText.isName($0.name) }.sorted()
  }

  private static let getSource = """
    local type, rawget, globals, string = type, rawget, _G, string
    local meta = debug and debug.getmetatable or getmetatable
    return function(value, key)
      if value == nil then value = globals elseif type(value) == "string" then value = string end
      for _ = 1, 20 do
        if type(value) ~= "table" then return nil end
        local found = rawget(value, key)
        if found ~= nil then return found end
        local metatable = meta(value)
        if type(metatable) ~= "table" then return nil end
        value = rawget(metatable, "__index")
      end
    end
    """

  private static let listSource = """
    local type, rawget, next = type, rawget, next
    local meta = debug and debug.getmetatable or getmetatable
    local concat, find, globals, string = table.concat, string.find, _G, string
    return function(value)
      if value == nil then value = globals elseif type(value) == "string" then value = string end
      local names, seen = {}, {}
      for _ = 1, 20 do
        if type(value) ~= "table" then break end
        for key, member in next, value do
          if type(key) == "string" and not seen[key] and #names < 2000 and not find(key, "\\n") then
            seen[key] = true
            names[#names + 1] = (type(member) == "function" and "f" or "v") .. key
          end
        end
        local metatable = meta(value)
        if type(metatable) ~= "table" then break end
        value = rawget(metatable, "__index")
      end
      return concat(names, "\\n")
    end
    """
}

extension ReachableNames.Member: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
  }
}
