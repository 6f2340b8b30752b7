extension XCUITestText {
  /// A function of the test's `Phone`, by its name; `""` is always there.
  typealias Helper = (name: String, text: String)

  /// What there is of XCTest in them is declared in Tests/UIKitTypes/XCTest.swift, too, which they are
  /// type-checked against.
  static let helpers: [Helper] = [
    (
      "",
      """
        let app = XCUIApplication()

        init(isRightToLeft: Bool = false, scene: String) {
          if isRightToLeft {
            app.launchArguments += ["-AppleLanguages", "(ar)", "-AppleTextDirection", "YES"]
          }
          app.launchEnvironment["NAVHOST_SCENE"] = scene
          app.launch()
        }

      """
    ),
    (
      "appGoesOn",
      """
        /// The app does the next line of NAVHOST_SCENE.
        func appGoesOn() { app.buttons["navhost.next"].tap() }

      """
    ),
    (
      "shows",
      """
        func shows(
          _ screen: String, title: String? = nil, file: StaticString = #filePath, line: UInt = #line
        ) {
          let isThere = app.otherElements[screen].waitForExistence(timeout: 5)
          XCTAssertTrue(isThere, "\\(screen) is not shown", file: file, line: line)
          guard let title else { return }
          XCTAssertTrue(
            app.navigationBars[title].exists, "the bar does not say \\(title)", file: file, line: line)
        }

      """
    ),
    (
      "asks",
      """
        func asks(_ question: String, file: StaticString = #filePath, line: UInt = #line) {
          let isThere = app.staticTexts[question].waitForExistence(timeout: 5)
          XCTAssertTrue(isThere, "nobody asks: \\(question)", file: file, line: line)
        }

      """
    ),
    (
      "offers",
      """
        func offers(_ choice: String, file: StaticString = #filePath, line: UInt = #line) {
          let isThere = app.buttons[choice].firstMatch.waitForExistence(timeout: 5)
          XCTAssertTrue(isThere, "nobody offers: \\(choice)", file: file, line: line)
        }

      """
    ),
    (
      "answer",
      """
        func answer(_ label: String) { app.buttons[label].firstMatch.tap() }

      """
    ),
    (
      "topBar",
      """
        /// The bar that lies over all others.
        private var topBar: XCUIElement {
          app.navigationBars.element(boundBy: app.navigationBars.count - 1)
        }

      """
    ),
    (
      "tapBack",
      """
        func tapBack() { topBar.buttons.element(boundBy: 0).tap() }

      """
    ),
    (
      "pickBackMenu",
      """
        func pickBackMenu(_ title: String) {
          topBar.buttons.element(boundBy: 0).press(forDuration: 1)
          app.buttons[title].firstMatch.tap()
        }

      """
    ),
    (
      "pullDown",
      """
        func pullDown(_ distance: Double, seconds: Double) {
          let start = topBar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
          start.press(
            forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: distance)),
            withVelocity: XCUIGestureVelocity(distance / max(seconds, 0.05)), thenHoldForDuration: 0)
        }

      """
    ),
    (
      "coordinate",
      """
        private func coordinate(_ point: (x: Double, y: Double)) -> XCUICoordinate {
          app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
            .withOffset(CGVector(dx: point.x, dy: point.y))
        }

      """
    ),
    (
      "tap",
      """
        func tap(_ point: (x: Double, y: Double)) { coordinate(point).tap() }

      """
    ),
    (
      "drag",
      """
        func drag(from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double) {
          let (dx, dy) = (to.x - from.x, to.y - from.y)
          let way = (dx * dx + dy * dy).squareRoot()
          coordinate(from).press(
            forDuration: 0.05, thenDragTo: coordinate(to),
            withVelocity: XCUIGestureVelocity(way / max(seconds, 0.05)), thenHoldForDuration: 0)
        }

      """
    ),
    (
      "select",
      """
        func select(tab: Int) { app.tabBars.buttons.element(boundBy: tab - 1).tap() }

      """
    ),
    (
      "tapOutside",
      """
        /// Beside the popover or form sheet: at the leading edge, half way down.
        func tapOutside() {
          app.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.5)).tap()
        }

      """
    ),
    (
      "wait",
      """
        func wait(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

      """
    ),
  ]
}
