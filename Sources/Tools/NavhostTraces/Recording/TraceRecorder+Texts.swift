internal import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// What policies got for their texts.
struct RecordedTexts {
  /// What was written last in this session.
  fileprivate var written: [TextCall: String] = [:]
  /// What plugins got while they were loaded: each session begins with it.
  fileprivate var ofLoads: [TextCall: SaidText] = [:]
  fileprivate static let most = 10_000

  /// The session is over.
  mutating func endSession() { written.removeAll(keepingCapacity: true) }
}

extension TraceRecorder {
  package func didReadString(_ said: SaidText) {
    let isKey = said.text.isExactly(said.plain)
    if !isKey { mask?.hide(text: said.text) }
    guard said.isForPolicy else { return }
    let call = TextCall(said.key, said.values)
    if !host.isCalling { keep(said, call, isKey: isKey) }
    if isInSession { write(said, call, isKey: isKey) }
  }

  /// A plugin is being loaded.
  private func keep(_ said: SaidText, _ call: TextCall, isKey: Bool) {
    if isKey {
      texts.ofLoads[call] = nil
    } else if texts.ofLoads.count < RecordedTexts.most {
      texts.ofLoads[call] = said
    }
  }

  /// What was said before the session began, and still stands.
  func writeTextsOfLoads() {
    let all = texts.ofLoads.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for said in all { write(said, TextCall(said.key, said.values), isKey: false) }
  }

  /// A line where the key gives something else than it did, at first itself.
  private func write(_ said: SaidText, _ call: TextCall, isKey: Bool) {
    if let last = texts.written[call] {
      if last.isExactly(said.text) { return }
    } else if isKey {
      return
    }
    texts.written[call] = said.text
    endTouches()
    json.line(at: host.navigation.time) { json in
      json.field("op", Trace.TextLine.operation)
      json.key("args")
      json.beginArray()
      json.string(said.key)
      json.beginArray()
      for value in said.values { writer.write(value.lua, path: TracePath.data, to: &json) }
      json.endArray()
      json.string(mask?.scrubbed(said.text) ?? said.text)
      json.endArray()
    }
    handOver()
  }
}

extension StringArgument {
  fileprivate var lua: LuaValue {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    }
  }
}
