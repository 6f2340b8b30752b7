internal import NavhostNavigation
internal import NavhostRendering
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSpecRunner
internal import NavhostSupport

/// `navhost test --html`: one page for a run, without anything from elsewhere: what failed, with the
/// screens up to it and why the last decision ended as it did, then every test.
struct TestPage {
  private var results: [SpecResult] = []
  private var outside: [(place: String, problem: SpecProblem)] = []

  mutating func take(_ event: SpecEvent) {
    switch event {
    case .tested(let result): results.append(result)
    case .problem(_, let place, let problem): outside.append((place, problem))
    case .fileBegan, .fileEnded, .covered, .trouble, .reported: break
    }
  }

  /// The first line of every page.
  static let head =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Specs</title>"

  func html(_ summary: SpecSummary) -> String {
    let failures = causes.map(failure).joined()
    return """
      \(Self.head)
      <style>\(Self.style)</style>
      <h1>\(text(summary.counts))</h1>
      \(outside.map { section($0.place + " (outside of a test)", [$0.problem]) }.joined())\
      \(failures)<h2>All tests</h2>
      <table>\(results.map(row).joined())</table></html>

      """
  }

  /// What failed, each cause once: the first test with its screens, and who else failed by it.
  private var causes: [(first: SpecResult, others: [SpecResult])] {
    var causes: [(first: SpecResult, others: [SpecResult])] = []
    var places: [[UInt8]: Int] = [:]
    for result in results where !result.problems.isEmpty {
      let cause = Array(result.problems.map(\.cause).joined(separator: "\u{1}").utf8)
      if let place = places[cause] {
        causes[place].others.append(result)
      } else {
        places[cause] = causes.count
        causes.append((result, []))
      }
    }
    return causes
  }

  private func failure(_ cause: (first: SpecResult, others: [SpecResult])) -> String {
    section(cause.first.name, cause.first.problems, cause.first.evidence, cause.others)
  }

  private func section(
    _ title: String, _ problems: [SpecProblem], _ evidence: SpecEvidence? = nil,
    _ others: [SpecResult] = []
  ) -> String {
    var parts = ["<section><h3>\(text(title))</h3>"]
    parts += problems.map { "<pre>\(lines($0.message))</pre>" }
    if let evidence {
      parts.append("<div class=\"strip\">\(evidence.frames.map(figure).joined())</div>")
      if !evidence.explanation.isEmpty {
        parts.append("<pre class=\"why\">\(lines(evidence.explanation))</pre>")
      }
    }
    if !others.isEmpty {
      let names = others.map { "<li>\(text($0.name))" }.joined()
      parts.append("<p>\(others.count) more by the same cause:<ul>\(names)</ul>")
    }
    return parts.joined() + "</section>"
  }

  private func figure(_ frame: SpecEvidence.Frame) -> String {
    let picture = Base64.text(Array(frame.picture.utf8))
    return "<figure><img alt=\"\" src=\"data:image/svg+xml;base64,\(picture)\">"
      + "<figcaption>\(text(frame.caption))</figcaption></figure>"
  }

  private func row(_ result: SpecResult) -> String {
    let word =
      switch result.outcome {
      case .passed: "passed"
      case .pending: "pending"
      case .failed: "failed"
      }
    return "<tr class=\"\(word)\"><td>\(word)<td>\(text(result.name))"
      + "<td>\(text("\(result.file):\(result.line)"))"
  }

  private func text(_ text: String) -> String { XMLText.escaped(Plain.line(text, limit: 300)) }

  private func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { self.text(String($0)) }.joined(separator: "\n")
  }

  private static let style = """
    body{font:16px system-ui,sans-serif;margin:2em auto;max-width:60em;padding:0 1em;color:#222}\
    table{border-collapse:collapse}td{padding:.2em .6em;border-bottom:1px solid #ddd}\
    section{border-top:1px solid #ccc}pre{background:#f6f6f6;padding:.6em;overflow-x:auto}\
    .why{background:#eef4fb}.failed td:first-child{color:#b00020}.passed td:first-child{\
    color:#00702c}.pending td:first-child{color:#8a5a00}.strip{display:flex;overflow-x:auto}\
    figure{margin:0 .6em 0 0;width:8em;flex:none}figure img{width:100%;box-sizing:border-box;\
    border:2px solid #ccc;border-radius:1em}figcaption{font-size:.8em;color:#555}
    """
}

extension FileMark {
  /// A page of `navhost test --html`.
  static let specs = FileMark("page of navhost test", beginning: TestPage.head)
}

/// The screens of a test: one after each decision, and the last.
final class TestFilm: SpecWitness {
  /// How many decisions are kept.
  static let maxFrames = 5

  private let pictures = Pictures()
  private weak var navigation: NavigationController?
  private var frames: [SpecEvidence.Frame] = []
  /// What was decided since the last screen was drawn.
  private var decided: String?

  func watch(_ navigation: NavigationController) {
    self.navigation = navigation
    frames = []
    decided = nil
    pictures.watch(navigation)
  }

  func happened(_ event: Event) {
    if event.name == .decision { decided = caption(event) }
    pictures.happened(event)
  }

  func rested() {
    pictures.rested()
    guard let caption = decided else { return }
    decided = nil
    guard let frame = frame(caption) else { return }
    frames.append(frame)
    if frames.count > Self.maxFrames { frames.removeFirst() }
  }

  func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
    try pictures.picture(request)
  }

  func difference(
    _ stored: [UInt8], _ now: [UInt8], _ format: PictureRequest.Format
  ) throws(PictureError) -> PictureDifference? {
    try pictures.difference(stored, now, format)
  }

  var evidence: SpecEvidence {
    var frames = frames
    if let last = frame("at the end") { frames.append(last) }
    return SpecEvidence(
      frames: frames, explanation: navigation?.explanation.map { "\($0)" } ?? "")
  }

  private func frame(_ caption: String) -> SpecEvidence.Frame? {
    // A spec may name any file as a controller's screenshot: none is read.
    pictures.screen.map {
      SpecEvidence.Frame(caption: caption, picture: ScreenPicture.picture(of: $0).svg)
    }
  }

  private func caption(_ event: Event) -> String {
    let way = event["source"]?.description ?? event["subject"]?.description ?? ""
    return way + ": " + (event["outcome"]?.description ?? "")
  }
}
