internal import CNavhostLua

/// Where calls used units, in any number of states.
package final class LuaProfile {
  /// Those of one line.
  package struct Line: Hashable, Sendable {
    package let root: Int
    package let file: String
    package let line: Int
  }

  /// The functions from the root to where units were used.
  package struct Stack: Hashable, Sendable {
    package let root: Int
    package let functions: [String]
  }

  /// Whether lines and functions are told apart, which takes time.
  package let tellsLines: Bool
  package private(set) var lines: [Line: Int] = [:]
  package private(set) var stacks: [Stack: Int] = [:]

  package init(tellsLines: Bool) {
    self.tellsLines = tellsLines
  }

  /// All units of a root.
  package func units(of root: Int) -> Int {
    stacks.reduce(0) { $1.key.root == root ? $0 + $1.value : $0 }
  }

  /// Moves what a state has noted here.
  func take(from pointer: OpaquePointer) {
    defer { clua_profile_clear(pointer) }
    var nodes: UnsafePointer<clua_usage>?
    let count = Int(clua_profile_nodes(pointer, &nodes))
    guard let nodes else { return }
    for number in 1..<max(count, 1) where nodes[number].units != 0 {
      add(nodes[number], UnsafeBufferPointer(start: nodes, count: count))
    }
  }

  private func add(_ node: clua_usage, _ nodes: UnsafeBufferPointer<clua_usage>) {
    var functions: [String] = []
    var above = node
    while above.kind != CLUA_USAGE_ROOT {
      if above.kind == CLUA_USAGE_FUNCTION { functions.append(Self.name(above)) }
      above = nodes[Int(above.parent)]
    }
    let root = Int(above.line)
    stacks[Stack(root: root, functions: functions.reversed()), default: 0] += Int(
      clamping: node.units)
    guard node.kind == CLUA_USAGE_LINE else { return }
    let line = Line(root: root, file: Self.file(node), line: Int(node.line))
    lines[line, default: 0] += Int(clamping: node.units)
  }

  private static func name(_ node: clua_usage) -> String {
    let name = node.name.map { String(cString: $0) } ?? "function"
    return "\(name) (\(file(node)):\(node.line))"
  }

  /// The chunk's name, as the host gave it; of a loaded text its first line.
  private static func file(_ node: clua_usage) -> String {
    guard let source = node.source.map({ String(cString: $0) }) else { return "?" }
    if source.hasPrefix("@") || source.hasPrefix("=") { return String(source.dropFirst()) }
    return "[string \"\(source.prefix { $0 != "\n" }.prefix(40))\"]"
  }
}

extension LuaState {
  /// From now on notes where calls that `enterProfile` announces use units. `profile` gets the numbers
  /// when the state is closed, and at `giveProfile`.
  package func noteUsage(in profile: LuaProfile) {
    guard let pointer = handle.pointer, clua_profile_start(pointer, profile.tellsLines) else {
      return
    }
    self.profile = profile
  }

  /// Units belong to that root from now on; 0: to none. The result is the former.
  package func enterProfile(_ root: Int) -> Int {
    handle.pointer.map { Int(clua_profile_enter($0, Int32(root))) } ?? 0
  }

  /// The profile gets what was noted so far.
  package func giveProfile() {
    if let pointer = handle.pointer { profile?.take(from: pointer) }
  }
}

/// The clock of the deadline.
package enum CPUClock {
  /// Seconds of CPU time of this thread, from some time on.
  package static var seconds: Double { clua_thread_seconds() }
}
