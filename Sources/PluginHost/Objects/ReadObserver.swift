package import Lua
package import Navigation

/// Sees each value that a hook of a plugin reads of what the host gave it, as it is read.
///
/// While one is set nothing is kept in Lua, so that every read is seen: set it before plugins are
/// loaded.
package protocol ReadObserver: AnyObject {
  func hookRead(_ read: HookRead)
}

/// One value that a hook read.
package struct HookRead {
  /// The plugin's name.
  package let plugin: String
  package let hook: HookName
  /// The controller that the hook was asked about.
  package let asked: Controller
  package let object: LuaObject
  package let kind: ObjectKind
  /// A field's name; of a table of data any key, as text. `#` and `pairs` stand for its length and
  /// for all of it.
  package let field: String
  /// A controller and a table of data are objects here, too: their fields come as reads of theirs.
  package let value: LuaValue
}

extension NavigationHost {
  /// Tells the observer, where a plugin's hook is what runs.
  func noteRead(
    _ field: String, _ kind: ObjectKind, _ object: LuaObject, _ value: LuaValue, by plugin: Plugin?
  ) {
    guard let readObserver, let plugin, let run = running?.run, let asked = run.controller else {
      return
    }
    readObserver.hookRead(
      HookRead(
        plugin: plugin.name, hook: run.hook, asked: asked, object: object, kind: kind,
        field: field, value: value))
  }
}
