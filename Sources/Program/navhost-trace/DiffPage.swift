internal import NavhostNavigation
internal import NavhostRendering
internal import NavhostSupport
internal import NavhostTraces

/// `navhost trace diff --html`: one page, without anything from elsewhere, that shows which decisions change.
struct DiffPage {
  /// Changes that look the same.
  private struct Change {
    var count: Int
    var example: ReplayResult
    var session: LineReader.Line
  }

  private let old: String
  private let new: String
  private let oldPlugins: PluginSet
  private let newPlugins: PluginSet
  private var changes: [ExactName: Change] = [:]
  private static let maxKept = 10_000
  private static let maxShown = 10

  /// - Parameters:
  ///   - old: what the first set of plugins is called.
  ///   - new: the same of the second.
  init(_ old: String, _ oldPlugins: PluginSet, _ new: String, _ newPlugins: PluginSet) {
    self.old = old
    self.new = new
    self.oldPlugins = oldPlugins
    self.newPlugins = newPlugins
  }

  mutating func add(_ result: ReplayResult, _ session: LineReader.Line) {
    guard let first = result.difference else { return }
    let parts = [
      first.className, first.source, first.was?.outcome, first.was?.by, first.was?.reason,
      first.now?.outcome, first.now?.by, first.now?.reason, first.was.flatMap(asked),
      first.now.flatMap(asked),
    ]
    let key = parts.map { $0 ?? "" }.joined(separator: "\u{1}")
    if changes[key] != nil {
      changes[key]!.count += 1
    } else if changes.count < Self.maxKept {
      changes[key] = Change(count: 1, example: result, session: session)
    }
  }

  /// The first line of every page.
  static let head =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>What changes</title>"

  func html(_ summary: DiffSummary) -> String {
    let most = changes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let shown = most.prefix(Self.maxShown).map { section($0.value) }.joined()
    return """
      \(Self.head)
      <style>\(Self.style)</style>
      <h1>What changes from \(text(old)) to \(text(new))</h1>
      <p><b>\(summary.changed)</b> of \(summary.sessions) sessions change. \(summary.decisions) decisions were \
      compared, \(summary.skipped) came after a first difference, \(summary.unknown) are unknown.</p>
      \(table("Class", summary.classes))\(table("Source", summary.sources))\
      \(table("Plugin", summary.plugins))
      <h2>The most frequent changes</h2>\(shown.isEmpty ? "<p>None.</p>" : shown)</html>

      """
  }

