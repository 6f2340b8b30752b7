internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// How a case comes to its decision: the table of the ways to leave a screen.
enum Exits {
  /// A case, as far as the way out of it needs it.
  private struct Case {
    /// How many controllers leave, and how many stand there.
    var count, total: Int
    var isAnimated, dismisses: Bool

    init(_ values: CaseWorld.Values, total: Int) {
      count = Int(values["count"] ?? "1") ?? 1
      self.total = total
      isAnimated = values["animated"] != "false"
      dismisses = values["dismisses"] == "true"
    }

    var motion: Motion { Motion(animated: isAnimated) }
    /// How many stay.
    var staying: Int { max(1, total - count) }
  }

  /// What is done, and what Lua calls the stack on which it is.
  private static func way(_ source: PopSource, _ one: Case) -> (NavigationOperation, on: String) {
    let leaver = one.dismisses ? "nav.presented" : "nav"
    return switch source {
    case .backButton, .customBackButton: (.tapBack(), "nav")
    case .backMenu: (.backMenu(one.count), "nav")
    case .edgeGesture: (.pan(pan(from: 5)), "nav")
    case .fullscreenGesture, .contentGesture: (.pan(pan(from: 195)), "nav")
    case .escape: (.escape(), leaver)
    case .sheetSwipe: (.swipeDown(), "nav.presented")
    case .tapOutside: (.tapOutside(), "nav.presented")
    case .tabBar: (.select(1), "tabs")
    case .deepLink:
      (
        .setStack(
          (1...one.staying).map { .index($0) }, StackChange(ask: true, animated: one.isAnimated)),
        "nav"
      )
    case .request where one.dismisses: (.requestDismiss(one.motion), leaver)
    case .request: (.requestPop(.count(one.count), one.motion), leaver)
    case .programmatic where one.dismisses: (.dismiss(one.motion), leaver)
    case .programmatic where one.count == 1: (.pop(one.motion), leaver)
    case .programmatic: (.popTo(.index(one.total - one.count), one.motion), leaver)
    }
  }

  private static func pan(from x: Double) -> Pan {
    Pan(from: ScreenPoint(x: x, y: 422), to: ScreenPoint(x: 388, y: 422))
  }

  /// - Parameter source: as Lua writes it.
  private static func source(_ source: String?) -> PopSource? {
    PopSource.allCases.first { LuaText.quoted($0.rawValue) == source }
  }

  /// Whether a presentation can leave by it.
  ///
  /// - Parameter source: as Lua writes it.
  static func dismisses(_ source: String) -> Bool {
    switch self.source(source) {
    case .sheetSwipe, .tapOutside, .escape, .request, .programmatic: true
    default: false
    }
  }

  /// Whether nothing but a presentation leaves by it.
  static func alwaysDismisses(_ source: String) -> Bool {
    [.sheetSwipe, .tapOutside].contains(self.source(source))
  }

  static func needsContentPan(_ values: CaseWorld.Values) -> Bool {
    source(values["source"]) == .contentGesture || values["kind"] == "\"content\""
  }

  /// - Parameters:
  ///   - total: how many controllers there are.
  ///   - pushed: the spec of the one that `shouldPush` is asked about.
  static func lines(
    _ hook: HookName, _ values: CaseWorld.Values, total: Int, pushed: String
  ) -> [String] {
    switch hook {
    case .shouldPop: pop(values, total: total)
    case .gestureShouldBegin: [swipe(values)]
    case .shouldPush:
      ["nav.push(\(pushed)\(values["animated"] == "false" ? ", {animated = false}" : ""))"]
    case .shouldSelect:
      [NavigationOperation.select(Int(values["index"] ?? "2") ?? 2).lua(on: "tabs")]
    default: []
    }
  }

  private static func pop(_ values: CaseWorld.Values, total: Int) -> [String] {
    let source = source(values["source"]) ?? .backButton
    let (operation, stack) = way(source, Case(values, total: total))
    let bar = source == .tabBar ? ["tabs = nav.tabs{\"Other\"}"] : []
    return bar + [operation.lua(on: stack)]
  }

  private static func swipe(_ values: CaseWorld.Values) -> String {
    let distance = Double(values["distance"] ?? "5") ?? 5
    let (dx, dy): (Double, Double) =
      switch values["translation"] {
      case "\"leading\"": (-distance, 0)
      case "\"steep\"": (40, 120)
      default: (390 - 2 - distance, 0)
      }
    let isMirrored = values["direction"] == "\"rtl\""
    func point(_ x: Double, _ y: Double) -> ScreenPoint {
      ScreenPoint(x: isMirrored ? 390 - x : x, y: y)
    }
    var pan = Pan(from: point(distance, 400), to: point(distance + dx, 400 + dy))
    if values["input"] == "\"pointer\"" { pan.input = .pointer }
    return NavigationOperation.pan(pan).lua(on: "nav")
  }
}
