internal import NavhostLua
internal import NavhostScripting
internal import NavhostSupport

/// What a script does outside of its state, and what it learns there: files, clocks, random numbers, programs.
/// It is done once. Where the session is played again, the script gets what it got, up to where it came; from
/// there on it goes on with the files that are still open.
final class Effects {
  private struct Entry {
    var name: String
    var results: [LuaValue]
  }

  private let state: LuaState
  private var perform: LuaReference?
  private var log: [Entry] = []
  private var next = 0
  private let library = LuaLibrary()
  private let drain: () -> Void
  /// The texts of plugins' files as they were read, each time.
  private var texts: [ExactName: [[UInt8]]] = [:]
  private var read: [ExactName: Int] = [:]
  /// The texts that the script compiled under a name of its own, by that name with its `=`.
  private(set) var chunks: [ExactName: String] = [:]
  /// Whether an expression is evaluated: what it does is no part of the session.
  var isAside = false
  /// Whether nothing is done, and nobody hears of anything.
  var isMuted = false

  init(output: DebugOutput, drain: @escaping () -> Void) throws(LuaError) {
    self.drain = drain
    let emit = library.function { call in
      drain()
      output.output(call[0].stringValue ?? "stdout", Self.text(call[1]))
      return .results
    }
    state = try LuaState(.full, library: library)
    let chunk = try state.load(Array(EffectScripts.back.utf8), name: "=navhost")
    guard case .finished(let values) = try state.call(chunk, [.slot(emit)], wanted: 1) else {
      return
    }
    perform = values.first?.functionValue
  }

  private static func text(_ value: LuaValue) -> String {
    switch value {
    case .string(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    default: ""
    }
  }

  /// The session is played from its start.
  func rewind() {
    next = 0
    read = [:]
  }

  /// The function that stands for all of them in the script's state.
  func define(in library: LuaLibrary) -> LuaSlot {
    library.function { [unowned self] call throws(LuaRaise) in
      for value in try results(call) { call.output.push(value) }
      return .results
    }
  }

  private func results(_ call: LuaCall) throws(LuaRaise) -> [LuaValue] {
    let name = call[0].stringValue ?? ""
    if name == "chunk" {
      if let chunk = call[1].stringValue { chunks[chunk] = call[2].stringValue }
      return [.boolean(true)]
    }
    if !isAside, next < log.count {
      let entry = log[next]
      next += 1
      return entry.name.isExactly(name) ? entry.results : [.boolean(true)]
    }
    if isMuted { return [.boolean(true)] }
    let results = try perform(name, call.arguments)
    if !isAside {
      log.append(Entry(name: name, results: results))
      next = log.count
    }
    return results
  }

  private func perform(_ name: String, _ arguments: [LuaValue]) throws(LuaRaise) -> [LuaValue] {
    guard let perform else { return [.boolean(true)] }
    let plain = arguments.map { value in
      if case .function = value { return LuaValue.other("function") }
      return value
    }
    defer { if name.hasPrefix("os.") || name.hasSuffix("close") { drain() } }
    let outcome = try LuaRaise.passingOn { () throws(LuaError) in try state.call(perform, plain) }
    guard case .finished(let values) = outcome else { return [] }
    return values
  }

  /// The text that the file had when it was read at this point of the session.
  func text(of path: String, _ now: [UInt8]) -> [UInt8] {
    let count = read[path, default: 0]
    read[path] = count + 1
    if let known = texts[path], count < known.count { return known[count] }
    texts[path, default: []].append(now)
    return now
  }

  /// The last text of a file that was read.
  func lastText(of path: String) -> [UInt8]? { texts[path]?.last }
}
