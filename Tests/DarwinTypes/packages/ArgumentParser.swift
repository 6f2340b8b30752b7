// The little of swift-argument-parser that the program uses, declared after its documentation. Nothing here
// is ever run.

// MARK: Commands

public protocol ParsableArguments: Decodable {
  init()
  mutating func validate() throws
}

extension ParsableArguments {
  public mutating func validate() throws {}
  public static func exitCode(for error: any Error) -> ExitCode { .success }
  public static func fullMessage(for error: any Error) -> String { "" }
}

public protocol ParsableCommand: ParsableArguments {
  static var configuration: CommandConfiguration { get }
  static var _commandName: String { get }
  mutating func run() throws
}

extension ParsableCommand {
  public static var configuration: CommandConfiguration { CommandConfiguration() }
  public static var _commandName: String { "" }
  public mutating func run() throws {}
  public static func parseAsRoot(_ arguments: [String]? = nil) throws -> any ParsableCommand {
    fatalError()
  }
  public static func completionScript(for shell: CompletionShell) -> String { "" }
}

public struct CompletionShell: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init?(rawValue: String) { self.rawValue = rawValue }
  public static var bash: CompletionShell { fatalError() }
  public static var zsh: CompletionShell { fatalError() }
}

public struct CommandConfiguration: @unchecked Sendable {
  public var commandName: String?
  public var subcommands: [any ParsableCommand.Type] = []
  public var groupedSubcommands: [CommandGroup] = []

  public init(
    commandName: String? = nil, abstract: String = "", usage: String? = nil,
    discussion: String = "", version: String = "", shouldDisplay: Bool = true,
    subcommands: [any ParsableCommand.Type] = [], groupedSubcommands: [CommandGroup] = []
  ) {}
}

public struct CommandGroup: @unchecked Sendable {
  public let name: String
  public let subcommands: [any ParsableCommand.Type]

  public init(name: String, subcommands: [any ParsableCommand.Type]) {
    self.name = name
    self.subcommands = subcommands
  }
}

// MARK: Values

public protocol ExpressibleByArgument {
  init?(argument: String)
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
  public init?(argument: String) { nil }
}

extension String: ExpressibleByArgument {
  public init?(argument: String) { nil }
}
extension Int: ExpressibleByArgument {
  public init?(argument: String) { nil }
}
extension Int32: ExpressibleByArgument {
  public init?(argument: String) { nil }
}
extension UInt64: ExpressibleByArgument {
  public init?(argument: String) { nil }
}
extension Double: ExpressibleByArgument {
  public init?(argument: String) { nil }
}

public struct ArgumentHelp: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(
    _ abstract: String = "", discussion: String = "", valueName: String? = nil
  ) {}
  public static var hidden: ArgumentHelp { ArgumentHelp() }
}

public struct CompletionKind: Sendable {
  public static var directory: CompletionKind { CompletionKind() }
  public static func file(extensions: [String] = []) -> CompletionKind { CompletionKind() }
  public static func list(_ words: [String]) -> CompletionKind { CompletionKind() }
}

public struct NameSpecification: ExpressibleByArrayLiteral, Sendable {
  public struct Element: Sendable {
    public static func customLong(_ name: String, withSingleDash: Bool = false) -> Element {
      Element()
    }
    public static func customShort(_ name: Character, allowingJoined: Bool = false) -> Element {
      Element()
    }
  }

  public init(arrayLiteral elements: Element...) {}

  public static var long: NameSpecification { [] }
  public static var shortAndLong: NameSpecification { [] }
  public static func customLong(
    _ name: String, withSingleDash: Bool = false
  ) -> NameSpecification { [] }
}

public struct ArgumentArrayParsingStrategy: Sendable {
  public static var remaining: ArgumentArrayParsingStrategy { ArgumentArrayParsingStrategy() }
  public static var postTerminator: ArgumentArrayParsingStrategy { ArgumentArrayParsingStrategy() }
  public static var captureForPassthrough: ArgumentArrayParsingStrategy {
    ArgumentArrayParsingStrategy()
  }
}

// MARK: What stands before a property

@propertyWrapper
public struct Option<Value>: Decodable {
  public init(from decoder: any Decoder) throws {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}

extension Option where Value: ExpressibleByArgument {
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) {}
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) {}
}

extension Option {
  public init<T: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {}
  public init<T: ExpressibleByArgument>(
    wrappedValue: [T], name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {}
}

@propertyWrapper
public struct Argument<Value>: Decodable {
  public init(from decoder: any Decoder) throws {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}

extension Argument where Value: ExpressibleByArgument {
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) {}
  public init(help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {}
}

extension Argument {
  public init<T: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {}
  public init<T: ExpressibleByArgument>(
    wrappedValue: [T], parsing: ArgumentArrayParsingStrategy = .remaining,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [T] {}
  public init<T: ExpressibleByArgument>(
    parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {}
}

@propertyWrapper
public struct Flag<Value>: Decodable {
  public init(from decoder: any Decoder) throws {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}

extension Flag where Value == Bool {
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) {}
}

@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: Decodable {
  public init(from decoder: any Decoder) throws {}
  public init(title: String = "") {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}

// MARK: Errors

public struct ValidationError: Error, CustomStringConvertible {
  public init(_ message: String) {}
  public var description: String { "" }
}

public struct ExitCode: Error, RawRepresentable, Hashable {
  public var rawValue: Int32
  public init(_ code: Int32) { rawValue = code }
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let success = ExitCode(0)
  public static let validationFailure = ExitCode(64)
}

public struct CleanExit: Error, CustomStringConvertible {
  public static func helpRequest(_ type: (any ParsableCommand.Type)? = nil) -> CleanExit {
    CleanExit()
  }
  public static func helpRequest(_ command: any ParsableCommand) -> CleanExit { CleanExit() }
  public static func message(_ text: String) -> CleanExit { CleanExit() }
  public var description: String { "" }
}
