import Expectations
import Foundation
import NavhostPlatform
import Testing

@Suite struct ProgramTests {
  @Test func itKnowsItsOwnFile() {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    expectEqual(Program.path, own)
  }

  @Test func itKnowsItsEnvironment() {
    expectEqual(Program.variable("PATH"), ProcessInfo.processInfo.environment["PATH"])
    #expect(Program.variable("NAVHOST_NO_SUCH_VARIABLE") == nil)
    #expect(Program.home?.hasPrefix("/") == true)
  }

  @Test func aThreadIsWaitedFor() throws {
    nonisolated(unsafe) var sum = 0
    let thread = try #require(WorkThread(stackSize: 1 << 20) { sum = (1...100).reduce(0, +) })
    thread.join()
    expectEqual(sum, 5050)
  }

  @Test func clocksGoOn() {
    let (passed, used) = (SystemClock.passed, SystemClock.usedByThread)
    SystemClock.sleep(seconds: 0.01)
    #expect(SystemClock.passed >= passed + 0.01 && SystemClock.usedByThread >= used)
  }

  @Test func whatIsMissingIsInstalledTheSystemsWay() {
    expectEqual(PackageManager.apt.command("librsvg2-2"), "apt-get install librsvg2-2")
    expectEqual(PackageManager.homebrew.command("librsvg"), "brew install librsvg")
    expectEqual(PackageManager.apt.assertions, "apt-get install lua-luassert lua-say")
    #expect(
      PackageManager.homebrew.assertions.hasSuffix("luarocks --lua-version 5.4 install luassert"))
    expectEqual(PackageManager.apt.packageName, "Debian package")
    expectEqual(PackageManager.homebrew.packageName, "Homebrew package")
  }

  @Test func placesOfBytesAreFound() {
    let bytes: [UInt8] = [1, 2, 3, 2]
    expectEqual(bytes.withUnsafeBytes { $0.place(of: 2) }, 1)
    #expect(bytes.withUnsafeBytes { $0.place(of: 9) } == nil)
    #expect([UInt8]().withUnsafeBytes { $0.place(of: 9) } == nil)
  }
}
