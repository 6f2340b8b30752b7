internal import Lua
package import Navigation
internal import PluginHost
internal import Support

/// What a program does with the stacks of a host, without a script.
extension TraceRecorder: SceneObserver {
  package func requested(_ function: String, _ arguments: [SceneArgument], of stack: Int) {
    guard !host.isCalling else { return }
    draft.removeAll()
    beginSession()
    if handlers.isEmpty, function == "advance", case .number(let seconds)? = arguments.first,
      holdBack(advance: seconds)
    {
      return
    }
    for argument in arguments { introduce(argument) }
    writeOperation(function, on: stack) { json in
      for argument in arguments { write(argument, to: &json) }
    }
  }

  package func touched(_ phase: TouchPhase, at point: Point, finger: Int, of stack: Int) {
    guard !host.isCalling else { return }
    draft.removeAll()
    beginSession()
    if handlers.isEmpty { return touch(phase.rawValue, point, finger, on: stack) }
    writeOperation("touch", on: stack) { json in
      json.string(phase.rawValue)
      json.plainNumber(point.x)
      json.plainNumber(point.y)
      json.integer(finger)
    }
  }

  package func changed(_ controller: Controller) {
    guard let known = ownControllers[controller.id], known.controller === controller else { return }
    let new = OwnController(controller, plainWriter)
    if !host.isCalling {
      for change in new.fields where change.text != known.text(of: change.name) {
        writeSet(controller.id, change.name, change.value)
      }
    }
    ownControllers[controller.id] = new
  }

  /// Writes the controllers that a call names and the recording does not know yet, and what became of
  /// others while they were on no stack.
  private func introduce(_ argument: SceneArgument) {
    switch argument {
    case .controller(let controller): introduce(controller)
    case .controllers(let controllers): controllers.forEach(introduce)
    case .options(let options): for option in options { introduce(option.value) }
    default: break
    }
  }

  private func introduce(_ controller: Controller) {
    guard controller.navigation == nil else { return }
    host.navigation.scene.adopt(controller)
    if ownControllers[controller.id]?.controller === controller { return changed(controller) }
    let new = OwnController(controller, plainWriter)
    ownControllers = ownControllers.filter { $0.value.controller != nil }
    ownControllers[controller.id] = new
    let name = ("class", LuaValue.string(controller.className))
    let said = new.fields.filter(\.isSaid).map { ($0.name, $0.value) }
    writeOperation("make", making: controller.id) { json in
      writer.write(.table(LuaTable(fields: [name] + said)), to: &json)
    }
  }

  private var plainWriter: TraceValueWriter { TraceValueWriter(host: host, mask: nil) }

  private func write(_ argument: SceneArgument, to json: inout JSONWriter) {
    switch argument {
    case .flag(let flag): json.boolean(flag)
    case .integer(let number): json.integer(number)
    case .number(let number): writer.write(.number(number), to: &json)
    case .text(let text): json.string(text)
    case .data(let data): writer.write(data.lua, to: &json)
    case .nothing: json.null()
    case .point(let point):
      json.beginArray()
      writer.write(.number(point.x), to: &json)
      writer.write(.number(point.y), to: &json)
      json.endArray()
    case .controller(let controller):
      json.beginObject()
      json.field("$controller", controller.id)
      json.endObject()
    case .controllers(let controllers):
      json.beginArray()
      for controller in controllers { write(.controller(controller), to: &json) }
      json.endArray()
    case .options(let options):
      json.beginObject()
      for option in options {
        json.key(escaping: option.name)
        write(option.value, to: &json)
      }
      json.endObject()
    }
  }
}

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
          name.rawValue, SettingsFields.read(name, controller.settings),
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
