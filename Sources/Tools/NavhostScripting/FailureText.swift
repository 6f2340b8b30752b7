/// The words for a failed call of a hook, a listener or a handler.
package enum FailureText {
  /// The hook, or the function of `nav`, with its owner.
  ///
  /// - Parameter plugin: nil for a script.
  package static func function(_ hook: String, of plugin: String?) -> String {
    "\(hook) of \(plugin.map { "plugin '\($0)'" } ?? "the script")"
  }

  package static func quarantine(of plugin: String) -> String {
    "plugin '\(plugin)' is quarantined: its last three calls failed"
  }
}
