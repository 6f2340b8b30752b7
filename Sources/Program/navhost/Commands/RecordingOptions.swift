internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostScripting
internal import NavhostSupport
internal import NavhostTraces

/// What the commands that record sessions have in common.
struct RecordingOptions: ParsableArguments {
  @Option(help: "Record the session in this file.", completion: .file())
  var record: String?

  @Option(
    help: "Leave out the values of props.NAME or app.NAME, or strings; may be given more than once."
  )
  var mask: [String] = []

  mutating func validate() throws {
    if !mask.isEmpty, record == nil { throw ValidationError("--mask is good with --record only") }
    do {
      _ = try Mask(mask)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// What was asked for, without the parser's part.
  var plain: SessionRecording { SessionRecording(file: record, mask: mask) }
}

/// How a session is recorded.
struct SessionRecording {
  /// Where it goes; nil records nothing.
  var file: String?
  /// The values to mask: `props.NAME`, `app.NAME` or `strings`.
  var mask: [String] = []

  /// - Throws: `Failure` where the file cannot be opened.
  func start(_ session: ScriptSession) throws -> TraceRecorder? {
    file == nil ? nil : try startKeeping(session)
  }

  /// The same, but without a file what goes in is kept, until somebody names one.
  func startKeeping(_ session: ScriptSession) throws -> TraceRecorder {
    do {
      return try TraceRecorder(session.host, to: file, masking: mask)
    } catch {
      throw Failure(.failed, error.message)
    }
  }

  /// Runs `body`, then writes what is held back. A recording that could not be written to its end is
  /// told, and makes the status 1 where it would be 0.
  static func record(
    _ recorder: () -> TraceRecorder?, _ body: () throws -> Void
  ) throws {
    var failure: (any Error)?
    do { try body() } catch { failure = error }
    if let problem = recorder()?.finish() {
      Output.error("recording: \(problem.message)")
      if failure == nil || (failure as? Failure)?.status == .done { failure = Failure(.failed) }
    }
    if let failure { throw failure }
  }
}
