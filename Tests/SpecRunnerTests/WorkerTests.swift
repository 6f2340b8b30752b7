import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostSpecRunner

/// A process that runs one spec file.
@Suite struct WorkerTests {
  @Test func aProcessThatDiesFailsItsFileAlone() throws {
    let folder = try Folder([
      "plugins/a_spec.lua": "it('a', function() end)",
      "plugins/b_spec.lua":
        "it('b', function() end) it('c', function() os.execute('kill -9 $PPID') end)",
      "plugins/c_spec.lua": "it('d', function() end)",
    ])
    let run = try ProgramRun(["test", "--jobs", "2"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.lastLine, "3 passed, 1 failed")
    #expect(
      run.output.contains("plugins/b_spec.lua: the process that ran it was ended by signal 9"))
  }

  private func worker(_ script: String) throws -> Worker {
    try Worker("/bin/sh", ["-c", script], file: "a_spec.lua")
  }

  @Test func whatItTellsIsReadFromItsPipe() throws {
    let worker = try worker("printf 'one' >&3; printf ' two' >&3")
    var bytes: [UInt8] = []
    while let piece = worker.read() { bytes += piece }
    expectEqual(String(decoding: bytes, as: UTF8.self), "one two")
    #expect(worker.finish() == nil && worker.file == "a_spec.lua")
  }

  @Test func howItEndedIsKnown() throws {
    for (script, status, words) in [
      ("exit 7", Int32(7), "ended with status 7"), ("kill -9 $$", 137, "was ended by signal 9"),
    ] {
      let end = try worker(script).finish()
      #expect(end?.status == status && end?.words == words)
    }
  }

  /// Ctrl-C ends the processes also if the caller of navhost blocks the signal that ends them. They wait for a
  /// writer that never comes.
  @Test func itCanBeStoppedWhateverSignalsItsCallerBlocks() throws {
    let spec = "it('waits', function() os.execute('echo began') io.open('pipe') end)"
    let folder = try Folder(["plugins/a_spec.lua": spec, "plugins/b_spec.lua": spec])
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    // Releases processes that were not ended, if the test fails.
    defer { close(open(folder.path("pipe"), O_RDWR | O_NONBLOCK)) }
    let program = try StartedProgram(["test", "--jobs", "2"], in: folder.url, blocked: [SIGTERM])
    try program.wait { program.output.ranges(of: "began\n").count == 2 }
    program.interrupt()
    try expectEqual(program.finish(), 130)
  }

  @Test func oneThatIsStoppedTellsItsSignal() throws {
    let worker = try worker("kill -TERM $$")
    expectEqual(worker.finish()?.status, 143)
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    let error = #expect(throws: SpecError.self) {
      _ = try Worker("/no/such/program", [], file: "a_spec.lua")
    }
    #expect(error?.message.hasPrefix("/no/such/program: ") == true)
  }
}
