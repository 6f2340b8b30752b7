package import NavhostLua
internal import NavhostNavigation

extension HookArgument {
  /// A field, as Lua reads it; nil where there is none of that name.
  package func read(_ field: Field, _ host: NavigationHost) -> LuaValue {
    switch self {
    case .pop(let pop): Self.read(field, pop, host)
    case .gesture(let gesture, let outcome): Self.read(field, gesture, outcome)
    case .push(let push): Self.read(field, push, host)
    case .tab(let tab): Self.read(field, tab, host)
    case .back(let back): Self.read(field, back)
    case .bar(let bar): Self.read(field, bar)
    case .none, .animated: .nil
    }
  }

  private static func read(_ field: Field, _ pop: Pop, _ host: NavigationHost) -> LuaValue {
    switch field {
    case .source: .string(pop.source.rawValue)
    case .target: pop.target.map { .object(host.export($0)) } ?? .nil
    case .count: .integer(Int64(pop.count))
    case .dismisses: .boolean(pop.dismisses)
    case .id: .integer(Int64(pop.id))
    case .animated: .boolean(pop.animated)
    default: .nil
    }
  }

  private static func read(_ field: Field, _ gesture: PopGesture, _ outcome: String?) -> LuaValue {
    switch field {
    case .kind: .string(gesture.kind.rawValue)
    case .start: Geometry.lua(gesture.start)
    case .location: Geometry.lua(gesture.location)
    case .translation: Geometry.lua(gesture.translation)
    case .velocity: Geometry.lua(gesture.velocity)
    case .touches: .integer(Int64(gesture.touches))
    case .distanceToEdge: .number(gesture.distanceToEdge)
    case .direction: .string(gesture.direction.rawValue)
    case .region: gesture.region.map { .string($0) } ?? .nil
    case .progress: .number(gesture.progress)
    case .input: .string(gesture.input.rawValue)
    case .outcome: outcome.map { .string($0) } ?? .nil
    default: .nil
    }
  }

  private static func read(_ field: Field, _ push: Push, _ host: NavigationHost) -> LuaValue {
    switch field {
    case .animated: .boolean(push.animated)
    case .previous: push.previous.map { .object(host.export($0)) } ?? .nil
    case .depth: .integer(Int64(push.depth))
    default: .nil
    }
  }

  private static func read(_ field: Field, _ tab: TabSelection, _ host: NavigationHost) -> LuaValue
  {
    switch field {
    case .index: .integer(Int64(tab.index + 1))
    case .from: .integer(Int64(tab.from + 1))
    case .reselected: .boolean(tab.reselected)
    case .top: tab.top.map { .object(host.export($0)) } ?? .nil
    default: .nil
    }
  }

  private static func read(_ field: Field, _ back: BackItem) -> LuaValue {
    switch field {
    case .previousTitle: back.previousTitle.map { .string($0) } ?? .nil
    case .default: .string(back.defaultTitle)
    default: .nil
    }
  }

  private static func read(_ field: Field, _ bar: BarStyle) -> LuaValue {
    switch field {
    case .color: .string(bar.color.hex)
    case .colors: .table(LuaTable(list: bar.colors.map { .string($0.hex) }))
    case .hidden: .boolean(bar.hidden)
    case .luminance: .number(bar.luminance)
    case .contrastColor: .string(bar.contrastColor.hex)
    default: .nil
    }
  }
}
