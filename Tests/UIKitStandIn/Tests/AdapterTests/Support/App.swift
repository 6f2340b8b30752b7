import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// A screen of the app; its class is what plugins match.
class Screen: UIViewController {
  required init(_ title: String? = nil) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.title = title
    Screen.alive += 1
    if Self.settings != ControllerSettings() { navhost.settings = Self.settings }
    declare()
  }

  /// What a controller of this class declares.
  class var settings: ControllerSettings { ControllerSettings() }
  /// Says the same to UIKit, where UIKit has a word for it.
  func declare() {}

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { Screen.alive -= 1 } }

  static var alive = 0
  /// The appearance callbacks of this screen.
  var callbacks: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks.append("didDisappear")
  }
}

final class Home: Screen {}
class Form: Screen {}
final class LetterEditor: Form {}
final class Step: Screen {}

/// An app with one navigation controller on the screen.
@MainActor
final class App {
  let host: NavigationHost
  let navigation: PolicyNavigationController
  var reports: [String] = []
  /// What was asked of the plugins, `hook class source`.
  var asks: [String] = []

  init(
    _ plugins: [String] = [], stack: [UIViewController] = [Home("Inbox")],
    _ configuration: NavigationController.Configuration = .init(),
    allowsDownloadedPolicies: Bool = true
  ) throws {
    UIUnknowns.current = UIUnknowns(
      ProcessInfo.processInfo.environment["NAVHOST_UNKNOWNS"] ?? "")
    PolicyNavigationController.allowsDownloadedPolicies = allowsDownloadedPolicies
    host = NavigationHost(configuration)
    navigation = PolicyNavigationController(host: host, rootViewController: stack.first)
    host.onReport = { [weak self] in self?.reports.append($0) }
    host.onLog = { [weak self] in self?.asks.append($0.message) }
    for plugin in plugins { try load(plugin) }
    navigation.show()
    for screen in stack.dropFirst() { push(screen) }
  }

  /// A folder of `plugins`, or a plugin's text.
  func load(_ plugin: String) throws {
    if !plugin.contains("return") { try host.load(App.plugins + plugin) } else { try write(plugin) }
  }

  /// Writes the source of a plugin into a new folder, and loads it from there. The host lists the folder.
  func write(
    _ source: String, into parent: URL = FileManager.default.temporaryDirectory,
    to other: NavigationHost? = nil
  ) throws {
    let name = "adapter-\(UUID().uuidString)"
    let folder = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("\(name).lua")
    try source.write(to: file, atomically: true, encoding: .utf8)
    try (other ?? host).load(file.path)
  }

  private static let plugins =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../../plugins/").standardizedFileURL.path + "/"

  func push(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: true)
    UIPerson.wait()
  }

  /// The classes on UIKit's stack.
  var stack: [String] { navigation.viewControllers.map { "\(type(of: $0))" } }
  /// Those on the model's.
  var model: [String] { navigation.model?.stack.map(\.className) ?? [] }
  var depth: Int { navigation.viewControllers.count }
  var alert: UIAlertController? { UIPerson.alert(over: navigation) }

  /// Lets later turns of the main loop run, and what is animated come to its end.
  func settle() async {
    await nextTurn()
    UIPerson.wait()
    await nextTurn()
    // What follows a dismissal that takes its time.
    guard UIUnknowns.current.dismissalsTakeTime else { return }
    UIPerson.wait()
    await nextTurn()
    UIPerson.wait()
  }

  func tapBack() async {
    UIPerson.tapBack(navigation)
    await settle()
  }

  func swipe(from start: CGFloat = 5, to end: CGFloat = 330) async {
    UIPerson.swipe(navigation, from: start, to: end)
    await settle()
  }

  func answer(_ accepted: Bool) async {
    UIPerson.answer(accepted, over: navigation)
    await settle()
  }
}

/// What was put into the main queue before runs before this returns.
@MainActor
func nextTurn() async {
  await Task { @MainActor in }.value
}

/// Waits for what follows from an answer of the app, and goes on after half a minute where it never comes. The app's
/// handler runs in tasks of its own, partly on other threads, so no number of turns of the main loop is enough.
@MainActor
func wait(_ condition: () -> Bool) async throws {
  for _ in 0..<30_000 where !condition() { try await Task.sleep(nanoseconds: 1_000_000) }
}

/// A plugin that writes down what it is asked, and answers `answer`.
func recorder(_ answer: String = "nil", sources: String? = nil) -> String {
  """
  return {
    name = "recorder", \(sources.map { "sources = \($0)," } ?? "")
    shouldPop = function(c, pop)
      print("shouldPop " .. c.class .. " " .. pop.source)
      return \(answer)
    end,
    gestureShouldBegin = function(c, g) print("gestureShouldBegin " .. c.class .. " " .. g.kind) end,
  }
  """
}

/// A plugin that asks the person before a `Form` is left.
let asker = """
  return {name = "asker", controllers = "Form", shouldPop = function(c, pop)
    if confirm("Leave?", {ok = "Go", cancel = "No", destructive = true}) then return true end
    return false, "stayed"
  end}
  """
