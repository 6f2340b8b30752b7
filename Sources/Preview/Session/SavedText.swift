internal import Navigation
internal import PluginHost
internal import Support

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
      case .trace: session.traceText
      }
  }

  var json: String {
    JSONObject([
      ("as", JSONText.string(form.rawValue)), ("text", JSONText.string(text)),
      ("number", "\(number)"),
    ]).text
  }
}

extension PreviewSession {
  /// What happened, as `navhost run --json` prints it.
  fileprivate var traceText: String {
    stage.eventsAsJSON.joined(separator: "\n") + "\n"
  }
}

/// What was done since the script was played, up to the moment that is shown, as Lua.
private struct SavedProgram {
  let scene: PreviewScene
  let plugins: [String]
  let played: [Played]

  init(_ session: PreviewSession) {
    scene = session.scene
    plugins = session.stage.host.plugins.compactMap(\.path)
    played = Self.merged(session.history.shownInputs)
  }

  /// One pause for several in a row.
  private static func merged(_ played: [Played]) -> [Played] {
    var merged: [Played] = []
    for step in played {
      if case .advance(let more) = step.input, case .advance(let sum)? = merged.last?.input {
        merged[merged.count - 1].input = .advance(((sum + more) * 1e6).rounded() / 1e6)
      } else {
        merged.append(step)
      }
    }
    return merged
  }

  var script: String {
    (["-- Saved by navhost preview.", "-- Run it with: navhost run \(options)FILE"] + beginning
      + played.map(statement)).joined(separator: "\n") + "\n"
  }

  var spec: String {
    let uses = plugins.map { "    assert(nav.use(\(Self.quoted($0))))" }
    let steps = (beginning + played.map(expectation)).map { "    " + $0 }
    let lines =
      ["-- Saved by navhost preview.", "describe(\"a session\", function()"]
      + ["  it(\"goes as it went\", function()"] + uses + steps + ["  end)", "end)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var options: String {
    scene.folders.map { "--plugins \($0) " }.joined()
  }

  private var beginning: [String] {
    let isLaidOut = played.contains { if case .layOut = $0.input { true } else { false } }
    let script = scene.script?.path.map { ["dofile(\(Self.quoted($0)))"] } ?? []
    let isCovered = played.contains { $0.isCovered }
    return (isLaidOut ? Self.layOut : []) + (isCovered ? Self.front : []) + script
  }

  private func statement(_ step: Played) -> String {
    guard case .layOut(let width, let height, let direction) = step.input else {
      return step.lua ?? ""
    }
    let options = [
      width.map { "width = \(Input.number($0))" }, height.map { "height = \(Input.number($0))" },
      direction.map { "direction = \"\($0.rawValue)\"" },
    ]
    return "layOut{\(options.compactMap { $0 }.joined(separator: ", "))}"
  }

  private func expectation(_ step: Played) -> String {
    let statement = statement(step)
    let outcome = step.outcome.split(separator: ":").first.map(String.init) ?? ""
    guard Self.outcomes.contains(outcome) else { return statement }
    return "assert.equal(\"\(outcome)\", (\(statement)))"
  }

  private static let outcomes: Set = [
    "popped", "dismissed", "blocked", "deferred", "cancelled", "ignored", "selected",
  ]

  private static func quoted(_ text: String) -> String { LuaText.quoted(Array(text.utf8)) }

  /// A person touches what is presented last.
  private static let front = [
    "local function front()", "  local front = nav",
    "  while front.presented do front = front.presented end", "  return front", "end",
  ]

  /// A script cannot turn the phone: it makes another, and puts the same screens on it.
  private static let layOut = [
    "local function layOut(options)", "  local stack = {}",
    "  for _, screen in ipairs(nav.stack) do",
    "    stack[#stack + 1] = {class = screen.class, title = screen.title, props = screen.props}",
    "  end", "  nav.reset(options)", "  if #stack > 0 then nav.setStack(stack) end", "end",
  ]
}
