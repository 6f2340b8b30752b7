internal import Navigation
internal import PluginHost

/// How a case comes to its decision: the table of the ways to leave a screen.
enum Exits {
  /// A way to leave a screen.
  private struct Way {
    let source: String
    /// Whether several controllers can leave at once.
    var leavesMany = false
    /// The lines of Lua; how many leave, and how many stand there.
    let lines: @Sendable (_ count: Int, _ total: Int, _ values: CaseSpace.Values) -> [String]
  }

  private static let ways: [Way] = [
    Way(source: "backButton") { _, _, _ in ["nav.tapBack()"] },
    Way(source: "customItem") { _, _, _ in ["nav.tapBack()"] },
    Way(source: "backMenu", leavesMany: true) { count, _, _ in ["nav.backMenu(\(count))"] },
    Way(source: "edgeGesture") { _, _, _ in ["nav.pan{from = {5, 422}, to = {388, 422}}"] },
    Way(source: "fullscreenGesture") { _, _, _ in [Exits.panFromMiddle] },
    Way(source: "contentGesture") { _, _, _ in [Exits.panFromMiddle] },
    Way(source: "escape") { _, _, values in ["\(Exits.leaver(values)).escape()"] },
    Way(source: "sheetSwipe") { _, _, _ in ["nav.presented.swipeDown()"] },
    Way(source: "tapOutside") { _, _, _ in ["nav.presented.tapOutside()"] },
    Way(source: "deepLink", leavesMany: true) { count, total, values in
      let staying = (1...max(1, total - count)).map { "nav.stack[\($0)]" }
      let animated = values["animated"] == "false" ? "" : ", animated = true"
      return ["nav.setStack({\(staying.joined(separator: ", "))}, {ask = true\(animated)})"]
    },
    Way(source: "tabBar", leavesMany: true) { _, _, _ in
      ["tabs = nav.tabs{\"Other\"}", "tabs.select(1)"]
    },
    Way(source: "request", leavesMany: true) { count, _, values in
      if values["dismisses"] == "true" { return ["nav.presented.requestDismiss()"] }
      return [count == 1 ? "nav.requestPop()" : "nav.requestPop{count = \(count)}"]
    },
    Way(source: "program", leavesMany: true) { count, total, values in
      let isAnimated = values["animated"] != "false"
      let options = isAnimated ? "" : "{animated = false}"
      if values["dismisses"] == "true" { return ["nav.presented.dismiss(\(options))"] }
      if count == 1 { return ["nav.pop(\(options))"] }
      return ["nav.popTo(\(total - count)\(isAnimated ? "" : ", \(options)"))"]
    },
  ]

  private static let panFromMiddle = "nav.pan{from = {195, 422}, to = {388, 422}}"

  /// The stack that somebody leaves.
  private static func leaver(_ values: CaseSpace.Values) -> String {
    values["dismisses"] == "true" ? "nav.presented" : "nav"
  }

  /// Whether a presentation can leave by it.
  ///
  /// - Parameter source: as Lua writes it.
  static func dismisses(_ source: String) -> Bool {
    alwaysDismisses(source)
      || ["\"escape\"", "\"request\"", "\"program\""].contains(source)
  }

  /// Whether nothing but a presentation leaves by it.
  static func alwaysDismisses(_ source: String) -> Bool {
    ["\"sheetSwipe\"", "\"tapOutside\""].contains(source)
  }

  /// Whether it can be done without animation.
  static func mayBeAtOnce(_ source: String) -> Bool {
    ["\"program\"", "\"deepLink\""].contains(source)
  }

  /// Whether a case can be made of it.
  static func isKnown(_ source: PopSource) -> Bool {
    ways.contains { $0.source == source.rawValue }
  }

  /// - Parameter source: as Lua writes it.
  static func leavesMany(_ source: String) -> Bool {
    ways.contains { $0.leavesMany && CaseSpace.quoted($0.source) == source }
  }

  static func needsContentPan(_ values: CaseSpace.Values) -> Bool {
    values["source"] == "\"contentGesture\"" || values["kind"] == "\"content\""
  }

  /// - Parameters:
  ///   - total: how many controllers there are.
  ///   - pushed: the spec of the one that `shouldPush` is asked about.
  static func lines(
    _ hook: HookName, _ values: CaseSpace.Values, total: Int, pushed: String
  ) -> [String] {
    switch hook {
    case .shouldPop: pop(values, total: total)
    case .gestureShouldBegin: [swipe(values)]
    case .shouldPush:
      ["nav.push(\(pushed)\(values["animated"] == "false" ? ", {animated = false}" : ""))"]
    case .shouldSelect: ["tabs.select(\(values["index"] ?? "2"))"]
    default: []
    }
  }

  private static func pop(_ values: CaseSpace.Values, total: Int) -> [String] {
    let way = ways.first { CaseSpace.quoted($0.source) == values["source"] } ?? ways[0]
    return way.lines(Int(values["count"] ?? "1") ?? 1, total, values)
  }

  private static func swipe(_ values: CaseSpace.Values) -> String {
    let distance = Double(values["distance"] ?? "5") ?? 5
    let (dx, dy): (Double, Double) =
      switch values["translation"] {
      case "\"leading\"": (-distance, 0)
      case "\"steep\"": (40, 120)
      default: (390 - 2 - distance, 0)
      }
    let isMirrored = values["direction"] == "\"rtl\""
    func x(_ value: Double) -> String { InputDomain.number(isMirrored ? 390 - value : value) }
    return "nav.pan{from = {\(x(distance)), 400}, "
      + "to = {\(x(distance + dx)), \(InputDomain.number(400 + dy))}"
      + (values["input"] == "\"pointer\"" ? ", input = \"pointer\"}" : "}")
  }
}
