import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// The reason that the user reads if a note was not saved.
enum SaveError: LocalizedError {
  case noNetwork

  var errorDescription: String? { "There is no network." }
}

/// A note that is saved before the user leaves its screen.
final class NoteEditor: UIViewController {
  /// Saves the note, which takes a while.
  var save: @MainActor (String) async throws -> Void = { _ in throw SaveError.noNetwork }
  private let spinner = UIActivityIndicatorView()
  private var handlers: [Observation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.addSubview(spinner)
    // The handlers exist as long as this screen does.
    handlers = [
      navhost.onAwait("save note") { [weak self] data in try await self?.saved(data) },
      navhost.onAction("show error") { [weak self] data in self?.show(data) },
    ]
  }

  /// Called when the user types.
  func textChanged(_ text: String) {
    navhost.props["text"] = .string(text)
    navhost.props["unsaved"] = true
  }

  /// Answers the policy. Nil or an error keeps the user here; the error's message is the reason. If the screen
  /// is popped in another way, the task is cancelled.
  private func saved(_ note: DataValue) async throws -> DataValue? {
    guard let text = note["text"]?.string else { return nil }
    spinner.startAnimating()
    defer { spinner.stopAnimating() }
    try await save(text)
    navhost.props["unsaved"] = false
    return true
  }

  /// Shows the policy's message to the user.
  private func show(_ message: DataValue) {
    let alert = UIAlertController(
      title: "Not saved", message: message.string, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }
}
