internal import CNavhostLua
internal import NavhostSupport

/// A Lua state: its own heap, globals, limits and library. One thread at a time may use it.
package final class LuaState {
  /// What a state may do.
  package enum Trust: Sendable {
    /// A plugin: the allow-list, limits, text only.
    case sandboxed
    /// A script: the whole Lua library.
    case full
  }

  /// The outcome of a call that did not fail.
  package enum Outcome {
    case finished([LuaValue])
    /// A registered function suspended it.
    case suspended(LuaThread)
  }

  let handle: LuaHandle
  private let context: ContextPlace
  /// The owner of the state, for functions that many states share.
  package var owner: AnyObject?
  /// Files whose names Lua shortens in messages: the short form and the whole one.
  private var longNames: [(short: String, whole: String)] = []
  private var lineCounts: LineCounts?
  var profile: LuaProfile?
  /// Who looks at it; it clears it at its end.
  unowned var debugger: LuaDebugger?

  /// Opens a state.
  ///
  /// - Parameters:
  ///   - memoryLimit: bytes the state may hold, 0 for no bound.
  ///   - sourceLimit: bytes of source that `load` takes, 0 for no bound.
  ///   - interrupt: what stops it, shared with other states; nil: one of its own.
  ///   - objects: what stands behind objects; kept by the state, so they must not keep it.
  /// - Throws: `LuaError` of code `memory` where there is not enough of it.
  package init(
    _ trust: Trust, library: LuaLibrary, objects: (any LuaObjects)? = nil, memoryLimit: Int = 0,
    sourceLimit: Int = 0, interrupt: LuaInterrupt? = nil
  ) throws(LuaError) {
    let interrupt = interrupt ?? LuaInterrupt()
    context = ContextPlace(library, objects)
    var config = clua_config()
    config.context = UnsafeMutableRawPointer(context.pointer)
    config.library = UnsafePointer(library.raw.pointer)
    config.sandboxed = trust == .sandboxed
    config.memory_limit = memoryLimit
    config.source_limit = sourceLimit
    config.signal = interrupt.pointer
    Callbacks.install(in: &config)
    guard let pointer = clua_open(&config) else {
      throw LuaError(.memory, "not enough memory for a Lua state")
    }
    handle = LuaHandle(pointer, isTrusted: trust == .full, interrupt, context)
    context.pointer.pointee.state = self
  }

  deinit {
    context.pointer.pointee.isEnding = true
    if let pointer = handle.pointer { debugger?.forget(pointer) }
    close()
  }

  /// Frees everything that the state holds. Calls after that fail; references are void.
  package func close() {
    let pointer = handle.pointer
    if let pointer { lineCounts?.take(from: pointer) }
    giveProfile()
    handle.close()
    if let pointer { debugger?.forget(pointer) }
  }

  /// From now on notes how often each line runs. `counts` gets the numbers when the state is closed.
  package func countLines(into counts: LineCounts) {
    guard let pointer = handle.pointer else { return }
    lineCounts = counts
    clua_count_lines(pointer)
  }

  package var isOpen: Bool { handle.pointer != nil }

  /// The file and the line of the innermost Lua function that runs; nil where none does.
  package var runningPlace: LuaPlace? {
    guard let pointer = handle.pointer else { return nil }
    var bytes = [CChar](repeating: 0, count: 300)
    clua_place(pointer, &bytes, bytes.count)
    return place(
      String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// The next call notes where it ends.
  package func noteEnd() {
    if let pointer = handle.pointer { clua_note_end(pointer) }
  }

  /// The line of the `return` with which the last call ended, where that was to be noted, or of the
  /// function's end; 0 where it is not known. `elsewhere` is the place where it returned the call of
  /// another function.
  package var end: (line: Int, elsewhere: LuaPlace?) {
    guard let pointer = handle.pointer else { return (0, nil) }
    var bytes: UnsafePointer<CChar>?
    let line = clua_end(pointer, &bytes)
    guard let bytes, bytes.pointee != 0 else { return (Int(line), nil) }
    return (Int(line), place(String(cString: bytes)))
  }

  /// Reads `FILE:LINE: `.
  private func place(_ text: String) -> LuaPlace? {
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let line = Int(parts[parts.count - 2]) else { return nil }
    return LuaPlace(file: wholeNames(parts.dropLast(2).joined(separator: ":")), line: line)
  }

  /// Its memory, for those who count something against it.
  package var memory: LuaMemory { LuaMemory(handle: handle) }

  /// Units of work that the next calls may use together; nil: no bound. `granted` is what messages say,
  /// where a part was used before.
  package func setUnits(_ units: Int?, granted: Int? = nil) {
    guard let pointer = handle.pointer else { return }
    let left = units.map { Int64($0) } ?? Int64.max
    clua_set_units(pointer, left, granted.map { Int64($0) } ?? left)
  }

  /// Seconds of CPU time that the next calls may use together; nil: no bound. `granted` is what messages
  /// say, where a part was used before. Nothing is measured, nor counts, before `unasked` seconds have passed.
  package func setSeconds(
    _ seconds: Double?, granted: Double? = nil, unasked: Double = LuaState.secondsUnasked
  ) {
    guard let pointer = handle.pointer else { return }
    clua_set_seconds(pointer, seconds ?? 0, granted ?? seconds ?? 0, unasked)
  }

  /// Too short a time to ask what of it was the thread's own.
  package static let secondsUnasked = 0.001

  /// What the last calls have left of the time that need not be measured.
  package var secondsUnaskedLeft: Double {
    handle.pointer.map { clua_seconds_unasked($0) } ?? 0
  }

  /// What the last calls have left of their seconds; 0 where nothing bounds them.
  package var secondsLeft: Double {
    handle.pointer.map { clua_seconds_left($0) } ?? 0
  }

  /// Runs `body` inside a callback: the time that it takes does not count for this state.
  package func withoutCounting<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let pointer = handle.pointer else { return try body() }
    clua_pause(pointer)
    defer { if isOpen { clua_go_on(pointer) } }
    return try body()
  }

  /// Collects the garbage of a sandboxed state in which nothing runs, as far as it may be
  /// collected: then `holds` tells what is in use.
  package func collectGarbage() {
    if let pointer = handle.pointer { clua_tidy(pointer) }
  }

  /// What the last calls have left of their units.
  package var unitsLeft: Int {
    handle.pointer.map { Int(clamping: clua_units_left($0)) } ?? 0
  }

  /// Seconds that the clock of a sandboxed state tells.
  package func setClock(_ seconds: Double) {
    guard let pointer = handle.pointer else { return }
    clua_set_clock(pointer, seconds)
  }

  /// Forgets what scripts have set with `debug.sethook`.
  package func forgetHooks() {
    if let pointer = handle.pointer { clua_forget_hooks(pointer) }
  }

  /// Stops what runs; nothing in Lua can catch it. May be called from a signal handler.
  package func interrupt() {
    guard let pointer = handle.pointer else { return }
    clua_interrupt(pointer)
  }

  /// Gives the system back what memory is free. It takes as long as opening a few states.
  package static func giveMemoryBack() { clua_trim() }

  /// Compiles a chunk. `name` is what messages call it, `@FILE` for a file.
  package func load(_ source: [UInt8], name: String) throws(LuaError) -> LuaReference {
    let pointer = try open()
    remember(name)
    var ref: Int32 = 0
    let status = source.withUnsafeBytes { bytes in
      clua_load(
        pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, name, &ref)
    }
    try check(status)
    return LuaReference(handle, ref)
  }

  /// Calls a function. At most `wanted` results are kept.
  package func call(
    _ function: LuaReference, _ arguments: [LuaValue] = [], wanted: Int = 250,
    tables: LuaTables = .data
  ) throws(LuaError) -> Outcome {
    try check(arguments)
    let output = try self.arguments()
    for argument in arguments { output.push(argument) }
    return try call(function, wanted: wanted, tables: tables)
  }

  /// Calls a function with what was put into `arguments()`.
  package func call(
    _ function: LuaReference, wanted: Int, tables: LuaTables = .data
  ) throws(LuaError) -> Outcome {
    let pointer = try open(function)
    var thread: Int32 = 0
    let status = clua_call(pointer, function.ref, Int32(wanted), tables.mode, &thread)
    return try outcome(status, thread)
  }

  /// As `call`, but the results stay where they are, to be read by `results` before the
  /// next call of this state. Nil where it finished, else what is to be resumed.
  package func callInPlace(
    _ function: LuaReference, wanted: Int
  ) throws(LuaError) -> LuaThread? {
    let pointer = try open(function)
    var thread: Int32 = 0
    return try inPlace(clua_call(pointer, function.ref, Int32(wanted), CLUA_DATA, &thread), thread)
  }

  /// As `resume`, with the results left where they are.
  package func resumeInPlace(
    _ thread: LuaThread, _ values: [LuaValue], wanted: Int
  ) throws(LuaError) -> LuaThread? {
    try check(values)
    let output = try arguments()
    for value in values { output.push(value) }
    var next: Int32 = 0
    let status = clua_resume(output.pointer, thread.number, Int32(wanted), CLUA_DATA, &next)
    return try inPlace(status, next)
  }

  private func inPlace(_ status: Int32, _ thread: Int32) throws(LuaError) -> LuaThread? {
    if status == Int32(CLUA_OK.rawValue) { return nil }
    if status == Int32(CLUA_SUSPENDED.rawValue) { return LuaThread(number: thread) }
    try check(status)
    return nil
  }

  /// Where the arguments of the next call go, which must follow.
  package func arguments() throws(LuaError) -> LuaOutput {
    let output = LuaOutput(pointer: try open())
    clua_out_begin(output.pointer)
    return output
  }

  /// Carries a suspended call on: `values` are the results of what suspended it.
  package func resume(
    _ thread: LuaThread, _ values: [LuaValue], wanted: Int = 250, tables: LuaTables = .data
  ) throws(LuaError) -> Outcome {
    try check(values)
    let output = try arguments()
    for value in values { output.push(value) }
    var next: Int32 = 0
    let status = clua_resume(output.pointer, thread.number, Int32(wanted), tables.mode, &next)
    return try outcome(status, next)
  }

  /// Gives a suspended call up.
  package func drop(_ thread: LuaThread) {
    guard let pointer = handle.pointer else { return }
    clua_drop(pointer, thread.number)
  }

  /// Whether a registered function that runs now could suspend its caller.
  package var canSuspend: Bool {
    handle.pointer.map { clua_can_suspend($0) } ?? false
  }

  /// The raw field of a table that was taken by reference.
  package func field(
    _ name: String, of table: LuaReference, tables: LuaTables = .data
  ) throws(LuaError) -> LuaValue {
    try fields(LuaNames([name]), of: table, tables: tables)[0]
  }

  /// The raw fields of a table that was taken by reference, in the order of their names.
  package func fields(
    _ names: LuaNames, of table: LuaReference, tables: LuaTables = .data
  ) throws(LuaError) -> [LuaValue] {
    let pointer = try open(table)
    try check(clua_fields(pointer, table.ref, names.bytes, tables.mode))
    return results(pointer)
  }

  /// The raw string keys of a table, sorted; of the globals where `table` is nil.
  package func keys(of table: LuaReference? = nil) throws(LuaError) -> [String] {
    let pointer = try open()
    if let table { try check(table) }
    try check(clua_keys(pointer, table?.ref ?? 0))
    return results(pointer).compactMap { $0.stringValue }
  }

  /// The raw string keys of the table at a global path, sorted; none where there is no table.
  package func keys(ofGlobal path: [String]) throws(LuaError) -> [String] {
    var table: LuaReference?
    for name in path {
      let value = try rawField(name, of: table)
      guard case .reference(let next) = value else { return [] }
      table = next
    }
    return try keys(of: table)
  }

  private func rawField(_ name: String, of table: LuaReference?) throws(LuaError) -> LuaValue {
    let pointer = try open()
    try check(clua_fields(pointer, table?.ref ?? 0, LuaNames([name]).bytes, CLUA_REF))
    return results(pointer).first ?? .nil
  }

  /// Keeps a string in the state, to be told of objects again and again; nil where there is no room.
  package func keep(_ text: String) -> LuaReference? {
    guard let pointer = handle.pointer else { return nil }
    var text = text
    let ref = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { clua_keep_text(pointer, $0.baseAddress, $0.count) }
    }
    return ref == 0 ? nil : LuaReference(handle, ref)
  }

  /// Whether an object of the kind was ever handed to Lua.
  package func wasHanded(_ kind: UInt8) -> Bool {
    handle.pointer.map { clua_was_handed($0, kind) } ?? false
  }

  /// Whether Lua still holds the object.
  package func holds(_ object: LuaObject) -> Bool {
    handle.pointer.map { clua_is_held($0, object.kind, object.id) } ?? false
  }

  /// Sets the global table `name` to a list; `first` goes to index 0.
  package func setList(_ name: String, first: String, rest: [String]) throws(LuaError) {
    let output = try arguments()
    output.push(first)
    for value in rest { output.push(value) }
    try check(clua_define_list(output.pointer, name, true))
  }

  /// The raw state, for something that overwrites the results of the last call.
  private func open() throws(LuaError) -> OpaquePointer {
    guard let pointer = handle.pointer else {
      throw LuaError(.runtime, "the Lua state is closed")
    }
    handle.generation += 1
    return pointer
  }

  /// The same, for something that is done with a reference.
  private func open(_ reference: LuaReference) throws(LuaError) -> OpaquePointer {
    try check(reference)
    return try open()
  }

  private func check(_ reference: LuaReference) throws(LuaError) {
    guard reference.handle !== handle else { return }
    throw LuaError(.foreignReference, "a reference of another Lua state")
  }

  private func check(_ values: [LuaValue]) throws(LuaError) {
    for value in values { try check(value) }
  }

  private func check(_ value: LuaValue) throws(LuaError) {
    switch value {
    case .function(let reference), .reference(let reference): try check(reference)
    case .table(let table):
      for pair in table.pairs {
        try check(pair.key)
        try check(pair.value)
      }
    default: break
    }
  }

  private func outcome(_ status: Int32, _ thread: Int32) throws(LuaError) -> Outcome {
    if status == Int32(CLUA_SUSPENDED.rawValue) { return .suspended(LuaThread(number: thread)) }
    try check(status)
    return .finished(results(try open()))
  }

  private func results(_ pointer: OpaquePointer) -> [LuaValue] {
    var count: Int32 = 0
    let values = clua_results(pointer, &count)
    var decoder = LuaDecoder(values, handle)
    return decoder.values(untilEnd: values.map { $0 + Int(count) })
  }
}

