internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// A controller that a program made, as the recording knows it.
struct OwnController {
  struct Field {
    var name: String
    var value: LuaValue
    /// The value as JSON, to be compared.
    var text: [UInt8]
    /// Whether it is another than that of a controller that says nothing.
    var isSaid: Bool
  }

  private(set) weak var controller: Controller?
  let fields: [Field]

  init(_ controller: Controller, _ writer: TraceValueWriter) {
    self.controller = controller
    func field(_ name: String, _ value: LuaValue, _ usual: LuaValue) -> Field {
      let text = Self.text(value, writer)
      return Field(
        name: name, value: value, text: text, isSaid: text != Self.text(usual, writer))
    }
    let usual = ControllerSettings()
    fields =
      [
        field("title", controller.title.map { .string($0) } ?? .nil, .nil),
        field("props", DataValue.table(controller.props).lua, .table(LuaTable())),
      ]
      + SettingsFields.names.map { name in
        field(
          name.rawValue, SettingsFields.read(name, controller.observedSettings),
          SettingsFields.read(name, usual))
      }
  }

  func text(of name: String) -> [UInt8]? { fields.first { $0.name == name }?.text }

  private static func text(_ value: LuaValue, _ writer: TraceValueWriter) -> [UInt8] {
    var json = JSONWriter()
    writer.write(value, to: &json)
    return Array(json.bytes)
  }
}
