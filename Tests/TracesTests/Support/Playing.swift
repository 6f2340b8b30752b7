import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import NavhostTraces
import ProgramSupport

/// Lines of a session that are played in this process, with what came of each.
final class Playing: PlayWatcher {
  static let header = #"{"navhost":1}"#

  /// The class names on the root's stack after each step.
  private(set) var stacks: [String] = []
  private(set) var events: [Event] = []
  private(set) var decisions: [Decided] = []
  private weak var navigation: NavigationController?

  /// - Parameter plugins: the texts of plugins by their names.
  init(_ lines: [String], plugins: [String: String] = [:], header: String = Playing.header) throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: plugins.map { ("plugins/\($0).lua", $1) }))
    let trace = try Trace(Array(([header] + lines).joined(separator: "\n").utf8))
    let player = try Player(
      PluginSet(folders: [folder.path("plugins")]), limits: trace.header.limits)
    decisions = try player.play(trace, watchedBy: self)
  }

  /// How each decision ended, with its reason.
  var outcomes: [String] {
    decisions.map { $0.outcome + ($0.reason.map { ": \($0)" } ?? "") }
  }

  func began(on navigation: NavigationController) { self.navigation = navigation }
  func happened(_ event: Event) { events.append(event) }
  func carriedOut(_ decisions: [Decided]) {
    stacks.append((navigation?.stack ?? []).map(\.className).joined(separator: " "))
  }
}

/// The lines that recording a script in this process writes, without its header.
func recorded(
  _ script: String, masking: [String] = [], limits: Limits = Limits(),
  plugins: [String: String] = [:]
) throws -> [String] {
  let folder = try Folder(plugins)
  let host = NavigationHost(limits: limits)
  let session = try ScriptSession(host: host)
  for name in plugins.keys.sorted() { try host.load(folder.path(name)) }
  let recorder = try TraceRecorder(host, masking: masking)
  try session.run(Array(script.utf8), name: "test")
  let lines = String(decoding: recorder.takeLines(), as: UTF8.self).split(separator: "\n")
  return lines.dropFirst().map(String.init)
}

/// A line without its time, which is at the front.
func timeless(_ line: String) -> String {
  guard line.hasPrefix("{\"t\":"), let comma = line.firstIndex(of: ",") else { return line }
  return "{" + line[line.index(after: comma)...]
}