extension LuaState {
  private func check(_ status: Int32) throws(LuaError) {
    guard status != Int32(CLUA_OK.rawValue) else { return }
    guard let pointer = handle.pointer else { throw LuaError(.runtime, "the Lua state is closed") }
    var length = 0
    let message = text(clua_error_message(pointer, &length), length)
    let traceback = text(clua_error_traceback(pointer, &length), length)
    throw LuaError(
      Self.code(status), wholeNames(message), traceback: wholeNames(traceback),
      exitStatus: clua_exit_status(pointer), place: end.elsewhere)
  }

  private static func code(_ status: Int32) -> LuaError.Code {
    switch clua_status(UInt32(status)) {
    case CLUA_ERROR_SYNTAX: .syntax
    case CLUA_ERROR_MEMORY: .memory
    case CLUA_ERROR_UNITS: .units
    case CLUA_ERROR_SECONDS: .seconds
    case CLUA_ERROR_INTERRUPTED: .interrupted
    case CLUA_ERROR_EXIT: .exit
    default: .runtime
    }
  }

  /// Lua writes the end of a long file name only: what `...` stands for is put back.
  private func wholeNames(_ message: String) -> String {
    longNames.reduce(message) { message, name in
      message.replacingBytes(name.short, with: name.whole)
    }
  }

