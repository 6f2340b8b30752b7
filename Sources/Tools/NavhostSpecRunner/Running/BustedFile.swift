package import NavhostLua
internal import NavhostSupport

/// `.busted` in the working directory: where a project written for busted says how its specs run.
package struct BustedFile: Equatable, Sendable {
  /// Where modules are found, `lpath`.
  package var path: String?
  /// A file or a module that runs before each spec file.
  package var helper: String?
  /// Why it could not be read.
  package var problem: SpecProblem?

  /// A directory without the file.
  package init(path: String? = nil, helper: String? = nil) {
    self.path = path
    self.helper = helper
  }

  private static let name = ".busted"

  /// Runs the file, if there is one, with Lua's whole library and the budget of a spec.
  ///
  /// - Parameter onTarget: gets what a signal handler can stop, and nil when that is gone.
  /// - Throws: `SpecError` if the user stopped it.
  package static func read(
    _ options: SpecOptions, onTarget: (LuaInterrupt?) -> Void = { _ in }
  ) throws(SpecError) -> BustedFile {
    guard Files.kind(name) == .file else { return BustedFile() }
    let interrupt = LuaInterrupt()
    onTarget(interrupt)
    defer { onTarget(nil) }
    do {
      return try BustedFile(Files.read(name), options, interrupt)
    } catch let error as LuaError {
      if error.code == .interrupted { throw SpecError(.interrupted, "interrupted") }
      return BustedFile(SpecProblem(error, at: SourcePlace(error.message), options))
    } catch {
      return BustedFile(SpecProblem(.error, (error as? FileError)?.message ?? "\(error)"))
    }
  }

  private init(_ problem: SpecProblem) {
    self.problem = problem.placed(Self.name, 1)
  }

  private init(_ source: [UInt8], _ options: SpecOptions, _ interrupt: LuaInterrupt) throws {
    let state = try LuaState(
      .full, library: LuaLibrary(), memoryLimit: options.memory, interrupt: interrupt)
    state.setUnits(options.units)
    let paths = try state.load(Array("arg = { ... }".utf8), name: "=navhost test")
    _ = try state.call(paths, options.paths.map { .string($0) }, wanted: 0)
    let chunk = try state.load(LuaFile.chunk(source), name: "@" + Self.name)
    guard case .finished(let values) = try state.call(chunk, wanted: 1, tables: .reference),
      case .reference(let tasks)? = values.first
    else {
      self.init(SpecProblem(.error, "must return a table"))
      return
    }
    self.init()
    for name in ["_all", "default"] {
      let task = try state.field(name, of: tasks, tables: .reference)
      guard case .reference(let task) = task else { continue }
      path = try state.field("lpath", of: task).stringValue ?? path
      helper = try state.field("helper", of: task).stringValue ?? helper
    }
  }
}
