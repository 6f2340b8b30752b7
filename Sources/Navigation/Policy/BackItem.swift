/// What a back button would show, handed to `backTitle`.
public struct BackItem: Equatable, Sendable {
  /// The title of the controller below, nil where it has none.
  public let previousTitle: String?
  /// What the bar shows where no policy answers.
  public let defaultTitle: String

  package init(previousTitle: String?, defaultTitle: String) {
    self.previousTitle = previousTitle
    self.defaultTitle = defaultTitle
  }
}
