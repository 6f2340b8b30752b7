internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostRendering
internal import NavhostSupport

/// What stands at a moment of a session. The texts are JSON, and those that did not change are the
/// same as the moment's before, so that ten thousand moments are few bytes each.
struct SessionFrame: Equatable {
  @Boxed var screen: Screen?
  var texts: [ViewParts.Name: String]
  /// Seconds on the virtual clock.
  var time: Double
  /// How many inputs led to it.
  var inputs = 0
  /// Which of the session's event lines had happened since the script was played.
  var events = 0..<0

  /// Whether a person sees a difference.
  func looksLike(_ other: SessionFrame) -> Bool {
    screen == other.screen && texts == other.texts && events == other.events
  }
}

extension SessionFrame {
  init(_ stage: Stage, _ sources: SourceTexts) {
    let navigation = stage.host.navigation
    let explanation = navigation.explanation
    screen = stage.pictures.screen?.withShortTrails
    time = navigation.time
    texts = [
      .explanation: JSONText.string(explanation.map { "\($0)" } ?? ""),
      .cards: Self.cards(explanation), .source: sources.json(stage),
      .stack: Self.stack(navigation), .question: Self.question(navigation.question),
      .phone: Self.phone(stage.front),
      .app: Self.text(stage.host.app.table), .props: Self.text(stage.front.top?.props),
    ]
  }

  /// The cards of a decision; an empty list without one.
  static func cards(_ explanation: Explanation?) -> String {
    guard explanation != nil else { return "[]" }
    return DecisionNode.flow(of: explanation).map { node in
      JSONObject([
        ("title", JSONText.string(node.title)), ("tag", JSONText.string(node.tag)),
        ("verdict", JSONText.string(node.verdict)), ("reason", JSONText.string(node.reason)),
        ("place", JSONText.string(node.place)), ("tone", JSONText.string(node.tone.rawValue)),
        ("sign", JSONText.string(node.sign.rawValue)), ("isEnd", "\(node.isEnd)"),
        ("guards", node.guards.map { JSONText.string($0) }.json),
      ]).text
    }.json
  }

  /// The controllers of all stacks.
  static func stack(_ navigation: NavigationController) -> String {
    let top = navigation.scene.topNavigation?.top
    return navigation.scene.stacks.flatMap { stack in
      let place = place(of: stack)
      return stack.stack.map { line($0, place, isTop: $0 === top) }
    }.json
  }

  private static func line(_ controller: Controller, _ place: String, isTop: Bool) -> String {
    JSONObject([
      ("class", JSONText.string(controller.className)),
      ("title", JSONText.string(controller.title ?? "")), ("place", JSONText.string(place)),
      ("top", "\(isTop)"),
    ]).text
  }

  /// Where a stack is, in words; nothing for `nav` itself.
  private static func place(of stack: NavigationController) -> String {
    var places: [String] = []
    if let bar = stack.tabBar, let index = bar.navigations.firstIndex(where: { $0 === stack }) {
      places.append("tab \(index + 1)\(index == bar.selectedIndex ? "" : ", hidden")")
    }
    if let container = stack.container { places.append("inside \(container.className)") }
    if stack.isPresented {
      let all = stack.scene.presentations
      let style = all.first {
        $0.navigation === stack || $0.navigation === stack.tabBar?.navigations.first
      }?.style
      places.append(style == .fullScreen ? "full screen" : "in a sheet")
    }
    return places.joined(separator: ", ")
  }

  /// The open question, or null.
  static func question(_ question: Question?) -> String {
    guard let question else { return "null" }
    let choices = question.choices.map { choice in
      JSONObject([
        ("id", JSONText.string(choice.id)), ("title", JSONText.string(choice.title)),
        ("style", JSONText.string(choice.style.rawValue)),
      ]).text
    }
    return JSONObject([
      ("kind", JSONText.string(question.kind.rawValue)),
      ("style", JSONText.string(question.style.rawValue)),
      ("message", JSONText.string(question.action.map { "waiting for \($0)" } ?? question.message)),
      ("data", JSONText.string(question.data.map { "\($0)" } ?? "")),
      ("choices", choices.json),
    ]).text
  }

  /// Data as Lua source; nothing where there is no controller.
  private static func text(_ table: DataTable?) -> String {
    JSONText.string(table.map { "\(AppData(.table($0)))" } ?? "")
  }

  private static func phone(_ front: NavigationController) -> String {
    let configuration = front.configuration
    let size = ScreenSize(width: configuration.width, height: configuration.height)
    let strip = TabStrip.frame(on: size)
    let tabs = front.isBottomBarHidden ? nil : front.tabBar
    return JSONObject([
      ("width", "\(configuration.width)"), ("height", "\(configuration.height)"),
      ("direction", JSONText.string(configuration.direction.rawValue)),
      ("profile", JSONText.string(configuration.profile.name)),
      (
        "sheet",
        "\(front.scene.presentations.last.map { [.sheet, .formSheet].contains($0.style) } ?? false)"
      ),
      (
        "outside",
        "\(front.scene.presentations.last.map { [.popover, .formSheet].contains($0.style) } ?? false)"
      ),
      ("presented", "\(!front.scene.presentations.isEmpty)"),
      ("tabs", tabs.map { "[\(tabNames($0).joined(separator: ","))]" } ?? "[]"),
      ("tabsTop", "\(strip.y)"),
      ("menu", front.backMenu.map { JSONText.string($0) }.json),
    ]).text
  }

  private static func tabNames(_ bar: TabBarController) -> [String] {
    bar.navigations.enumerated().map { index, tab in
      JSONObject([
        ("name", JSONText.string(TabStrip.title(of: tab))),
        ("selected", "\(index == bar.selectedIndex)"),
      ]).text
    }
  }
}

extension Screen {
  /// How many points of a finger's way are kept.
  private static let trail = 120

  /// The same, with no more of each finger's way than is worth keeping ten thousand times. The
  /// question is drawn by the page, whose buttons can be pressed.
  fileprivate var withShortTrails: Screen {
    var screen = self
    screen.question = nil
    for index in screen.touches.indices where screen.touches[index].path.count > Self.trail {
      screen.touches[index].path = Array(screen.touches[index].path.suffix(Self.trail))
    }
    return screen
  }
}
