internal import Navigation
internal import PluginHost

/// How a case comes to its decision: the table of the ways to leave a screen.
enum Exits {
  /// A way to leave a screen.
  private struct Way {
    let source: String
    /// Whether several controllers can leave at once.
    let leavesMany: Bool
    /// The lines of Lua; what leaves, and how many stand there.
    let lines: @Sendable (_ count: Int, _ total: Int, _ values: CaseSpace.Values) -> [String]
  }

  private static let ways: [Way] = [
    Way(source: "backButton", leavesMany: false) { _, _, _ in ["nav.tapBack()"] },
    Way(source: "customItem", leavesMany: false) { _, _, _ in ["nav.tapBack()"] },
    Way(source: "backMenu", leavesMany: true) { count, _, _ in ["nav.backMenu(\(count))"] },
    Way(source: "edgeGesture", leavesMany: false) { _, _, _ in
      ["nav.pan{from = {5, 422}, to = {388, 422}}"]
    },
    Way(source: "fullscreenGesture", leavesMany: false) { _, _, _ in
      ["nav.pan{from = {195, 422}, to = {388, 422}}"]
    },
    Way(source: "request", leavesMany: true) { count, _, _ in
      [count == 1 ? "nav.requestPop()" : "nav.requestPop{count = \(count)}"]
    },
    Way(source: "program", leavesMany: true) { count, total, values in
      let isAnimated = values["animated"] != "false"
      if count == 1 { return ["nav.pop(\(isAnimated ? "" : "{animated = false}"))"] }
      return ["nav.popTo(\(total - count)\(isAnimated ? "" : ", {animated = false}"))"]
    },
  ]

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
    default: []
    }
  }

  private static func pop(_ values: CaseSpace.Values, total: Int) -> [String] {
    let way = ways.first { CaseSpace.quoted($0.source) == values["source"] } ?? ways[0]
    let above = values["isTop"] == "false" ? 1 : 0
    let count = max(Int(values["count"] ?? "1") ?? 1, above + 1)
    return way.lines(count, total, values)
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
      + "to = {\(x(distance + dx)), \(InputDomain.number(400 + dy))}}"
  }
}
