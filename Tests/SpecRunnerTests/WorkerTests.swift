import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import SpecRunner

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

  @Test func itCanBeStoppedWhateverSignalsItsCallerBlocks() throws {
    var stopping = sigset_t()
    var before = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &stopping, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let worker = try worker("exec sleep 60")
    worker.stop()
    expectEqual(worker.finish()?.status, 143)
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    let error = #expect(throws: SpecError.self) {
      _ = try Worker("/no/such/program", [], file: "a_spec.lua")
    }
    #expect(error?.message.hasPrefix("/no/such/program: ") == true)
  }
}
