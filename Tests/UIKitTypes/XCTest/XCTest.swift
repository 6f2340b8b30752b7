// The part of Apple's XCTest that a test from `navhost app export` uses, with Apple's names, types and
// isolation, and without code. It is only type-checked against.
@_exported import Foundation

public struct CGVector {
  public init(dx: Double, dy: Double) {}
}

open class XCTestCase {
  public init() {}
}

public struct XCTSkip: Error {
  public init(_ message: String? = nil, file: StaticString = #filePath, line: UInt = #line) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

public struct XCUIGestureVelocity: RawRepresentable {
  public var rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
}

@MainActor
public class XCUICoordinate {
  public func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
  public func tap() {}
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval
  ) {}
}

@MainActor
public class XCUIElementQuery {
  public var count: Int { 0 }
  public var buttons: XCUIElementQuery { self }
  public func element(boundBy index: Int) -> XCUIElement { fatalError() }
  public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor
open class XCUIElement {
  init() {}
  public var exists: Bool { false }
  public var firstMatch: XCUIElement { self }
  public var buttons: XCUIElementQuery { fatalError() }
  public var staticTexts: XCUIElementQuery { fatalError() }
  public var otherElements: XCUIElementQuery { fatalError() }
  public var navigationBars: XCUIElementQuery { fatalError() }
  public var tabBars: XCUIElementQuery { fatalError() }
  public func tap() {}
  public func press(forDuration duration: TimeInterval) {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { fatalError() }
}

@MainActor
open class XCUIApplication: XCUIElement {
  public override init() {}
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public func launch() {}
}
