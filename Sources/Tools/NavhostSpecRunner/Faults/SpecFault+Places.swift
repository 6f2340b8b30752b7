internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension SpecFault {
  private static let longestMessage = 4000

  /// - Parameter spec: the state of the spec, whose functions made the call.
  init(_ failure: LuaFailure, calledFrom spec: LuaState) {
    message = Plain.escaped(failure.error.message, limit: Self.longestMessage)
    hook = failure.hook
    plugin = failure.plugin
    quarantines = failure.quarantines
    place(
      SpecFrame.all(of: failure.error.traceback), calledFrom: SpecFrame.all(of: spec),
      definition: failure.definition)
  }

  /// Actions in actions, or waits in waits, that the host does not carry out; nil for any other event.
  init?(tooDeep event: Event, calledFrom spec: LuaState) {
    guard event.name == .fault, let hook = event["hook"]?.description,
      hook == "perform" || hook == "await"
    else { return nil }
    message = event["message"]?.description ?? ""
    self.hook = hook
    plugin = event.plugin
    place([], calledFrom: SpecFrame.all(of: spec), definition: nil)
  }

  /// Sets the place: the one that the message names, else the innermost function that ran, else the place where
  /// the failed function is defined. A message may begin as a place does: one of another file is ignored.
  private mutating func place(
    _ frames: [SpecFrame], calledFrom spec: [SpecFrame], definition: LuaPlace?
  ) {
    traceback = SpecFrame.texts(frames + spec)
    let named = SourcePlace(message)
    let files = frames.map(\.file) + [definition?.file].compactMap { $0 }
    if let named, files.isEmpty || files.contains(named.file) {
      (file, line) = (named.file, named.line)
    } else if let definition, frames.isEmpty {
      (file, line) = (definition.file, definition.line)
    } else if let first = frames.first ?? spec.first {
      (file, line) = (first.file, first.line)
    }
  }
}

/// A Lua function that ran when something failed.
struct SpecFrame: Equatable {
  var file: String
  var line: Int
  /// `FILE:LINE: in …`
  var text: String

  private static let most = 60

  /// The functions of a traceback of Lua that are not the runner's or luassert's, the innermost first.
  static func all(of traceback: String) -> [SpecFrame] {
    let lines = traceback.split(separator: "\n").prefix(most)
    return lines.compactMap { line in
      let text = String(line.drop { $0 == "\t" || $0 == " " })
      guard let place = SourcePlace(text), !isOurs(place.file) else { return nil }
      return SpecFrame(file: place.file, line: place.line, text: text)
    }
  }

  /// The same for the functions that run in a state.
  static func all(of state: LuaState) -> [SpecFrame] {
    state.frames(atMost: most).compactMap { frame in
      guard let file = frame.file, !isOurs(file) else { return nil }
      let function = frame.firstLine > 0 ? "function <\(file):\(frame.firstLine)>" : "main chunk"
      let text = "\(file):\(frame.line): in \(function)"
      return SpecFrame(file: file, line: frame.line, text: text)
    }
  }

  /// A line for each; of more than two equal ones that follow each other, the first and how many are left out.
  static func texts(_ frames: [SpecFrame]) -> [String] {
    var lines: [String] = []
    var rest = frames[...]
    while let frame = rest.first {
      let count = rest.prefix { $0 == frame }.count
      rest = rest.dropFirst(count)
      lines +=
        count > 2
        ? [frame.text, "(and \(count - 1) times more)"] : Array(repeating: frame.text, count: count)
    }
    return lines
  }

  /// Whether a file is luassert's, say's or the runner's, as `isOurs` of failure.lua.
  private static func isOurs(_ file: String) -> Bool {
    let parts = file.split(separator: "/")
    return file == SpecLua.chunkName || parts.dropLast().contains("luassert")
      || parts.suffix(2) == ["say", "init.lua"]
  }
}
