import Expectations
import NavhostPluginHost
import NavhostScripting
import NavhostTraces
import Testing

/// What a recording holds of texts.
@Suite struct TraceRecorderTextsTests {
  private func lines(_ script: String, masking: [String] = []) throws -> [String] {
    let host = NavigationHost()
    host.localizedString = { key, _ in key == "none" ? nil : "<\(key)>" }
    let recorder = try TraceRecorder(host, masking: masking)
    try ScriptSession(host: host).run(Array(script.utf8), name: "a.lua")
    return String(decoding: recorder.takeLines(), as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  private static let scene = """
    nav.use{name = "a", shouldPop = function() text("none") return false, text("k") .. text("k") end}
    nav.setStack{"Home", "Page"}
    nav.tapBack()
    nav.tapBack()
    nav.reset{}
    nav.setStack{"Home", "Page"}
    nav.tapBack()
    """

  @Test func aLineStandsWhereAKeyGivesSomethingElseThanBefore() throws {
    let lines = try lines(Self.scene)
    let texts = lines.filter { $0.contains("\"op\":\"string\"") }
    expectEqual(
      texts, Array(repeating: "{\"t\":0,\"op\":\"string\",\"args\":[\"k\",[],\"<k>\"]}", count: 2))
    let decision = try #require(lines.firstIndex { $0.hasPrefix("{\"d\":1") })
    let text = try #require(texts.first)
    #expect(try #require(lines.firstIndex(of: text)) < decision)
  }

  @Test func whatIsMaskedStandsNowhere() throws {
    let all = try lines(Self.scene, masking: ["strings"]).joined()
    #expect(!all.contains("<k>"))
    #expect(all.contains("masked-1masked-1"))
    #expect(all.contains("\"masked\":[\"strings\"]"))
  }
}
