package import NavhostLua
internal import NavhostNavigation

/// What every plugin's Lua state gets from the host besides Lua's own allow-list.
package final class PluginLibrary {
  package let library = LuaLibrary()
  /// The function that a wrapper gets as its third argument.
  package let next: LuaSlot

  package init(host: NavigationHost) {
    next = library.addCommon(host)
    defineLog(host)
    library.require { [unowned host] call throws(LuaRaise) in
      try host.module(call)
    }
  }

  private func defineLog(_ host: NavigationHost) {
    let levels: [(String, LogLine.Level)] = [
      ("print", .print), ("log.debug", .debug), ("log.info", .info), ("log.warn", .warn),
      ("log.error", .error),
    ]
    for (path, level) in levels {
      library.define(path, arguments: .strings) { [unowned host] call in
        host.log(call, level)
        return .results
      }
    }
  }
}

extension LuaLibrary {
  /// What plugins and scripts share. The result is `next`: it comes first in every library, so that
  /// its slot is the same in all.
  @discardableResult
  package func addCommon(_ host: NavigationHost) -> LuaSlot {
    let next = function { [unowned host] call throws(LuaRaise) in try host.callNext(call) }
    for kind in ObjectKind.allCases {
      self.kind(kind.rawValue, name: kind.name, shape: kind.shape)
    }
    fields(Field.all.map { $0.rawValue })
    dynamicTable("app", object: host.handles.keep(host.app.table, as: .app))
    define("confirm") { [unowned host] call throws(LuaRaise) in try host.confirm(call) }
    define("choose") { [unowned host] call throws(LuaRaise) in try host.choose(call) }
    define("perform") { [unowned host] call throws(LuaRaise) in try host.perform(call) }
    define("await") { [unowned host] call throws(LuaRaise) in try host.await(call) }
    define("text") { [unowned host] call throws(LuaRaise) in try host.text(call) }
    define("color") { [unowned host] call throws(LuaRaise) in
      call.output.spend(call.arguments.reduce(0) { $0 + host.copying($1) })
      call.output.push(try ColorReader.argument(call.arguments.map(host.plain)))
      return .results
    }
    return next
  }
}

extension ColorReader {
  /// The argument of `color(…)`: a colour in any form, or three or four numbers.
  package static func argument(_ arguments: [LuaValue]) throws(LuaRaise) -> String {
    let first = arguments.first ?? .nil
    if first.numberValue != nil {
      return try color(.table(LuaTable(list: arguments))).hex
    }
    return try choice(first).text
  }
}
