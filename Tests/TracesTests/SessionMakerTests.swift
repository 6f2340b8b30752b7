import Expectations
import NavhostPluginHost
import Testing

@testable import NavhostTraces

@Suite struct SessionMakerTests {
  @Test("what one session handed out is forgotten before the next")
  func memory() throws {
    let maker = try SessionMaker(seed: 1, scene: nil)
    for number in 0..<40 {
      _ = try maker.session(number)
      let host = maker.stage.host
      #expect(host.handles.all.allSatisfy { $0 === host.app.table })
    }
  }

  @Test("the same seed and number make the same session, whatever came before")
  func seeds() throws {
    let first = try SessionMaker(seed: 7, scene: nil)
    let lines = try (0..<5).map { try first.session($0).line }
    expectEqual(Set(lines.map { String(decoding: $0, as: UTF8.self) }).count, 5)
    let second = try SessionMaker(seed: 7, scene: nil)
    try expectEqual(second.session(4).line, lines[4])
    #expect(try SessionMaker(seed: 8, scene: nil).session(0).line != lines[0])
  }
}
