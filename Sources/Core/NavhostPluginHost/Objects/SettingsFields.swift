package import NavhostLua
package import NavhostNavigation

/// The settings of a controller by their names in Lua.
package enum SettingsFields {
  /// All of them, as docs/contract.md, section 4, lists them.
  package static let names: [Field] = [
    .interactivePopDisabled, .maxInitialDistance, .gesture, .barHidden, .barColor, .backTitle,
    .backColor, .showsPreviousTitle, .customBackButton, .hidesBackButton,
    .hidesBottomBarWhenPushed, .modalInPresentation, .interactiveContentPopDisabled, .regions,
    .picture,
  ]

  package static func read(_ field: Field, _ settings: ControllerSettings) -> LuaValue {
    switch field {
    case .interactivePopDisabled: .boolean(settings.interactivePopDisabled)
    case .maxInitialDistance: .number(settings.maxInitialDistance)
    case .gesture: settings.gesture.map { .string($0.rawValue) } ?? .nil
    case .barHidden: settings.barHidden.map { .boolean($0) } ?? .nil
    case .barColor: settings.barColor.map(lua) ?? .nil
    case .backTitle: settings.backTitle.map { .string($0) } ?? .nil
    case .backColor: settings.backColor.map { .string($0.text) } ?? .nil
    case .showsPreviousTitle: .boolean(settings.showsPreviousTitle)
    case .customBackButton: .boolean(settings.customBackButton)
    case .hidesBackButton: .boolean(settings.hidesBackButton)
    case .hidesBottomBarWhenPushed: .boolean(settings.hidesBottomBarWhenPushed)
    case .modalInPresentation: .boolean(settings.modalInPresentation)
    case .interactiveContentPopDisabled: .boolean(settings.interactiveContentPopDisabled)
    case .regions: .table(LuaTable(list: settings.regions.map(region)))
    case .picture: settings.picture.map { .string($0) } ?? .nil
    default: .nil
    }
  }

  /// Writes a setting; nil puts the default back. False where the field is no setting.
  ///
  /// - Throws: `LuaRaise` where the value is of the wrong type.
  package static func write(
    _ value: LuaValue, to field: Field, _ settings: inout ControllerSettings
  ) throws(LuaRaise) -> Bool {
    let reader = OptionReader(value, name: field.rawValue)
    switch field {
    case .interactivePopDisabled: settings.interactivePopDisabled = try reader.flag() ?? false
    case .maxInitialDistance: settings.maxInitialDistance = max(0, try reader.number() ?? 0)
    case .gesture: settings.gesture = try reader.choice()
    case .barHidden: settings.barHidden = try reader.flag()
    case .barColor: settings.barColor = try reader.optional(ColorReader.fill)
    case .backTitle: settings.backTitle = try reader.text()
    case .backColor: settings.backColor = try reader.optional(ColorReader.choice)
    case .showsPreviousTitle: settings.showsPreviousTitle = try reader.flag() ?? true
    case .customBackButton: settings.customBackButton = try reader.flag() ?? false
    case .hidesBackButton: settings.hidesBackButton = try reader.flag() ?? false
    case .hidesBottomBarWhenPushed:
      settings.hidesBottomBarWhenPushed = try reader.flag() ?? false
    case .modalInPresentation: settings.modalInPresentation = try reader.flag() ?? false
    case .interactiveContentPopDisabled:
      settings.interactiveContentPopDisabled = try reader.flag() ?? false
    case .picture: settings.picture = try reader.text()
    case .regions: settings.regions = try RegionReader.regions(value)
    default: return false
    }
    return true
  }

  /// A bar's colour as Lua reads it back.
  static func lua(_ fill: BarFill) -> LuaValue {
    switch fill {
    case .color(let color): .string(color.hex)
    case .gradient(let stops): .table(LuaTable(list: stops.map { .string($0.hex) }))
    }
  }

  private static func region(_ region: Region) -> LuaValue {
    var fields: [(String, LuaValue)] = [
      ("name", .string(region.name)), ("frame", Geometry.lua(region.frame)),
      ("handles", .string(region.handles.rawValue)),
    ]
    if let offset = region.offset { fields.append(("offset", .number(offset))) }
    return .table(LuaTable(fields: fields))
  }
}

/// The `regions` setting.
package enum RegionReader {
  package static func regions(_ value: LuaValue) throws(LuaRaise) -> [Region] {
    if value.isNil { return [] }
    guard let table = value.tableValue, table.isList else {
      throw LuaRaise("'regions' must be a list of regions, got \(value.described)")
    }
    return try table.list.enumerated().map { place throws(LuaRaise) in
      try region(place.element, "regions[\(place.offset + 1)]")
    }
  }

  private static func region(_ value: LuaValue, _ place: String) throws(LuaRaise) -> Region {
    guard let table = value.tableValue else {
      throw LuaRaise("'\(place)' must be a table, got \(value.described)")
    }
    let known = ["name", "frame", "handles", "offset"]
    for (key, _) in table.pairs where !known.contains(key.stringValue ?? "") {
      throw LuaRaise("'\(place)' has the unknown field '\(key.stringValue ?? "?")'")
    }
    guard let frame = Geometry.frame(table["frame"]) else {
      throw LuaRaise(
        "'\(place).frame' must be {x =, y =, w =, h =} with a size that is not negative")
    }
    let handles: Region.Handles? = try OptionReader(
      table["handles"], name: "\(place).handles"
    ).choice()
    return Region(
      name: try OptionReader(table["name"], name: "\(place).name").text() ?? "", frame: frame,
      handles: handles ?? .horizontal,
      offset: try OptionReader(table["offset"], name: "\(place).offset").number())
  }
}
