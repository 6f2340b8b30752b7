internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

/// Notes the first thing that a plugin's `shouldPop` does besides reading props and `app`, and where.
final class PurityWatch: HostObserver {
  /// A line of what is run, and what is done there.
  private(set) var impurity: (place: LuaPlace?, what: String)?
  private let app: DataTable
  private var props: Set<Int64> = []

  init(app: DataTable) {
    self.app = app
  }

  func read(_ access: HostAccess) -> LuaValue {
    if isConcerned(access), let what = whatIsRead(access) { note("reads \(what)", access) }
    return access.value
  }

  func wrote(_ access: HostAccess) {
    if isConcerned(access) { note("writes \(Self.name(access))", access) }
  }

  func asksNext() {
    if impurity == nil { impurity = (nil, "asks the rest of the chain") }
  }

  private func isConcerned(_ access: HostAccess) -> Bool {
    impurity == nil && access.plugin != nil && access.hook == .shouldPop
  }

  private func note(_ what: String, _ access: HostAccess) {
    impurity = (access.plugin?.loaded.state?.runningPlace, what)
  }

  /// What is read besides props and `app`; nil where it is one of these.
  private func whatIsRead(_ access: HostAccess) -> String? {
    switch (access.target, access.part) {
    case (.controller(let controller), .field(let field)) where controller === access.asked:
      guard field.stringValue == "props" else { return Self.name(access) }
      if case .object(let table) = access.value { props.insert(table.id) }
      return nil
    case (.data(let table), .field(let key))
    where key.stringValue != nil && (table === app || props.contains(table.handle)):
      return nil
    default: return Self.name(access)
    }
  }

  private static func name(_ access: HostAccess) -> String {
    let field =
      switch access.part {
      case .field(let key): key.stringValue.map { "'\($0)'" } ?? "a field"
      case .count, .pairs: "all fields"
      }
    return switch access.target {
    case .controller(let controller):
      "\(field) of \(controller === access.asked ? "the" : "another") controller"
    case .argument(let kind): "\(field) of \(kind == .pop ? "the pop" : "what it is given")"
    case .data: "\(field) of a table"
    }
  }
}
