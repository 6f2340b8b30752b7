internal import NavhostLuaSyntax
internal import NavhostReference

/// Finds the hooks and listeners of a file, and says what their parameters are.
final class Binder: TreeVisitor {
  private let check: FileCheck
  private let types: Types
  private(set) var sites: [HookSite] = []
  private var bodies: Set<ObjectIdentifier> = []

  init(_ check: FileCheck, _ types: Types) {
    self.check = check
    self.types = types
  }

  func run() {
    if let table = mainTable { bind(PluginRule(check: check).check(table, place: .plugin)) }
    visit(check.chunk.body.block)
  }

  private var mainTable: PluginTable? {
    check.role == .plugin ? PluginTable.returned(by: check) : nil
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind {
      for index in suffixes.indices { bind(base, suffixes, at: index) }
    }
    super.visit(expression)
  }

  private func bind(_ base: Expression, _ suffixes: [Suffix], at index: Int) {
    switch suffixes[index].kind {
    case .method("hook", let arguments):
      guard types.type(of: base, suffixes[..<index])?.object?.name == "Controller" else { return }
      bindHook(arguments, name: 0)
    case .call(let arguments):
      guard case .function(let function, _) = types.type(of: base, suffixes[..<index])
      else { return }
      bind(function, arguments)
    default: break
    }
  }

  private func bind(_ function: Reference.Function, _ arguments: [Expression]) {
    switch function.name {
    case "use": bindPlugin(arguments)
    case "on": bindListener(arguments)
    case "hook": bindHook(arguments, name: function.parameters.first?.name == "class" ? 1 : 0)
    default: break
    }
  }

  private func bindPlugin(_ arguments: [Expression]) {
    guard let value = arguments.first, let table = PluginTable.table(value, in: check)
    else { return }
    bind(PluginRule(check: check).check(table, place: .inline))
  }

  private func bindListener(_ arguments: [Expression]) {
    guard arguments.count > 1, let body = check.facts.resolve(arguments[1]).function,
      let parameter = body.parameters.first
    else { return }
    types.bind(parameter, to: .object("Event"))
  }

  /// `name`: which argument names the hook; the function is the next one.
  private func bindHook(_ arguments: [Expression], name: Int) {
    guard arguments.count > name + 1, let text = arguments[name].stringValue,
      let hook = Reference.hooks.first(where: { $0.name == text }),
      let body = check.facts.resolve(arguments[name + 1]).function
    else { return }
    bind([HookSite(hook: hook, body: body, place: .hook)])
  }

  private func bind(_ found: [HookSite]) {
    for site in found where bodies.insert(ObjectIdentifier(site.body)).inserted {
      sites.append(site)
      for (variable, parameter) in zip(site.body.parameters, site.hook.parameters) {
        types.bind(variable, to: parameter.type)
      }
    }
  }
}
