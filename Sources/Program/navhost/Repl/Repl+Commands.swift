internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostTraces

extension Repl {
  /// Runs the line where it is a dot command.
  func enterCommand(_ line: String) -> Step? {
    guard let (name, argument) = DotCommand.parse(line) else { return nil }
    guard let command = DotCommand(rawValue: name) else {
      let hint = Spelling.hint("." + name, among: DotCommand.allCases.map { "." + $0.rawValue })
      return wrong("no command .\(name)" + (hint.isEmpty ? "; .help lists those there are" : hint))
    }
    return run(command, argument)
  }

  /// A mistake on the line that was typed last.
  func wrong(_ message: String) -> Step {
    .failed(ReplError("stdin:\(lines.count): \(message)"))
  }

  private func run(_ command: DotCommand, _ argument: String) -> Step {
    switch command {
    case .help: help(argument)
    case .screen: screen(argument)
    case .show: show(argument)
    case .stack: .told(stackText)
    case .app: app(argument)
    case .plugins: .told(PluginTable.text(host.plugins))
    case .explain: .told(host.navigation.explanation?.description ?? "nothing was decided yet")
    case .events: events(argument)
    case .use: use(argument)
    case .reload: reload(argument)
    case .watch: watch()
    case .inside: enter(plugin: argument)
    case .budget: .told(BudgetText(host).text)
    case .time: time()
    case .undo: undo()
    case .edit: .edit(lastStatement)
    case .load: load(argument)
    case .save: save(argument)
    case .spec: saveSpec(argument)
    case .record: startRecording(argument)
    case .quit: .left(0)
    }
  }

  func help(_ topic: String) -> Step {
    if topic.isEmpty {
      return .told(Columns.table(DotCommand.allCases.map { [$0.usage, $0.summary] }))
    }
    let command = DotCommand(rawValue: topic.hasPrefix(".") ? String(topic.dropFirst()) : topic)
    let texts = [command.map { "\($0.usage): \($0.summary)" }, ReplHelp.text(topic)]
      .compactMap { $0 }
    if !texts.isEmpty { return .told(texts.joined(separator: "\n\n")) }
    return wrong("nothing is known of '\(topic)'\(ReplHelp.hint(topic))")
  }

  private var stackText: String {
    let rows = host.navigation.stack.reversed().map { controller in
      [
        "\(controller.index ?? 0)", controller.className,
        controller.title.map { LuaText.quoted(Array($0.utf8)) } ?? "-", "id \(controller.id)",
        controller.isTop ? "top" : controller.isRoot ? "root" : "",
      ]
    }
    return rows.isEmpty ? "the stack is empty" : Columns.table(rows)
  }

  /// `.app` shows `nav.app`, `.app NAME = VALUE` writes a field of it.
  private func app(_ argument: String) -> Step {
    if argument.isEmpty { return run("nav.app") }
    guard argument.contains("="), argument.first?.isLetter == true || argument.first == "_" else {
      return wrong(".app needs NAME = VALUE, got '\(argument)'")
    }
    let statement = "nav.app.\(argument)"
    let step = run(statement, line: max(1, lines.count))
    switch step {
    case .incomplete: return wrong(".app needs a value, got '\(argument)'")
    case .failed: return step
    default:
      record.add(statement)
      return step
    }
  }

  /// The fields that `nav.app` has.
  var appFields: [String] {
    host.app.table.pairs.compactMap { pair in
      if case .string(let name) = pair.key { name } else { nil }
    }
  }

  private func events(_ argument: String) -> Step {
    guard let count = argument.isEmpty ? 10 : Int(argument), count >= 0 else {
      return wrong(".events needs a number, got '\(argument)'")
    }
    let log = host.navigation.events
    let rows = log.since(max(0, log.lastIndex - count)).map { event in
      let seconds = "\((event.time * 1000).rounded() / 1000) s"
      let words = event.description.split(separator: " ", maxSplits: 2).map(String.init)
      return ["\(event.index)", seconds, event.name.rawValue, event.plugin ?? "-"]
        + words.dropFirst(2)
    }
    return .told(rows.isEmpty ? "nothing happened yet" : Columns.table(rows))
  }

  private func startRecording(_ path: String) -> Step {
    guard !path.isEmpty else { return wrong(".record needs a file") }
    guard let recorder else { return wrong("nothing is recorded here") }
    do {
      try recorder.write(to: path)
      return .told("recording to \(Plain.name(path)), from the first line on")
    } catch {
      return wrong(error.message)
    }
  }
}
