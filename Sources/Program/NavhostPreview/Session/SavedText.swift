internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// A session as a text that somebody keeps.
struct SavedText {
  let form: SavedForm
  let text: String
  /// Tells one from the next.
  let number: Int

  init(_ form: SavedForm, _ session: PreviewSession, number: Int) {
    self.form = form
    self.number = number
    let program = SavedProgram(session)
    text =
      switch form {
      case .script: program.script
      case .spec: program.spec
      case .trace: session.trace(of: program.script)
      }
  }

  var json: String {
    JSONObject([
      ("as", JSONText.string(form.rawValue)), ("text", JSONText.string(text)),
      ("number", "\(number)"),
    ]).text
  }
}

/// What was done since the script was played, up to the moment that is shown, as Lua.
private struct SavedProgram {
  let setup: PreviewSetup
  let folders: [String]
  let plugins: [String]
  let played: [Played]
  /// The screen before anything was done.
  let configuration: NavigationController.Configuration

  init(_ session: PreviewSession) {
    setup = session.setup
    folders = setup.folders.filter { Files.kind($0) == .folder }
    plugins = session.stage.host.plugins.compactMap { $0.path }
    configuration = session.stage.configuration
    played = Self.merged(session.history.shownInputs)
  }

  /// One pause for several in a row.
  private static func merged(_ played: [Played]) -> [Played] {
    var merged: [Played] = []
    for step in played {
      if case .operation(.advance(let more)) = step.input,
        case .operation(.advance(let sum))? = merged.last?.input
      {
        let pause = ((sum + more) * 1e6).rounded() / 1e6
        merged[merged.count - 1].input = .operation(.advance(pause))
      } else {
        merged.append(step)
      }
    }
    return merged
  }

  var script: String {
    let head = ["-- Saved by navhost preview.", "-- Run it with: navhost run \(options)FILE"]
    return (head + beginning + statements.map { $0.lua }).joined(separator: "\n") + "\n"
  }

  var spec: String {
    let head = ["-- Saved by navhost preview.", "-- Run it with: navhost test \(profile)FILE"]
    let uses = plugins.map { "    assert(nav.use(\(Self.quoted($0))))" }
    let steps = (beginning + statements.flatMap(expectations)).map { "    " + $0 }
    let lines =
      head + ["describe(\"a session\", function()", "  it(\"goes as it went\", function()"] + uses
      + steps + ["  end)", "end)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var options: String {
    let named =
      folders.isEmpty
      ? "--no-plugins " : folders.map { "--plugins \(ShellText.word($0)) " }.joined()
    return named + profile
  }

  private var profile: String {
    setup.profile == .ios17 ? "" : "--ios \(setup.profile.version) "
  }

  /// The script that was played, and what the statements need.
  private var beginning: [String] {
    let isLaidOut = played.contains { if case .layOut = $0.input { true } else { false } }
    let usesFront = played.contains { step in
      if case .operation(.select) = step.input { true } else { step.isOnFront }
    }
    let waits = played.contains { $0.asked?.kind == .await }
    return (waits ? [Self.waiting] : []) + (isLaidOut ? Self.layOut : [])
      + (usesFront ? Self.front : []) + scriptLines
  }

  private var scriptLines: [String] {
    guard let script = setup.script else { return [] }
    if let path = script.path { return ["dofile(\(Self.quoted(path)))"] }
    return ["do", String(decoding: script.source, as: UTF8.self), "end"]
  }

  /// Each input with its statement.
  private var statements: [(played: Played, lua: String)] {
    var screen = Layout(
      width: configuration.width, height: configuration.height,
      direction: configuration.direction, profile: configuration.profile)
    return played.map { step in
      guard case .layOut(let layout) = step.input else { return (step, step.lua ?? "") }
      screen.take(layout)
      let options = [
        screen.width.map { "width = \(LuaText.short($0))" },
        screen.height.map { "height = \(LuaText.short($0))" },
        screen.direction.map { "direction = \"\($0.rawValue)\"" },
        screen.profile.map { "ios = \($0.version)" },
        "gesture = \"\(configuration.gesture.rawValue)\"", "guards = \(configuration.guards)",
      ]
      return (step, "layOut{\(options.compactMap { $0 }.joined(separator: ", "))}")
    }
  }

  private func expectations(_ step: Played, _ statement: String) -> [String] {
    guard let asked = step.asked.map(AskedText.init) else { return [expectation(step, statement)] }
    return step.outcome == "deferred" ? asked.asked(by: statement) : [statement] + asked.open
  }

  private func expectation(_ step: Played, _ statement: String) -> String {
    let outcome = step.outcome.split(separator: ":").first.map(String.init) ?? ""
    guard Self.outcomes.contains(outcome) else { return statement }
    return "assert.equal(\"\(outcome)\", (\(statement)))"
  }

  private static let outcomes: Set = [
    "popped", "dismissed", "blocked", "deferred", "cancelled", "ignored", "selected",
  ]

  private static func quoted(_ text: String) -> String { LuaText.quoted(Array(text.utf8)) }

  /// A person touches what is presented last, and the tab that is shown.
  private static let front = [
    "local tabs", "do", "  local make = nav.tabs", "  function nav.tabs(...)",
    "    local made, why = make(...)", "    tabs = made or tabs", "    return made, why", "  end",
    "end", "local function front()", "  local front = tabs and tabs[tabs.selected] or nav",
    "  while front.presented do front = front.presented end", "  return front", "end",
  ]

  /// What nobody handles stays open on the page.
  private static let waiting = "nav.onAwait(\"*\", function() end)"

  /// A script cannot turn the phone: it makes another, and puts the same screens on it.
  private static let layOut = [
    "local function layOut(options)", "  local stack = {}",
    "  for _, screen in ipairs(nav.stack) do",
    "    stack[#stack + 1] = {class = screen.class, title = screen.title, props = screen.props}",
    "  end", "  nav.reset(options)", "  if #stack > 0 then nav.setStack(stack) end", "end",
  ]
}

extension Layout {
  /// What the other says counts.
  fileprivate mutating func take(_ other: Layout) {
    width = other.width ?? width
    height = other.height ?? height
    direction = other.direction ?? direction
    profile = other.profile ?? profile
  }
}
