internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport
internal import PluginCheck

/// Everything that the program of a page keeps: one session, and what was told of it.
final class Page {
  private var session: PreviewSession?
  /// The view as the page has it.
  private var shown = ViewParts()
  private let log = PageLog()

  /// Carries a request out; the answer is JSON.
  func answer(_ bytes: [UInt8]) -> String {
    guard let json = try? JSONParser.parse(bytes) else { return Self.error("is no JSON") }
    switch json["do"]?.text {
    case "open": return open(json)
    case "check": return Self.check(json)
    case "run": return run(json)
    case "read": return Self.read(json)
    case "proof":
      session = nil
      return Self.proof(json)
    case "close":
      session = nil
      return "{}"
    default: break
    }
    guard let session else { return Self.error("no session is open") }
    switch json["do"]?.text {
    case "view": shown = ViewParts()
    case "tick": session.carryOut(.tick)
    case "edit":
      if let problem = Self.hold([json]) { return Self.error(problem) }
      session.carryOut(.look)
    case nil: return Self.error("says nothing to do")
    default: session.carryOut(.message(String(decoding: bytes, as: UTF8.self)))
    }
    return view(session)
  }

  static func error(_ message: String) -> String {
    JSONObject([("error", JSONText.string(message))]).text
  }

  /// What the page does not show yet.
  private func view(_ session: PreviewSession) -> String {
    let now = session.view()
    var members = now.members(since: shown)
    shown = now
    members.append(("log", log.take().json))
    members.append(("moves", "\(session.isMoving)"))
    return JSONObject(members).text
  }
}

// Sessions.
extension Page {
  private func open(_ json: JSONValue) -> String {
    session = nil
    shown = ViewParts()
    _ = log.take()
    Files.dropAll()
    if let problem = Self.hold(json["files"]?.array ?? []) { return Self.error(problem) }
    var setup = PreviewSetup(
      script: script(json), folders: ["plugins"], pictures: { PagePictures() },
      log: { [log] in log.add($0) })
    if let name = json["profile"]?.text {
      guard let profile = Profile.named(name) else { return Self.error("no profile is \(name)") }
      setup.profile = profile
    }
    guard let session = PreviewSession(setup, Watchdog()) else {
      return Self.error("there is not enough memory for a session")
    }
    self.session = session
    Self.flush(session.stage.script)
    for field in ["app", "props"] {
      guard let text = json[field]?.text else { continue }
      let order = JSONObject([
        ("do", JSONText.string("write")), ("field", JSONText.string(field)),
        ("text", JSONText.string(text)),
      ])
      session.carryOut(.message(order.text))
    }
    return view(session)
  }

  /// The script is a file, so that it can be written anew under the session.
  private func script(_ json: JSONValue) -> PreviewSetup.Script? {
    guard let text = json["scene"]?.text else { return nil }
    let name = json["sceneName"]?.text ?? "scene.lua"
    guard (try? Files.write(Array(text.utf8), to: name)) != nil else { return nil }
    return PreviewSetup.Script(path: name, name: name)
  }

  /// Holds files as if they were on a disk.
  ///
  /// - Returns: what is wrong with them.
  static func hold(_ files: [JSONValue]) -> String? {
    for file in files {
      guard let path = file["path"]?.text, let text = file["text"]?.text else {
        return "a file needs a path and a text"
      }
      do throws(FileError) {
        try Files.write(Array(text.utf8), to: path)
      } catch {
        return error.message
      }
    }
    return nil
  }
}

// What needs no session.
extension Page {
  private static func check(_ json: JSONValue) -> String {
    let text = json["text"]?.text ?? ""
    let found = Checker.check(text, file: json["path"]?.text ?? "plugins/policy.lua")
    let findings = found.map { finding in
      JSONObject([
        ("line", "\(finding.line)"), ("column", "\(finding.column)"),
        ("severity", JSONText.string(finding.rule == "syntax" ? "error" : "warning")),
        ("code", JSONText.string(finding.rule)), ("message", JSONText.string(finding.message)),
        ("from", "\(finding.range.lowerBound)"), ("to", "\(finding.range.upperBound)"),
      ]).text
    }
    return JSONObject([("findings", findings.json)]).text
  }

  /// A file that is held: handed over, or written by a script.
  private static func read(_ json: JSONValue) -> String {
    do throws(FileError) {
      let bytes = try Files.read(json["path"]?.text ?? "")
      return JSONObject([("text", JSONText.string(String(decoding: bytes, as: UTF8.self)))]).text
    } catch {
      return self.error(error.message)
    }
  }

  /// What was printed so far goes where it should.
  private static func flush(_ session: ScriptSession) {
    do throws(LuaError) {
      _ = try session.call(try session.load("io.stdout:flush()", name: "=page"))
    } catch {
      session.host.report(error.message)
    }
  }

  /// Runs a script in a session of its own. What it prints goes to standard output.
  private func run(_ json: JSONValue) -> String {
    let name = json["name"]?.text ?? "scene.lua"
    let host = NavigationHost(text: TextMetrics())
    let log = PageLog()
    host.onLog = { log.add($0) }
    host.onReport = { log.add("error", nil, $0) }
    var (message, status): (String?, Int32) = (nil, 0)
    do throws(ScriptError) {
      let session = try ScriptSession(host: host)
      defer { Self.flush(session) }
      session.pictures = PagePictures()
      for result in host.loadAll(in: "plugins") {
        if case .failure(let error) = result { host.report(error.message) }
      }
      try session.run(Array((json["text"]?.text ?? "").utf8), name: name)
    } catch {
      if let given = error.exitStatus {
        status = given
      } else {
        (message, status) = (error.message, 1)
      }
    }
    return JSONObject([
      ("log", log.take().json), ("status", "\(status)"),
      ("error", message.map { JSONText.string($0) } ?? "null"),
    ]).text
  }
}

/// What plugins and scripts logged, until it is told.
final class PageLog: @unchecked Sendable {
  private var lines: [String] = []
  private static let most = 1000

  func add(_ line: LogLine) { add(line.level.rawValue, line.plugin, line.message) }

  func add(_ level: String, _ plugin: String?, _ message: String) {
    guard lines.count < Self.most else { return }
    lines.append(
      JSONObject([
        ("level", JSONText.string(level)),
        ("plugin", plugin.map { JSONText.string($0) } ?? "null"),
        ("message", JSONText.string(message)),
      ]).text)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
