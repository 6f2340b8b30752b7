import NavhostPluginHost
import NavhostSpecRunner
import ProgramSupport

/// A spec, run in this process.
final class SpecRun {
  let folder: Folder
  let file: String
  private(set) var events: [SpecEvent] = []
  private(set) var log: [String] = []

  init(
    _ spec: String, _ options: SpecOptions = SpecOptions(), plugins: [String: String] = [:],
    _ adjust: (inout SpecSuite) -> Void = { _ in }
  ) throws {
    folder = try Folder(plugins)
    try folder.write("a_spec.lua", "local dir = \"\(folder.path)\";" + spec)
    file = folder.path("a_spec.lua")
    var suite = SpecSuite(options)
    suite.onLog = { [unowned self] in log.append($0.message) }
    adjust(&suite)
    try suite.run(file) { [unowned self] in events.append($0) }
  }

  var results: [SpecResult] {
    events.compactMap { if case .tested(let result) = $0 { result } else { nil } }
  }

  /// What went wrong outside of tests, with its place.
  var outside: [(place: String, problem: SpecProblem)] {
    events.compactMap {
      if case .problem(_, let place, let problem) = $0 { (place, problem) } else { nil }
    }
  }

  var summary: SpecSummary {
    var summary = SpecSummary()
    for event in events { summary.count(event) }
    return summary
  }

  /// A word for each test: its name, and how it ended.
  var outcomes: [String] {
    results.map { result in
      switch result.outcome {
      case .passed: "\(result.name): passed"
      case .pending(let reason): "\(result.name): pending \(reason)"
      case .failed(let problems): "\(result.name): \(problems.map(\.kind.rawValue))"
      }
    }
  }

  /// The messages of the problems of all tests, without the file's name.
  var messages: [String] {
    results.flatMap(\.problems).map { plain($0.message) }
  }

  /// Without the path of the file.
  func plain(_ text: String) -> String {
    text.replacing(file, with: "FILE").replacing(folder.path, with: "DIR")
  }
}
