package import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// What every plugin's Lua state gets from the host besides Lua's own allow-list.
package final class PluginLibrary {
  package let library = LuaLibrary()
  /// The function that a wrapper gets as its third argument.
  package let next: LuaSlot

  package init(host: NavigationHost) {
    next = library.addCommon(host)
    defineLog(host)
    library.require { [host = BackReference(host)] call throws(LuaRaise) in
      try host.object.module(call)
    }
  }

  private func defineLog(_ host: NavigationHost) {
    let levels: [(String, LogLine.Level)] = [
      ("print", .print), ("log.debug", .debug), ("log.info", .info), ("log.warn", .warn),
      ("log.error", .error),
    ]
    for (path, level) in levels {
      library.define(path, arguments: .strings) { [host = BackReference(host)] call in
        host.object.log(call, level)
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
    let reference = BackReference(host)
    let next = function { call throws(LuaRaise) in try reference.object.callNext(call) }
    for kind in ObjectKind.allCases {
      self.kind(kind.rawValue, name: kind.name, shape: kind.shape)
    }
    fields(Field.all.map { $0.rawValue })
    dynamicTable("app", object: host.handles.keep(host.app.table, as: .app))
    define("confirm") { call throws(LuaRaise) in try reference.object.confirm(call) }
    define("choose") { call throws(LuaRaise) in try reference.object.choose(call) }
    define("perform") { call throws(LuaRaise) in try reference.object.perform(call) }
    define("await") { call throws(LuaRaise) in try reference.object.await(call) }
    define("text") { call throws(LuaRaise) in try reference.object.text(call) }
    define("color") { call throws(LuaRaise) in
      let host = reference.object
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