  /// A chunk of that name is about to be compiled: messages will have the whole name.
  package func remember(_ name: String) {
    let kept = 56
    let whole = String(name.dropFirst())
    guard name.hasPrefix("@"), whole.utf8.count > 59 else { return }
    let short = "..." + String(decoding: whole.utf8.suffix(kept), as: UTF8.self)
    guard !longNames.contains(where: { $0.short.isExactly(short) }) else { return }
    longNames.append((short, whole))
  }
}

/// How tables leave Lua.
package enum LuaTables: Sendable {
  /// By value; what cannot be data becomes `.other`.
  case data
  case reference
  /// For a person to read: bounded, cycles marked.
  case display
}

/// A suspended call.
package struct LuaThread: Hashable, Sendable {
  let number: Int32
}

/// Names of fields that are read together: at most 64, none of them empty or with a NUL.
package struct LuaNames: Sendable {
  /// A NUL after each, and one more.
  let bytes: [CChar]

  package init(_ names: [String]) {
    bytes = names.flatMap { Array($0.utf8CString) } + [0]
  }
}

extension String {
  /// The text with every `part` replaced by `whole`.
  fileprivate func replacingBytes(_ part: String, with whole: String) -> String {
    let bytes = Array(utf8)
    let part = Array(part.utf8)
    var result: [UInt8] = []
    var done = 0
    var at = 0
    while at + part.count <= bytes.count {
      if bytes[at] == part[0], bytes[at..<at + part.count].elementsEqual(part) {
        result += bytes[done..<at]
        result += whole.utf8
        at += part.count
        done = at
      } else {
        at += 1
      }
    }
    return done == 0 ? self : String(decoding: result + bytes[done...], as: UTF8.self)
  }
}
