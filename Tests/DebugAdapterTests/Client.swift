import Dispatch
import Expectations
import Foundation
import NavhostLanguageProtocol
import NavhostLua
import NavhostPluginHost
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostDebugAdapter
@testable import NavhostScriptHost

/// A client of the debugger in this process, with a folder of policies. The debugger runs in a thread of its own.
final class Client: @unchecked Sendable {
  struct Message: CustomStringConvertible {
    let json: JSONValue
    var description: String { "\(json)" }
    var body: JSONValue { json["body"] ?? .null }
    var isOK: Bool { json["success"]?.boolean ?? false }
    var text: String { json["message"]?.text ?? "" }
    var event: String? { json["event"]?.text }
  }

  /// Where it stands.
  struct Place: Equatable, CustomStringConvertible {
    var reason: String
    var file: String
    var line: Int
    var description: String { "\(reason) \(file):\(line)" }
  }

  struct TimedOut: Error {}

  let folder: Folder
  private let channel = DebugChannel()
  private let condition = NSCondition()
  private var received: [Message] = []
  private var isOver = false
  private var last = 0
  private var events: [Message] = []
  /// The thread that stopped last, and its functions.
  private(set) var thread = 1
  private(set) var frames: [JSONValue] = []
  private(set) var stop = JSONValue.null

