internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// What a client looks at.
extension DebugAdapter {
  func threads(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let names = run?.threads.map(\.name) ?? [DebugRun.script]
    let threads = names.map { name in
      JSONValue.record([
        ("id", .whole(numbers.threads.number(of: name))),
        ("name", .string(name == DebugRun.script ? FilePath.name(debuggee.name) : name)),
      ])
    }
    return Reply(body: [("threads", .array(threads))])
  }

  func stackTrace(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let run = try checkStopped()
    guard let number = arguments["threadId"]?.integer, let name = numbers.threads[number],
      let state = run.threads.first(where: { $0.name.isExactly(name) })?.state
    else { throw DebugError("no such thread") }
    let all = state.frames
    let start = max(0, arguments["startFrame"].place ?? 0)
    let levels = arguments["levels"].place ?? 0
    let end = levels > 0 ? min(all.count, start + min(levels, all.count)) : all.count
    let frames = (start..<max(start, end)).map { place in
      json(all[place], numbers.frames.add((name, place)), state, run)
    }
    return Reply(body: [("stackFrames", .array(frames)), ("totalFrames", .whole(all.count))])
  }

  private func json(_ frame: LuaFrame, _ id: Int, _ state: LuaState, _ run: DebugRun) -> JSONValue {
    .record([
      ("id", .whole(id)), ("name", .string(run.name(of: frame, in: state))),
      ("line", .whole(frame.line - 1 + base)), ("column", .whole(base)),
      ("source", source(of: frame, run)),
    ])
  }

  private func source(of frame: LuaFrame, _ run: DebugRun) -> JSONValue {
    if let file = frame.file {
      let path = run.path(of: file)
      return .record([("name", .string(FilePath.name(path))), ("path", .string(path))])
    }
    if let text = effects?.chunks[frame.chunk] {
      return .record([
        ("name", .string(String(frame.chunk.dropFirst()))),
        ("sourceReference", .whole(numbers.texts.number(of: text))),
      ])
    }
    if frame.chunk.hasPrefix("=") {
      return .record([("name", .string(String(frame.chunk.dropFirst())))])
    }
    let start = Plain.line(String(frame.chunk.prefix { $0 != "\n" }), limit: 40)
    return .record([
      ("name", .string(start)), ("sourceReference", .whole(numbers.texts.number(of: frame.chunk))),
    ])
  }

  func source(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let number =
      arguments["source"]?["sourceReference"]?.integer ?? arguments["sourceReference"]?.integer
    if let number, number > 0 {
      guard let text = numbers.texts[number] else { throw DebugError("no such source") }
      return Reply(body: [("content", .string(text)), ("mimeType", .string("text/x-lua"))])
    }
    guard let path = arguments["source"]?["path"]?.text else { throw DebugError("no such source") }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path)
    } catch {
      guard let known = remembered(path) else { throw DebugError(error.message) }
      bytes = known
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return Reply(body: [("content", .string(text)), ("mimeType", .string("text/x-lua"))])
  }

  /// The text of a file that has gone since it was read.
  private func remembered(_ path: String) -> [UInt8]? {
    guard let name = run?.files.first(where: { $0.value.isExactly(path) })?.key.text else {
      return nil
    }
    return name.isExactly(debuggee.name) ? debuggee.source : effects?.lastText(of: name)
  }

  func scopes(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let run = try checkStopped()
    let (state, place) = try frame(arguments, run)
    let all: [(String, LuaScope)] = [
      ("Locals", .locals), ("Upvalues", .upvalues), ("Arguments", .arguments),
    ]
    let scopes = all.map { name, scope in
      JSONValue.record([
        ("name", .string(name)),
        ("variablesReference", .whole(variables.add(.scope(scope, frame: place), state))),
        ("expensive", .boolean(false)),
      ])
    }
    return Reply(body: [("scopes", .array(scopes))])
  }

  private func frame(
    _ arguments: JSONValue, _ run: DebugRun
  ) throws(DebugError) -> (LuaState, Int) {
    guard let number = arguments["frameId"]?.integer, let frame = numbers.frames[number],
      let state = run.threads.first(where: { $0.name.isExactly(frame.thread) })?.state
    else { throw DebugError("no such frame: it is good until the script goes on") }
    return (state, frame.place)
  }

  func variables(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let run = try checkStopped()
    guard let number = arguments["variablesReference"]?.integer,
      let list = variables.variables(number, VariablePage(arguments), run)
    else { throw DebugError("no such variables: they are good until the script goes on") }
    return Reply(body: [("variables", .array(list))])
  }

  func evaluate(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let run = try checkStopped()
    guard let text = arguments["expression"]?.text else { throw DebugError("no expression") }
    var place: Int?
    var state = run.session.state
    if arguments["frameId"] != nil {
      let (found, number) = try frame(arguments, run)
      state = found
      place = number
    }
    let values: [LuaValue]
    do throws(LuaError) {
      values = try run.evaluate(text, in: state, frame: place)
    } catch {
      throw DebugError(Plain.escaped(error.message, limit: 1000))
    }
    note(text, arguments, run, state, place)
    let reference = values.count == 1 ? variables.reference(values[0], state, run) : 0
    return Reply(
      body: [
        ("result", .string(run.show(values, in: state))),
        ("type", .string(values.first?.shownType ?? "nil")),
        ("variablesReference", .whole(reference)),
      ] + (values.count == 1 ? variables.sizes(values[0], state) : []))
  }

  /// What somebody typed may have changed something: it is done again where the session is played again.
  private func note(
    _ text: String, _ arguments: JSONValue, _ run: DebugRun, _ state: LuaState, _ place: Int?
  ) {
    let context = arguments["context"]?.text ?? "repl"
    guard context == "repl" else { return }
    let evaluation = Journal.Evaluation(text: text, thread: run.name(of: state), frame: place)
    if travel.isCounting {
      travel.evaluations[run.debugger.position, default: []].append(evaluation)
    } else {
      journal.add(evaluation)
    }
  }
}

/// The names that a function breakpoint may have.
enum HookNames {
  static func isHook(_ name: String) -> Bool {
    HookName(rawValue: String(name.split(separator: ".").last ?? "")) != nil
  }
}
