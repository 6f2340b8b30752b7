internal import NavhostPluginHost
internal import NavhostSupport

/// The script that makes a case: a stack, and what a person or the app does.
struct CaseWorld {
  /// Values of inputs, as Lua writes them.
  typealias Values = [String: String]

  /// What the inputs begin with that the app says of itself.
  static let app = "app"

  fileprivate static let settings = Set(SettingsFields.names.map { ExactName($0.rawValue) })

  /// The lines before the decision, and those that make it.
  let setup: [String]
  let decision: [String]
  /// The place of the controller that is asked about, from 1.
  let asked: Int
  let values: CaseWorld.Values
  /// Whether that one is in a stack inside another controller.
  let isEmbedded: Bool

  var script: [String] { setup + decision }

  /// - Parameter values: with `depth`, `class` and `source`.
  init(_ hook: HookName, _ values: CaseWorld.Values) {
    self.values = values
    let depth = Int(values["depth"] ?? "2") ?? 2
    let above = values["isTop"] == "false" ? 1 : 0
    asked = hook == .shouldPush ? depth + 1 : depth
    let maker = SpecMaker(values, asked: asked, hook)
    let stack = (1...max(1, hook == .shouldPush ? depth : depth + above)).map(maker.spec)
    let isEmpty = hook == .shouldPush && depth == 0
    isEmbedded = hook == .shouldPop && depth == 1 && values["dismisses"] != "true"
    let rest = values["the rest"].map { $0 == "nil" ? [] : [Self.rest(hook, $0)] } ?? []
    setup =
      rest + Self.reset(hook, values) + Self.app(values)
      + (isEmpty ? [] : Self.stack(stack, values, inside: isEmbedded ? maker.container : nil))
    decision = Exits.lines(
      hook, values, total: isEmbedded ? 2 : depth + above, pushed: maker.spec(asked))
  }

  /// - Parameter container: the controller that the stack is in; nil where it stands by itself.
  private static func stack(
    _ specs: [String], _ values: CaseWorld.Values, inside container: String?
  ) -> [String] {
    let root = specs[0]
    let list = specs.joined(separator: ", ")
    if let tabs = Tabs(values) { return tabs.lines(showing: "{\(list)}") }
    if let container {
      return ["nav.setStack{\"Home\", \(container)}", "inner = nav.embed(nav.top, \(root))"]
        + specs.dropFirst().map { "inner.push(\($0))" }
    }
    if values["dismisses"] == "true" {
      let isPopover = values["source"] == "\"tapOutside\""
      let style = isPopover ? ", {style = \"popover\"}" : ""
      return ["nav.setRoot(\"Home\")", "nav.present(\(root)\(style))"]
        + specs.dropFirst().map { "nav.presented.push(\($0))" }
    }
    return ["nav.setStack{\(list)}"]
  }

  /// What the app says of itself.
  private static func app(_ values: CaseWorld.Values) -> [String] {
    let prefix = CaseWorld.app + "."
    let fields = values.filter { $0.key.hasPrefix(prefix) && $0.value != "nil" }
    return fields.sorted { $0.key < $1.key }.map { input, value in
      let name = String(input.dropFirst(prefix.count))
      return
        "nav.app\(LuaText.isName(name) ? ".\(name)" : "[\(LuaText.quoted(name))]") = \(value)"
    }
  }

  /// A plugin that answers for the rest of the chain.
  private static func rest(_ hook: HookName, _ answer: String) -> String {
    "nav.use{name = \"the rest of the chain\", priority = -1000000, "
      + "\(hook.rawValue) = function() return \(answer), \"the rest\" end}"
  }

  private static func reset(_ hook: HookName, _ values: CaseWorld.Values) -> [String] {
    var options: [String] = []
    if let direction = values["direction"], direction != "\"ltr\"" {
      options.append("direction = \(direction)")
    }
    if hook == .gestureShouldBegin,
      values["translation"] == "\"leading\"" || values["depth"] == "1"
    {
      options.append("guards = false")
    }
    if Exits.needsContentPan(values) { options.append("ios = 26") }
    return options.isEmpty ? [] : ["nav.reset{\(options.joined(separator: ", "))}"]
  }
}

