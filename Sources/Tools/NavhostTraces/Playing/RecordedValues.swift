internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// The values that hooks read in one recorded decision, for hooks that are asked again.
final class RecordedValues {
  private unowned let host: NavigationHost
  private var decision: Trace.Decision
  private var values: [ExactName: JSONValue] = [:]
  /// What hooks wrote while they were asked again: from then on they read what is there.
  private var written: Set<ExactName> = []
  private var controllers: [Int: Controller] = [:]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var places = TablePlaces()
  /// Whether something was read that was not recorded.
  private(set) var lacksSomething = false

  init(_ decision: Trace.Decision, _ host: NavigationHost) {
    self.decision = decision
    self.host = host
    add(decision)
  }

  /// What was read after an answer. Where anything but the answer happened meanwhile, what was read
  /// before says no more than what a pop is, or of which class a controller.
  func goOn(with decision: Trace.Decision) {
    self.decision = decision
    if !decision.followsAnswer { values = values.filter { Self.isLasting($0.key.text) } }
    add(decision)
  }

  private static func isLasting(_ key: String) -> Bool {
    if key.beginsExactly(with: "app ") { return false }
    return !key.beginsExactly(with: "controller ") || key.endsExactly(with: " class ")
  }

  private func add(_ decision: Trace.Decision) {
    for read in decision.line["reads"]?.array ?? [] {
      guard let parts = read.array, parts.count >= 4, let kind = parts[0].text,
        let field = parts[2].text
      else { continue }
      let plugin = parts.count > 4 ? parts[4].text : nil
      values[Self.key(kind, parts[1].integer, field, plugin)] = parts[3]
    }
  }

  private static func key(_ kind: String, _ id: Int?, _ field: String, _ plugin: String?) -> String
  {
    "\(kind) \(id.map(String.init) ?? "-") \(field) \(plugin ?? "")"
  }

  /// The controller that stands for a recorded one.
  func controller(_ id: Int, className: String? = nil) -> Controller {
    if let known = controllers[id] { return known }
    let recorded = values[Self.key("controller", id, "class", nil)]?.text
    let controller = host.navigation.makeController(
      className: className ?? recorded ?? "UIViewController")
    controllers[id] = controller
    ids[ObjectIdentifier(controller)] = id
    return controller
  }

  func read(_ access: HostAccess) -> LuaValue {
    switch access.target {
    case .controller(let controller): read(controller, access)
    case .data(let table): read(table, access)
    case .argument(let kind): argument(kind, access.field)
    }
  }

  private func argument(_ kind: ObjectKind, _ field: String) -> LuaValue {
    if let value = value(kind.name, nil, field, nil) { return value }
    if kind == .pop, field == "source", let source = decision.decided.source {
      return .string(source)
    }
    return nothing()
  }

  private func read(_ controller: Controller, _ access: HostAccess) -> LuaValue {
    guard let id = ids[ObjectIdentifier(controller)] else { return access.value }
    switch access.field {
    case "props":
      places.add(controller.props, id, "props")
      return access.value
    case "state":
      if let table = access.value.objectValue.flatMap(host.dataTable) {
        places.add(table, id, "state", access.plugin?.name ?? "")
      }
      return access.value
    case "id": return .integer(Int64(id))
    case "class" where controller.className != "UIViewController":
      return .string(controller.className)
    case let field:
      if written.contains("\(id) \(field)") { return access.value }
      return value("controller", id, field, nil) ?? nothing()
    }
  }

  private func read(_ table: DataTable, _ access: HostAccess) -> LuaValue {
    let isApp = table === host.app.table
    guard let place = isApp ? .app(table) : places[table] else { return access.value }
    switch access.part {
    case .field(let key):
      let path = TracePath.joined(place.path, key)
      if written.contains("\(place.controller) \(path)") { return access.value }
      return value(place, path) ?? inside(place, key) ?? nothing()
    case .count: return value(place, "#" + place.path) ?? nothing()
    case .pairs: return value(place, place.path) ?? nothing()
    }
  }

  private func value(_ place: TablePlaces.Place, _ field: String) -> LuaValue? {
    place.isOfApp
      ? value("app", nil, field, nil) : value("controller", place.controller, field, place.plugin)
  }

  /// A value of a table that was recorded as a whole.
  private func inside(_ place: TablePlaces.Place, _ key: LuaValue) -> LuaValue? {
    let whole = value(place, place.path)
    guard let pairs = whole?.tableValue?.pairs else { return nil }
    let key = try? DataKey(key)
    return pairs.first { (try? DataKey($0.key)) == key }?.value ?? .nil
  }

  private func value(
    _ kind: String, _ id: Int?, _ field: String, _ plugin: String?
  ) -> LuaValue? {
    guard let json = values[Self.key(kind, id, field, plugin)] else { return nil }
    return try? TraceValue.lua(json) { .object(host.export(controller($0))) }
  }

  private func nothing() -> LuaValue {
    lacksSomething = true
    return .nil
  }

  func wrote(_ access: HostAccess) {
    switch access.target {
    case .controller(let controller):
      if let id = ids[ObjectIdentifier(controller)] { written.add("\(id) \(access.field)") }
    case .data(let table):
      guard let place = places[table], case .field(let key) = access.part else { return }
      written.add("\(place.controller) \(TracePath.joined(place.path, key))")
    case .argument: break
    }
  }
}

/// Where the tables stand that Lua has got: below which controller, at which path, and whose state.
struct TablePlaces {
  struct Place {
    /// Kept, so that no other table takes its identity.
    let table: DataTable
    let controller: Int
    let path: String
    /// The plugin whose `state` it is; nil below `props`.
    let plugin: String?

    /// What the app says of itself: it is no controller's.
    static func app(_ table: DataTable) -> Place {
      Place(table: table, controller: 0, path: "app", plugin: nil)
    }
    var isOfApp: Bool { controller == 0 }
  }

  private var places: [ObjectIdentifier: Place] = [:]

  subscript(_ table: DataTable) -> Place? { places[ObjectIdentifier(table)] }

  mutating func removeAll() { places.removeAll(keepingCapacity: true) }

  mutating func add(_ table: DataTable, _ controller: Int, _ path: String, _ plugin: String? = nil)
  {
    places[ObjectIdentifier(table)] = Place(
      table: table, controller: controller, path: path, plugin: plugin)
  }
}