  private func table(_ title: String, _ counts: [ExactName: Int]) -> String {
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "<tr><td>\(text($0.key.text))<td class=\"n\">\($0.value)"
    }
    return rows.isEmpty ? "" : "<table><tr><th>\(title)<th>Sessions\(rows.joined())</table>"
  }

  private func section(_ change: Change) -> String {
    guard let first = change.example.difference else { return "" }
    return """
      <section><h3>\(change.count) × \(text(first.className ?? "no screen")), \
      \(text(first.source ?? first.was?.kind ?? "decision"))</h3>
      <p>\(answer(first.was)) <b>→</b> \(answer(first.now))</p>
      <p class="s">Session \(text(change.example.session)), decision \(first.index):</p>
      <div class="strip">\(strip(change, upTo: first.index))</div></section>
      """
  }

  private func answer(_ decided: Decided?) -> String {
    guard let decided else { return "<i>no decision</i>" }
    let by = decided.by.map { " by \(text($0))" } ?? ""
    let reason = decided.reason.map { ": <q>\(text($0))</q>" } ?? ""
    let question = asked(decided).map { ": <q>\(text($0))</q>" } ?? ""
    return "<span class=\"\(text(decided.outcome))\">\(text(decided.outcome))</span>"
      + "\(by)\(reason)\(question)"
  }

  /// What a decision waits for.
  private func asked(_ decided: Decided) -> String? {
    decided.question?["message"]?.text ?? decided.question?["action"]?.text
  }

  /// The screens up to the decision that differs; after it those under both sets of plugins.
  private func strip(_ change: Change, upTo index: Int) -> String {
    let was = DiffFilm.play(change.session, upTo: index, oldPlugins)
    let now = DiffFilm.play(change.session, upTo: index, newPlugins)
    let isOneWay = was.decisions.prefix(index - 1) == now.decisions.prefix(index - 1)
    var frames = was.frames.map { figure($0, nil) }
    if was.decisions.count >= index, let last = was.frames.last {
      frames[frames.count - 1] = figure(last, old)
    }
    // Asked alone, a decision may have others before it that differ.
    if isOneWay, now.decisions.count >= index, let last = now.frames.last {
      frames.append(figure(last, new))
    }
    return frames.joined()
  }

  /// A picture; where a decision differs it says under which plugins.
  private func figure(_ frame: DiffFilm.Frame, _ name: String?) -> String {
    let picture = Base64.text(Array(frame.picture.utf8))
    let decided = frame.decided
    let head = name.map { "<b>\(text($0))</b><br>" } ?? ""
    return "<figure\(name == nil ? "" : " class=\"now\"")>"
      + "<img alt=\"\" src=\"data:image/svg+xml;base64,\(picture)\"><figcaption>\(head)"
      + "\(text(frame.shown ?? "nothing"))<br>after \(text(decided.className ?? "")), "
      + "\(text(decided.source ?? decided.kind)): "
      + "<span class=\"\(text(decided.outcome))\">\(text(decided.outcome))</span>"
      + "</figcaption></figure>"
  }

  private func text(_ text: String) -> String {
    XMLText.escaped(Plain.line(text, limit: 300))
  }

  private static let style = """
    body{font:16px system-ui,sans-serif;margin:2em auto;max-width:60em;padding:0 1em;color:#222}\
    table{border-collapse:collapse;display:inline-table;margin:0 2em 1em 0}td,th{padding:.2em .6em;\
    text-align:left;border-bottom:1px solid #ddd}.n{text-align:right}section{border-top:1px solid #ccc}\
    .blocked{color:#b00020}.popped,.dismissed{color:#00702c}.deferred{color:#8a5a00}.s{color:#666}\
    .strip{display:flex;overflow-x:auto}figure{margin:0 .6em 0 0;width:8em;flex:none}figure img{\
    width:100%;box-sizing:border-box;border:2px solid #ccc;border-radius:1em}.now img{\
    border-color:#b00020}figcaption{font-size:.8em;color:#555}
    """
}

/// The screens of one session, up to the decision that differs.
final class DiffFilm: PlayWatcher {
  /// What was seen when an operation with a decision was over.
  struct Frame {
    var decided: Decided
    /// The class of the screen that is seen.
    var shown: String?
    /// An SVG file.
    var picture: String
  }

  static let maxFrames = 6

  private let index: Int
  private let recorder = Recorder()
  private weak var navigation: NavigationController?
  private(set) var decisions: [Decided] = []
  private(set) var frames: [Frame] = []

  /// - Parameter index: of the decision that is shown last, from 1.
  init(upTo index: Int) {
    self.index = index
  }

  func began(on navigation: NavigationController) {
    self.navigation = navigation
    recorder.watch(navigation)
  }

  func happened(_ event: Event) { recorder.happened(event) }

  func carriedOut(_ decisions: [Decided]) {
    recorder.rested()
    let count = min(index, decisions.count)
    guard self.decisions.count < count, let screen = recorder.screen else { return }
    self.decisions = Array(decisions[..<count])
    // A trace may name any file as a controller's screenshot: none is read.
    frames.append(
      Frame(
        decided: decisions[count - 1], shown: navigation?.scene.topNavigation?.top?.className,
        picture: ScreenPicture.picture(of: screen).svg))
    if frames.count > Self.maxFrames { frames.removeFirst() }
  }

  /// Plays the session under the plugins; nothing is seen where it cannot be played.
  static func play(_ line: LineReader.Line, upTo index: Int, _ plugins: PluginSet) -> DiffFilm {
    let film = DiffFilm(upTo: index)
    guard let session = try? ReadSession(line) else { return film }
    _ = try? Players(plugins).play(session.trace, watchedBy: film)
    return film
  }
}

extension FileMark {
  /// A page of `navhost trace diff --html`.
  static let comparison = FileMark("page of navhost trace diff", beginning: DiffPage.head)
}
