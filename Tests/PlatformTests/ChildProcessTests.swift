import Expectations
import Foundation
import NavhostPlatform
import Testing

@Suite struct ChildProcessTests {
  private func shell(
    _ script: String, _ change: (inout ChildProcess.Setup) -> Void = { _ in }
  ) throws -> ChildProcess {
    var setup = ChildProcess.Setup("/bin/sh", ["-c", script, "sh", "a b"])
    change(&setup)
    return try ChildProcess(setup)
  }

  @Test func howItEndedIsKnown() throws {
    try expectEqual(shell("exit 0").wait(), .status(0))
    try expectEqual(shell("exit 7").wait(), .status(7))
    try expectEqual(shell("kill -9 $$").wait(), .signal(9))
    let long = try shell("exec sleep 60") { $0.getsAllSignals = true }
    long.stop()
    expectEqual(long.wait(), .signal(15))
  }

  @Test func itGetsWhatItIsGivenAndNothingElse() throws {
    let (given, kept) = (try #require(Ends()), try #require(Ends()))
    let number: Int32 = kept.writing.number == 5 ? 6 : 5
    let script = """
      printf '%s|' "$1" "$(cat)" "$HOME" >&\(number)
      [ -e /dev/fd/\(number) ] && printf given >&\(number)
      [ -e /dev/fd/\(kept.writing.number) ] && printf open >&\(number)
      true
      """
    let process = try shell(script) { setup in
      setup.hasEmptyInput = true
      setup.descriptors = [(number, given.writing)]
    }
    given.writing.close()
    expectEqual(process.wait(), .status(0))
    let text = given.reading.readOn(atMost: 4096).map { String(decoding: $0, as: UTF8.self) }
    expectEqual(text, "a b||\(Program.variable("HOME") ?? "")|given")
    for end in [given.reading, kept.reading, kept.writing] { end.close() }
  }

  @Test func aGroupEndsAsAWhole() throws {
    let output = try #require(Ends())
    let process = try shell("sleep 60 & sleep 60") { setup in
      setup.leadsGroup = true
      setup.descriptors = [(1, output.writing)]
    }
    output.writing.close()
    process.killGroup()
    expectEqual(process.wait(), .signal(9))
    // Nobody has the other end any more.
    expectEqual(output.reading.wait(milliseconds: -1), .end)
    output.reading.close()
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: SystemError.missing) { _ = try ChildProcess(.init("/no/such/program", [])) }
  }
}
