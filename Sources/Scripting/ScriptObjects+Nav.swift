package import Lua
internal import Navigation
package import PluginHost

extension ScriptObjects {
  /// A field of `nav`: what stands now.
  package func nav(_ field: Field) -> LuaValue {
    let navigation = host.navigation
    switch field {
    case .top: return navigation.top.map { .object(host.export($0)) } ?? .nil
    case .stack:
      return .table(LuaTable(list: navigation.stack.map { .object(host.export($0)) }))
    case .depth: return .integer(Int64(navigation.depth))
    case .transition: return navigation.transition.map(transition) ?? .nil
    case .bar: return bar(navigation.bar)
    case .time: return .number(navigation.time)
    case .frozen: return .boolean(navigation.isFrozen)
    default: return .nil
    }
  }

  private func transition(_ transition: TransitionState) -> LuaValue {
    .table(
      LuaTable(fields: [
        ("kind", .string(transition.kind.rawValue)), ("progress", .number(transition.progress)),
        ("from", .object(host.export(transition.from))),
        ("to", .object(host.export(transition.to))),
        ("interactive", .boolean(transition.interactive)),
      ]))
  }

  private func bar(_ bar: BarState) -> LuaValue {
    var fields: [(String, LuaValue)] = [
      ("title", bar.title.map { .string($0) } ?? .nil), ("color", .string(bar.color.hex)),
      ("colors", .table(LuaTable(list: bar.colors.map { .string($0.hex) }))),
      ("hidden", .boolean(bar.hidden)),
    ]
    if let back = bar.back { fields.append(("back", button(back))) }
    return .table(LuaTable(fields: fields))
  }

  private func button(_ back: BackButton) -> LuaValue {
    .table(
      LuaTable(fields: [
        ("title", .string(back.title)), ("color", .string(back.color.hex)),
        ("frame", Geometry.lua(back.frame)), ("custom", .boolean(back.isCustom)),
      ]))
  }
}
