internal import NavhostReference

/// The globals that a kind of file has.
struct Globals {
  /// What to say about a name that people try and that is not there.
  struct Advice {
    var rule: String
    var message: String
  }

  let names: [String]
  private let known: Set<String>
  private let libraries: [String: [String]]
  private let isSandboxed: Bool

  init(_ role: FileRole) {
    isSandboxed = role.isSandboxed
    let own = isSandboxed ? Reference.sandboxNames : Reference.scriptNames
    let added = isSandboxed ? Reference.pluginGlobals : Reference.scriptGlobals
    let all = isSandboxed ? Reference.sandboxLibraries : Reference.scriptLibraries
    let spec = role == .spec ? Reference.specGlobals : []
    names = own + added + spec + all.map { $0.name }
    known = Set(names + ["_ENV"])
    var libraries = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.members) })
    libraries["log"] = Reference.logFunctions.map { $0.name }
    self.libraries = libraries
  }

  func has(_ name: String) -> Bool { known.contains(name) }

  func members(of library: String) -> [String]? { libraries[library] }

  /// What to say of a name that Lua or the host has elsewhere, or had once.
  func advice(for name: String) -> Advice? {
    if isSandboxed, let message = sandboxAdvice(name) {
      return Advice(rule: "not-in-sandbox", message: message)
    }
    if let instead = Globals.replacements[name] {
      let rule = name.contains(".") ? "unknown-field" : "undefined-global"
      return Advice(rule: rule, message: "'\(name)' is not in Lua 5.4; use '\(instead)'")
    }
    if !isSandboxed, Reference.specGlobals.contains(name) {
      return Advice(
        rule: "undefined-global", message: "'\(name)' is there in '_spec.lua' files only")
    }
    return nil
  }

  private func sandboxAdvice(_ name: String) -> String? {
    if name == "nav" { return "a plugin does not have 'nav': it is for scripts" }
    if name == "arg" { return "a plugin does not have 'arg': it is for scripts" }
    let parts = name.split(separator: ".").map(String.init)
    let isLuas: Bool
    if parts.count == 2 {
      isLuas =
        Reference.scriptLibraries.first { $0.name == parts[0] }?.members
        .contains(parts[1]) ?? false
    } else {
      isLuas =
        Reference.scriptNames.contains(name)
        || Reference.scriptLibraries.contains { $0.name == name }
    }
    guard isLuas else { return nil }
    return "a plugin does not have '\(name)'" + (Globals.reasons[parts[0]] ?? "")
  }

  private static let reasons = [
    "io": ": it gets no files", "dofile": ": it gets no files; use 'require'",
    "loadfile": ": it gets no files; use 'require'", "debug": "", "warn": "; use 'log.warn'",
    "os": ": it gets no processes and no files", "string": ": it gets no bytecode",
    "package": "; 'require' finds the modules of its own folder",
  ]

  static let replacements = [
    "unpack": "table.unpack", "loadstring": "load", "table.getn": "#", "math.pow": "^",
    "string.gfind": "string.gmatch", "table.maxn": "#", "math.mod": "math.fmod",
    "math.log10": "math.log(x, 10)", "bit32": "&, |, ~, << and >>", "setfenv": "_ENV",
    "getfenv": "_ENV", "jit": "_VERSION",
  ]
}
