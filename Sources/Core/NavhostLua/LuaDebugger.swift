internal import CNavhostLua

/// Stops the Lua states of one session, and says where. One thread at a time may use it, but for `bell`.
package final class LuaDebugger {
  /// Why something stopped.
  package struct Reasons: OptionSet, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let step = Reasons(rawValue: 1)
    package static let breakpoint = Reasons(rawValue: 2)
    /// The first line of a call that was to stop there.
    package static let entry = Reasons(rawValue: 4)
    /// The position that was wanted.
    package static let target = Reasons(rawValue: 8)
    /// A decision hook is about to return false.
    package static let refusal = Reasons(rawValue: 16)
    /// An error that nothing in Lua catches: its message is `LuaState.message`.
    package static let error = Reasons(rawValue: 32)
    /// Somebody rang the bell; between two lines.
    package static let asked = Reasons(rawValue: 64)
  }

  package enum Step: Sendable {
    case go, into, over, out
  }

  /// Is called at a stop; what runs goes on when it returns. True: everything ends instead.
  package var onStop: (_ state: LuaState, _ reasons: Reasons, _ line: Int) -> Bool = { _, _, _ in
    false
  }
  /// A file is being compiled: its name, as the host gave it. It is time to tell its breakpoints.
  package var onFile: (String) -> Void = { _ in }

  private struct Place {
    unowned var debugger: LuaDebugger?
  }

  private struct Watched {
    unowned let state: LuaState
  }

  private let place: UnsafeMutablePointer<Place>
  private let pointer: OpaquePointer
  private var states: [OpaquePointer: Watched] = [:]

  package init() {
    place = .allocate(capacity: 1)
    place.initialize(to: Place(debugger: nil))
    guard let pointer = clua_debugger_new(Self.stopped, Self.compiled, place) else {
      fatalError("not enough memory for a few bytes")
    }
    self.pointer = pointer
    place.pointee.debugger = self
  }

  deinit {
    for watched in states.values { watched.state.debugger = nil }
    clua_debugger_free(pointer)
    place.deinitialize(count: 1)
    place.deallocate()
  }

  private static let stopped: clua_stop_fn = { raw, pointer, reasons, line in
    let debugger = raw!.assumingMemoryBound(to: Place.self).pointee.debugger!
    guard let state = debugger.states[pointer!]?.state else { return false }
    return debugger.onStop(state, Reasons(rawValue: reasons), Int(line))
  }

  private static let compiled: clua_chunk_fn = { raw, name in
    let debugger = raw!.assumingMemoryBound(to: Place.self).pointee.debugger!
    debugger.onFile(String(String(cString: name!).dropFirst()))
  }

  /// Looks at a state, in which nothing was compiled yet, until that is closed.
  package func watch(_ state: LuaState) {
    guard let pointer = state.handle.pointer else { return }
    state.debugger?.forget(pointer)
    states[pointer] = Watched(state: state)
    state.debugger = self
    clua_debug(pointer, self.pointer)
  }

  /// The state is closed.
  func forget(_ state: OpaquePointer) { states[state] = nil }

  /// All breakpoints of a file that was compiled.
  package func setBreakpoints(_ lines: [Int], of file: String) {
    let numbers = lines.map { Int32(clamping: $0) }
    clua_break_lines(pointer, "@" + file, numbers, Int32(numbers.count))
  }

  /// Breakpoints count in a state only once so many of its blocks of instructions have ended; 0: always.
  package func setBreakpoints(afterBlocks blocks: Int) {
    clua_break_after(pointer, Int64(blocks))
  }

  package func setErrors(faults: Bool, refusals: Bool) {
    clua_break_errors(pointer, faults, refusals)
  }

  /// The next call of a function in this state stops at its first line.
  package func stopAtEntry(of state: LuaState) {
    if let pointer = state.handle.pointer { clua_stop_at_entry(pointer) }
  }

  /// - Parameter state: in which the innermost call steps; nil: the next line of all is the one.
  package func step(_ step: Step, in state: LuaState?) {
    let raw =
      switch step {
      case .go: CLUA_GO
      case .into: CLUA_STEP_IN
      case .over: CLUA_STEP_OVER
      case .out: CLUA_STEP_OUT
      }
    clua_step(pointer, raw, state?.handle.pointer)
  }

  /// From now on counts the lines that run, in all states, and stops at the one with that number; 0: none.
  package func countLines(upTo target: Int) { clua_count_positions(pointer, Int64(target)) }
  /// The number of the line that runs.
  package var position: Int { Int(clua_position(pointer)) }
  /// The number of the line that ran before it, in its own call or in one that called it, else anywhere.
  package var positionBefore: Int { Int(clua_position_before(pointer)) }
  /// How often a line was looked at.
  package var lineEvents: Int { Int(clua_line_events(pointer)) }

  /// What calls the debugger from another thread, as long as it is there.
  package var bell: Bell { Bell(pointer: pointer) }

  package struct Bell: @unchecked Sendable {
    let pointer: OpaquePointer

    /// `onStop` is called soon, where something runs.
    package func ring() { clua_ask(pointer) }
  }
}
