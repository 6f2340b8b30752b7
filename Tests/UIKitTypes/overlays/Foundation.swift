@_exported import Foundation
@_exported import ObjectiveC

// Nothing here is ever run: the adapter is only type-checked against it.

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout [Element]?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

open class NSError: NSObject {}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension Error {
  public var localizedDescription: String { "" }
}

public struct URL {
  public init(fileURLWithPath path: String) {}
  public func resolvingSymlinksInPath() -> URL { self }
  public var pathComponents: [String] { [] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector() }

public typealias CGFloat = Double

extension CGRect {
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}

extension CGAffineTransform {
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSHomeDirectory() -> String { "" }

public struct Data: Sendable {
  public init(_ bytes: some Sequence<UInt8>) {}
}

public final class FileManager {
  nonisolated(unsafe) public static let `default` = FileManager()
  public func createFile(atPath path: String, contents data: Data?) -> Bool { false }
}

public final class FileHandle {
  public init?(forWritingAtPath path: String) { nil }
  public func write(_ data: Data) {}
}

open class NSNotification: NSObject {
  public typealias Name = String
}

public struct Notification {
  public var object: Any?
}

open class OperationQueue: NSObject {}

open class NotificationCenter: NSObject {
  nonisolated(unsafe) public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }
  public func removeObserver(_ observer: Any) {}
}