/// The tab bar of a case.
private struct Tabs {
  /// The tab that is shown, and how many there are.
  private let (from, count): (Int, Int)

  /// Nil where the case is not about a tab.
  init?(_ values: CaseWorld.Values) {
    guard let from = values["from"].flatMap({ Int($0) }),
      let index = values["index"].flatMap({ Int($0) })
    else { return nil }
    self.from = from
    count = max(2, from, index)
  }

  /// - Parameter stack: the stack of the tab that is shown.
  func lines(showing stack: String) -> [String] {
    let others = Array(repeating: "\"Other\"", count: count - 1).joined(separator: ", ")
    let bar = "tabs = nav.tabs{\(others)}"
    if from == 1 { return ["nav.setStack\(stack)", bar] }
    return ["nav.setRoot(\"Home\")", bar, "tabs.show(\(from))", "tabs[\(from)].setStack\(stack)"]
  }
}

/// Writes the controllers of a case.
private struct SpecMaker {
  private let values: CaseWorld.Values
  private let asked: Int
  private let hook: HookName

  init(_ values: CaseWorld.Values, asked: Int, _ hook: HookName) {
    self.values = values
    self.asked = asked
    self.hook = hook
  }

  /// The controller at a place, from 1.
  func spec(_ place: Int) -> String {
    let distance = place - asked
    let before =
      String(repeating: "previous.", count: max(0, -distance))
      + String(repeating: "next.", count: max(0, distance))
    let className = values[before + "class"] ?? "\"Home\""
    var fields = self.fields(before)
    if place == asked { fields += own }
    if fields.isEmpty { return className }
    return "{class = \(className), \(fields.joined(separator: ", "))}"
  }

  private func fields(_ before: String) -> [String] {
    var fields: [String] = []
    var props: [String] = []
    for (input, value) in values.sorted(by: { $0.key < $1.key }) {
      guard input.hasPrefix(before) else { continue }
      let name = String(input.dropFirst(before.count))
      if name.hasPrefix("props."), value != "nil" {
        props.append("\(Self.key(String(name.dropFirst(6)))) = \(value)")
      } else if name == "title" || CaseWorld.settings.contains(ExactName(name)), value != "nil" {
        fields.append("\(name) = \(value)")
      }
    }
    if !props.isEmpty { fields.append("props = {\(props.joined(separator: ", "))}") }
    return fields
  }

  /// A name as the key of a table: `dirty`, `["a-b"]`.
  private static func key(_ name: String) -> String {
    LuaText.isName(name) ? name : "[\(LuaText.quoted(name))]"
  }

  /// A controller that a stack is embedded in, and that leaves by the case's source.
  var container: String {
    let fields = forSource
    return fields.isEmpty
      ? "\"Container\"" : "{class = \"Container\", \(fields.joined(separator: ", "))}"
  }

  /// What only the controller that is asked about has.
  private var own: [String] {
    var own = forSource
    if let color = values["bar"] { own.append("barColor = \(color)") }
    if let region = values["region"], region != "nil" { own.append(Self.regions(region)) }
    return own
  }

  /// What the controller that leaves needs for the case's source or kind of gesture.
  private var forSource: [String] {
    var own: [String] = []
    if values["source"] == "\"customBackButton\"", values["customBackButton"] == nil {
      own.append("customBackButton = true")
    }
    let isFullscreen =
      values["source"] == "\"fullscreenGesture\"" || values["kind"] == "\"fullscreen\""
    if isFullscreen, values["gesture"] == nil { own.append("gesture = \"fullscreen\"") }
    return own
  }

  private static func regions(_ name: String) -> String {
    let offset = name == "\"pager\"" ? ", offset = 0" : ""
    return "regions = {{name = \(name), frame = {0, 300, 390, 200}, handles = \"horizontal\""
      + "\(offset)}}"
  }
}