  init(_ files: [String: String], script: String = "s.lua") throws {
    folder = try Folder(files)
    let path = folder.path + "/" + script
    let plugins = folder.path + "/plugins"
    let channel = channel
    let thread = Thread { [self] in
      let debuggee = Self.debuggee(path, plugins)
      let output = DebugOutput { [unowned self] in take($0) }
      DebugAdapter(debuggee, input: channel, output: output).serve()
      condition.lock()
      isOver = true
      condition.broadcast()
      condition.unlock()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private static func debuggee(_ path: String, _ plugins: String) -> Debuggee {
    var debuggee = Debuggee(
      source: (try? Files.read(path)) ?? [], name: path, makeHost: { NavigationHost() },
      show: { ValuePrinter($0, bounds: .debugger).line($1) },
      ending: { ($0.code == .exit ? Int($0.exitStatus) : 1, $0.code == .exit ? "" : $0.message) })
    debuggee.loadPlugins = { host, report in
      guard Files.kind(plugins) == .folder else { return }
      for case (_, .failure(let error)) in host.loadEntries(of: plugins) { report(error.message) }
    }
    return debuggee
  }

  private func take(_ frame: [UInt8]) {
    var reader = FrameReader()
    reader.append(frame)
    guard let body = try? reader.next(), let json = try? JSONParser.parse(body) else { return }
    condition.lock()
    received.append(Message(json: json))
    condition.broadcast()
    condition.unlock()
  }

  /// A limit that ends a test that hangs. It does not measure speed.
  private static var patience: Date { Date(timeIntervalSinceNow: 600) }

  private func receive() throws -> Message {
    condition.lock()
    defer { condition.unlock() }
    let end = Self.patience
    while received.isEmpty {
      if isOver || !condition.wait(until: end) { throw TimedOut() }
    }
    return received.removeFirst()
  }

  // MARK: Messages

  func push(_ body: String) { channel.push(body.utf8) }
  func close() { channel.close() }

  /// Whether the debugger has come to its end.
  var hasEnded: Bool {
    condition.lock()
    defer { condition.unlock() }
    let end = Self.patience
    while !isOver, condition.wait(until: end) {}
    return isOver
  }

  @discardableResult
  func send(_ command: String, _ arguments: [(String, JSONValue)] = []) -> Int {
    last += 1
    var writer = JSONWriter()
    writer.value(
      .record([
        ("seq", .whole(last)), ("type", .string("request")), ("command", .string(command)),
        ("arguments", .record(arguments)),
      ]))
    channel.push(writer.bytes)
    return last
  }

  @discardableResult
  func request(_ command: String, _ arguments: [(String, JSONValue)] = []) throws -> Message {
    let number = send(command, arguments)
    while true {
      let message = try receive()
      if message.json["request_seq"]?.integer == number { return message }
      if message.event != nil { events.append(message) }
    }
  }

  func event(_ name: String) throws -> JSONValue {
    while true {
      if let known = events.firstIndex(where: { $0.event == name }) {
        return events.remove(at: known).body
      }
      let message = try receive()
      if message.event != nil { events.append(message) }
    }
  }

  /// What was put out so far: `category: text`.
  func outputs() -> [String] {
    let outputs = events.filter { $0.event == "output" }.map(\.body)
    events.removeAll { $0.event == "output" }
    return outputs.map { "\($0["category"]?.text ?? "?"): \($0["output"]?.text ?? "")" }
  }

  // MARK: A session

  func path(_ file: String) -> String { Files.realPath(folder.path + "/" + file) ?? file }

  @discardableResult
  func breakpoints(_ file: String, _ list: [[(String, JSONValue)]]) throws -> [JSONValue] {
    let reply = try request(
      "setBreakpoints",
      [
        ("source", .record([("path", .string(path(file)))])),
        ("breakpoints", .array(list.map { .record($0) })),
      ])
    return reply.body["breakpoints"]?.array ?? []
  }

  @discardableResult
  func breakpoints(_ file: String, _ lines: Int...) throws -> [JSONValue] {
    try breakpoints(file, lines.map { [("line", .whole($0))] })
  }

  /// Begins; `configure` sets breakpoints.
  func start(
    entry: Bool = false, filters: [String] = [], _ configure: (Client) throws -> Void = { _ in }
  ) throws {
    try request("initialize")
    _ = try event("initialized")
    try request("launch", [("stopOnEntry", .boolean(entry)), ("program", .string("other.lua"))])
    try configure(self)
    let list: JSONValue = .array(filters.map { .string($0) })
    try request("setExceptionBreakpoints", [("filters", list)])
    try request("configurationDone")
  }

  /// The place of the next stop.
  func place() throws -> Place {
    stop = try event("stopped")
    #expect(stop["allThreadsStopped"]?.boolean == true)
    thread = stop["threadId"]?.integer ?? 0
    frames = try stack(thread)
    return Place(
      reason: stop["reason"]?.text ?? "?",
      file: frames.first?["source"]?["name"]?.text ?? "?",
      line: frames.first?["line"]?.integer ?? 0)
  }

  func stack(_ thread: Int) throws -> [JSONValue] {
    try request("stackTrace", [("threadId", .whole(thread))]).body["stackFrames"]?.array ?? []
  }

  /// Goes on, and gives the place of the next stop.
  func go(_ command: String = "continue", thread: Int? = nil) throws -> Place {
    let reply = try request(command, [("threadId", .whole(thread ?? self.thread))])
    #expect(reply.isOK, "\(reply)")
    return try place()
  }

  /// The variables of a scope, `name = value`.
  func variables(_ scope: String, frame: Int = 0) throws -> [String] {
    let id = frames[at: frame]?["id"] ?? .null
    let scopes = try request("scopes", [("frameId", id)]).body["scopes"]?.array ?? []
    let found = scopes.first { $0["name"]?.text == scope }
    return try open(found?["variablesReference"] ?? .null).map {
      "\($0["name"]?.text ?? "?") = \($0["value"]?.text ?? "?")"
    }
  }

  func open(_ reference: JSONValue) throws -> [JSONValue] {
    try request("variables", [("variablesReference", reference)]).body["variables"]?.array ?? []
  }

  func evaluate(_ text: String, frame: Int? = 0, context: String = "watch") throws -> Message {
    var arguments: [(String, JSONValue)] = [
      ("expression", .string(text)), ("context", .string(context)),
    ]
    if let frame { arguments.append(("frameId", frames[at: frame]?["id"] ?? .null)) }
    return try request("evaluate", arguments)
  }

  func value(_ text: String, frame: Int? = 0) throws -> String {
    let reply = try evaluate(text, frame: frame)
    return reply.isOK ? reply.body["result"]?.text ?? "" : "error: \(reply.text)"
  }

  func threadID(_ name: String) throws -> Int {
    let threads = try request("threads").body["threads"]?.array ?? []
    return threads.first { $0["name"]?.text == name }?["id"]?.integer ?? 0
  }

  /// Runs to the end of the script; its status.
  func finish() throws -> Int {
    try request("continue", [("threadId", .whole(thread))])
    return try end()
  }

  func end() throws -> Int {
    let status = try event("exited")["exitCode"]?.integer ?? -1
    _ = try event("terminated")
    try request("disconnect")
    #expect(hasEnded)
    return status
  }
}
