internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport
internal import NavhostTraces

/// What was typed: written down, done again, taken back.
extension Repl {
  /// `exit` and `quit` leave where they are no globals; `nav.pan?` tells what is known of it.
  func enterWord(_ text: String) -> Step? {
    if let topic = ReplHelp.topic(asked: text) { return help(topic) }
    let word = DotCommand.trimmed(text[...]).replacing("()", with: "")
    guard word == "exit" || word == "quit" else { return nil }
    let globals = (try? ReachableNames(session, current).globals) ?? []
    return globals.contains { $0.name == word } ? nil : .left(0)
  }

  /// `.save FILE`.
  func save(_ path: String) -> Step {
    let script = SessionScript(record: record, compiles: evaluator.compiles)
    return write(script.text, .session, path, ".save")
  }

  /// `.spec FILE`.
  func saveSpec(_ path: String) -> Step {
    let printer = ValuePrinter(session)
    let spec = SessionSpec(
      record: record, plugins: origin.folders.filter { Files.kind($0) == .folder },
      compiles: evaluator.compiles, source: { printer.text($0) })
    let step = write(spec.text, .spec, path, ".spec")
    guard case .told = step, !path.hasSuffix("_spec.lua") else { return step }
    return .told(
      "saved \(Plain.name(path)); navhost test finds files that end in _spec.lua by themselves")
  }

  private func write(_ text: String, _ mark: FileMark, _ path: String, _ command: String) -> Step {
    guard !path.isEmpty else { return wrong("\(command) needs a file") }
    do {
      try Files.write(Array(text.utf8), to: path, replacing: mark)
      return .told("saved \(Plain.name(path))")
    } catch {
      return wrong(error.message)
    }
  }

  /// `.load FILE`.
  func load(_ path: String) -> Step {
    guard !path.isEmpty else { return wrong(".load needs a file") }
    do {
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      return .load(lines)
    } catch {
      return wrong(error.message)
    }
  }

  /// `.undo`: a fresh session in which everything but the last statement is done again, in silence.
  /// Where a recording runs, it is the recording's next session.
  func undo() -> Step {
    var record = record
    guard let last = record.removeLast() else { return wrong("there is nothing to undo") }
    do {
      try silence {
        var next: TraceRecorder?
        let new = try origin.make { next = recorder?.recorder(of: $0.host) }
        // The former session lives until its recorder has stopped.
        try withExtendedLifetime(session) {
          try adopt(new)
          for entry in record.entries where entry.isReplayed { replay(entry) }
          if let recorder { next?.goOn(after: recorder) }
        }
        recorder = next
      }
    } catch let error as LuaError {
      return wrong("the session cannot be begun anew: \(error.message)")
    } catch {
      return wrong("the session cannot be begun anew: \(error)")
    }
    self.record = record
    _ = faults()
    let line = last.text.split(separator: "\n").first.map(String.init) ?? ""
    return .told("undone: " + line + (last.text.contains("\n") ? " …" : ""))
  }

  private func replay(_ entry: SessionRecord.Entry) {
    switch Source(text: entry.text, line: 1).compile(evaluator) {
    case .expression(let function), .statement(let function): _ = try? evaluator.call(function)
    case .incomplete, .wrong: break
    }
  }
}

extension FileMark {
  fileprivate static let session = FileMark("saved session", beginning: SessionScript.head + "\n")
  fileprivate static let spec = FileMark("saved spec", beginning: SessionSpec.head + "\n")
}
