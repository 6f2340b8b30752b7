internal import NavhostPluginHost

/// The app's texts in a session, as they were read last.
struct SessionTexts {
  private let setup: PreviewTexts?
  private var content: PreviewTexts.Content?
  /// What is wrong with the file as it is now; what was read before stays.
  private(set) var problem: Problem?

  /// None: each text is its key.
  init() { setup = nil }

  init(_ setup: PreviewTexts?) {
    self.setup = setup
    readAgain()
  }

  var path: String? { setup?.path }

  /// The languages that there are: first the one of the keys.
  var languages: [String] { content?.languages ?? [] }

  mutating func readAgain() {
    guard let setup else { return }
    let (read, words) = setup.read()
    if let read { content = read }
    problem = read == nil ? Problem(.load, words, path: setup.path) : nil
  }

  /// Gives a new host the texts.
  func put(into host: NavigationHost) {
    guard let setup else { return }
    host.textSource = content?.source
    host.setFirstLanguage(setup.language)
  }

  /// Gives a host the texts as they are now; its language stays.
  func renew(_ host: NavigationHost) { host.textSource = content?.source }
}
