package import NavhostLua
package import NavhostNavigation

/// Something of the host that Lua reads or writes.
package struct HostAccess {
  package enum Target {
    case controller(Controller)
    case data(DataTable)
    /// `pop`, `gesture`, `push`, `back` or `bar`.
    case argument(ObjectKind)
  }

  package enum Part {
    case field(LuaValue)
    /// `#`.
    case count
    case pairs
  }

  package let target: Target
  package let part: Part
  /// What stands there, or is written.
  package var value: LuaValue
  /// Nil where a script does it.
  package let plugin: Plugin?
  package let isByScript: Bool
  /// The hook that runs; nil where none does.
  package let hook: HookName?
  /// The controller that it is about.
  package let asked: Controller?
}
