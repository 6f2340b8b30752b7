/// The title of a group of options in the help of a command.
package enum HelpTitle {
  /// Options that few users need. They come last.
  package static let rare = "Rare options"
}
