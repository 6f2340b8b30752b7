package import Lua
package import Navigation

/// Sees each value that a hook of a plugin reads of what the host gave it, as it is read, and what
/// decision hooks answer.
package protocol ReadObserver: AnyObject {
  func hookBegan(_ hook: HookName, of plugin: String, about controller: Controller)
  func hookRead(_ read: HookRead)
  /// Called when the hook has returned: for a hook that waits for a person, after the answer.
  func hookEnded(
    _ hook: HookName, of plugin: String, about controller: Controller, _ outcome: HookOutcome)
}

/// One value that a hook read.
package struct HookRead {
  /// The plugin's name.
  package let plugin: String
  package let hook: HookName
  /// The controller that the hook was asked about.
  package let asked: Controller
  /// The controller whose field it is, nil if it is a field of something else.
  package let controller: Controller?
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
  func tellRead(
    _ field: String, _ kind: ObjectKind, _ object: LuaObject, _ value: LuaValue, by plugin: Plugin?
  ) {
    guard let readObserver, let plugin, let run = running?.run, let asked = run.controller else {
      return
    }
    readObserver.hookRead(
      HookRead(
        plugin: plugin.name, hook: run.hook, asked: asked,
        controller: kind == .controller ? handles.controller(object.id) : nil, object: object,
        kind: kind,
        field: field, value: value))
  }

  /// Tells the observer what a hook of a plugin came to.
  func tellOutcome(_ link: ChainLink, _ run: ChainRun, _ outcome: HookOutcome) {
    guard let readObserver, let plugin = link.plugin, let controller = run.controller else {
      return
    }
    readObserver.hookEnded(run.hook, of: plugin.name, about: controller, outcome)
  }

  func tellBeginning(_ link: ChainLink, _ run: ChainRun) {
    guard let readObserver, let plugin = link.plugin, let controller = run.controller else {
      return
    }
    readObserver.hookBegan(run.hook, of: plugin.name, about: controller)
  }
}
