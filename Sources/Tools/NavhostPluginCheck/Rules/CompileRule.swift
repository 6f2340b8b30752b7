internal import NavhostLua
internal import NavhostLuaSyntax

/// What a host refuses though it is Lua: each text goes the way that it goes when it is loaded, as far as it is
/// not run.
enum CompileRule {
  /// As many as a host gives a plugin by itself.
  private static let memory = 8 << 20
  private static let seconds = 1.0

  /// Nothing where another rule has told already why the text is not loaded.
  static func findings(_ check: FileCheck) -> [Finding] {
    let source = check.source
    guard check.role != .stub, check.chunk.errors.isEmpty else { return [] }
    if check.role.isSandboxed {
      guard check.chunk.excesses.isEmpty, source.bytes.count <= Checker.maximumSource else {
        return []
      }
    }
    guard
      let objection = LuaCompiler.objection(
        to: source.bytes, check.role.isSandboxed ? .sandboxed : .full, memory: memory,
        seconds: seconds)
    else { return [] }
    let start = source.start(ofLine: objection.line)
    let blank = source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let position = source.position(of: start + blank)
    return [
      Finding(
        file: source.file, line: position.line, column: position.column, rule: "not-compiled",
        message: objection.message, range: start + blank..<start + blank)
    ]
  }
}
