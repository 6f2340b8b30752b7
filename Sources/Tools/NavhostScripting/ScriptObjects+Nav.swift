package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

extension ScriptObjects {
  /// A field of `nav`: what stands now.
  package func nav(_ field: Field, of navigation: NavigationController) -> LuaValue {
    switch field {
    case .app: return .object(host.export(host.app.table))
    case .top: return navigation.top.map { .object(host.export($0)) } ?? .nil
    case .stack:
      return .table(LuaTable(list: navigation.stack.map { .object(host.export($0)) }))
    case .depth: return .integer(Int64(navigation.depth))
    case .transition: return navigation.transition.map(transition) ?? .nil
    case .bar: return bar(navigation.bar)
    case .time: return .number(navigation.time)
    case .frozen: return .boolean(navigation.isFrozen)
    case .presented: return navigation.presented.map(module.export) ?? .nil
    case .presenting: return navigation.presenting.map(module.export) ?? .nil
    case .language: return host.language.map { .string($0) } ?? .nil
    case .ios: return .integer(Int64(navigation.scene.profile.version))
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
        ("fallback", back.fallback.map { .string($0) } ?? .nil),
      ]))
  }
}

extension ScriptObjects {
  /// What a script reads of another stack, or of a tab bar, by any key; nil where it is neither.
  package func read(
    _ key: LuaKey, _ kind: ObjectKind, _ object: LuaObject, _ output: LuaOutput
  ) -> Bool {
    switch host.handles.find(object) {
    case let navigation as NavigationController:
      read(key, of: navigation, object, output)
    case let box as TabsBox: read(key, of: box.bar, object, output)
    default: return false
    }
    return true
  }

  private func read(
    _ key: LuaKey, of navigation: NavigationController, _ object: LuaObject, _ output: LuaOutput
  ) {
    let name = name(of: key)
    if let slot = module.bound[name] { return output.push(slot, boundTo: object.id) }
    output.push(Field(rawValue: name).map { nav($0, of: navigation) } ?? .nil)
  }

  private func read(
    _ key: LuaKey, of bar: TabBarController, _ object: LuaObject, _ output: LuaOutput
  ) {
    if case .other(let value) = key, let index = value.integerValue {
      let tabs = bar.navigations
      return output.push(tabs.indices.contains(index - 1) ? module.export(tabs[index - 1]) : .nil)
    }
    switch name(of: key) {
    case "selected": output.push(bar.selectedIndex + 1)
    case "select": output.push(module.selectTab, boundTo: object.id)
    case "show": output.push(module.showTab, boundTo: object.id)
    default: output.pushNil()
    }
  }

  private func name(of key: LuaKey) -> String {
    switch key {
    case .field(let number): Field.all[number].rawValue
    case .other(let value): value.stringValue ?? ""
    }
  }

  /// The stacks behind a tab bar; nil where the object is none.
  func tabs(_ object: LuaObject) -> [LuaValue]? {
    (host.handles.find(object) as? TabsBox)?.bar.navigations.map(module.export)
  }
}
