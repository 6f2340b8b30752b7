import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// Why a note was not saved, as the person reads it.
enum SaveError: LocalizedError {
  case noNetwork

  var errorDescription: String? { "There is no network." }
}

/// A note that is saved before its screen goes.
final class NoteEditor: UIViewController {
  /// Saves the note, which takes a while.
  var save: @MainActor (String) async throws -> Void = { _ in throw SaveError.noNetwork }
  private let spinner = UIActivityIndicatorView()
  private var handlers: [Observation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.addSubview(spinner)
    // They are there as long as this screen is.
    handlers = [
      navhost.onAwait("save note") { [weak self] data in try await self?.saved(data) },
      navhost.onAction("show error") { [weak self] data in self?.show(data) },
    ]
  }

  /// The person typed something.
  func textChanged(_ text: String) {
    navhost.props["text"] = .string(text)
    navhost.props["unsaved"] = true
  }

  /// Answers the policy. Nil, and an error with its text, keep the person here. If the screen goes in another way
  /// meanwhile, the task is cancelled.
  private func saved(_ note: DataValue) async throws -> DataValue? {
    guard let text = note["text"]?.string else { return nil }
    spinner.startAnimating()
    defer { spinner.stopAnimating() }
    try await save(text)
    navhost.props["unsaved"] = false
    return true
  }

  /// Tells the person what the policy says.
  private func show(_ message: DataValue) {
    let alert = UIAlertController(
      title: "Not saved", message: message.string, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }
}
