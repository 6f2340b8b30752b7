import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct SoundTests {
  static let all =
    Sound.plugins + Sound.scripts + Sound.decisions + Sound.looks + Sound.driving

  @Test func thereAreEnough() {
    #expect(SoundTests.all.count >= 40)
  }

  @Test(arguments: all) func isSilent(_ sound: Sound) {
    expectEqual(Checker.check(sound.source, file: sound.file), [])
  }
}
