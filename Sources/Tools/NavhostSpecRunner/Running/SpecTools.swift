internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// Functions of Swift for a spec, beside `nav`: folders with files, the innermost stack, faults, and the invariants
/// after each operation.
final class SpecTools {
  let folders = SpecFolders()
  let faults = SpecFaults()
  private weak var session: ScriptSession?
  private let makeCheck: ((ScriptSession) -> () -> String?)?
  private var check: (() -> String?)?
  /// The invariant that did not hold, and after which operation.
  private(set) var broken: String?

  /// - Parameter makeCheck: makes what says which invariant is broken, for one test; nil: nobody looks.
  init(_ makeCheck: ((ScriptSession) -> () -> String?)?) {
    self.makeCheck = makeCheck
  }

  /// Puts its functions where the runner's Lua finds them.
  func add(to library: LuaLibrary) {
    faults.add(to: library)
    library.define("navhost_test.files") { [unowned self] call throws(LuaRaise) in
      call.output.push(try folders.make(call[0]))
      return .results
    }
    library.define("navhost_test.newName") { call in
      let names = call[0].stringValue == "source" ? FormerNames.sources : FormerNames.exitOptions
      call.output.push(call[1].stringValue.flatMap { names[$0] }.map { .string($0) } ?? .nil)
      return .results
    }
    library.define("navhost_test.innermost") { [unowned self] call throws(LuaRaise) in
      pushInnermost(call.output)
      return .results
    }
    library.define("navhost_test.embedded") { [unowned self] call throws(LuaRaise) in
      if let module = session?.module, case .object(let object) = call[0],
        let inner = module.host.handles.controller(object.id)?.embedded
      {
        call.output.push(module.export(inner.selectedTab))
      }
      return .results
    }
  }

  func attach(to session: ScriptSession) {
    self.session = session
    faults.watch(session)
    guard makeCheck != nil else { return }
    session.module.onOperation = { [unowned self] name in look(after: name) }
  }

  /// A test begins, on a fresh host.
  func begin() {
    broken = nil
    _ = faults.take()
    check = session.flatMap { makeCheck?($0) }
  }

  private func look(after name: String) {
    guard broken == nil, let violation = check?() else { return }
    broken = "an invariant is broken after nav.\(name): \(violation)"
  }

  /// The stack inside a controller that has no other inside its top, and the tab bar around it; nothing
  /// where no controller that is shown embeds one.
  private func pushInnermost(_ output: LuaOutput) {
    guard let module = session?.module else { return }
    guard let innermost = module.host.navigation.scene.innermost else { return output.pushNil() }
    output.push(module.export(innermost))
    if let bar = innermost.tabBar { output.push(module.export(bar)) }
  }
}

extension NavigationScene {
  /// The innermost stack on the screen: of what is uppermost first.
  fileprivate var innermost: NavigationController? {
    let homes = presentations.reversed().map(\.navigation) + (root.map { [$0] } ?? [])
    for home in homes {
      var found = home.selectedTab
      while let inner = found.top?.embedded?.selectedTab { found = inner }
      if found !== home.selectedTab { return found }
    }
    return nil
  }
}
