internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostSupport

/// Where a client wants to stop.
struct Breakpoints {
  /// By the real path of the file.
  private(set) var files: [ExactName: [SourceBreakpoint]] = [:]
  private(set) var hooks: [HookBreakpoint] = []
  var faults = false
  var refusals = false
  private var lastID = 0

  mutating func set(_ list: [JSONValue], of path: String, base: Int) -> [SourceBreakpoint] {
    let code = Self.code(path)
    let breakpoints = list.map { json in
      lastID += 1
      let wanted = (json["line"].place ?? 0) - base + 1
      var breakpoint = SourceBreakpoint(id: lastID, json, wanted: max(1, wanted))
      breakpoint.bind(to: code)
      return breakpoint
    }
    files[path] = breakpoints.isEmpty ? nil : breakpoints
    return breakpoints
  }

  mutating func set(hooks list: [JSONValue]) -> [HookBreakpoint] {
    hooks = list.map { json in
      lastID += 1
      return HookBreakpoint(id: lastID, json)
    }
    return hooks
  }

  /// A file was compiled: breakpoints that it moves, or that are on a line from now on.
  mutating func bind(_ path: String) -> [SourceBreakpoint] {
    guard let former = files[path] else { return [] }
    let code = Self.code(path)
    let now = former.map { breakpoint in
      var breakpoint = breakpoint
      breakpoint.bind(to: code)
      return breakpoint
    }
    files[path] = now
    return zip(former, now).compactMap { $0 == $1 ? nil : $1 }
  }

  func lines(of path: String) -> [Int] { (files[path] ?? []).compactMap(\.line) }

  func at(_ line: Int, of path: String) -> [SourceBreakpoint] {
    (files[path] ?? []).filter { $0.line == line }
  }

  /// Those at which calls of that hook may stop.
  func at(_ hook: String, of plugin: String) -> [HookBreakpoint] {
    hooks.filter {
      $0.problem == nil && ($0.name.isExactly(hook) || $0.name.isExactly("\(plugin).\(hook)"))
    }
  }

  private static func code(_ path: String) -> [Int]? {
    guard let source = try? Files.read(path) else { return nil }
    return CodeLines.of(LuaFile.chunk(source))
  }
}
