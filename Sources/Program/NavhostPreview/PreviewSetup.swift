package import NavhostNavigation
package import NavhostPluginHost
package import NavhostRendering
package import NavhostScripting
internal import NavhostSupport

/// What every session begins with: a script, folders of plugins, and where pictures come from.
package struct PreviewSetup: Sendable {
  /// A script, read anew whenever it is played.
  package struct Script: Sendable {
    /// Where it is; nil where `source` is all there is.
    package var path: String?
    /// What messages call it.
    package var name: String
    /// What was read from standard input.
    package var source: [UInt8] = []

    package init(path: String?, name: String, source: [UInt8] = []) {
      self.path = path
      self.name = name
      self.source = source
    }

    func read() throws(FileError) -> [UInt8] {
      guard let path else { return source }
      return try Files.read(path)
    }
  }

  package var script: Script?
  /// Folders of plugins; one that is not there yet is looked for again and again.
  package var folders: [String]
  /// The profile where the script names none.
  package var profile: Profile
  /// Makes what draws for one session.
  package var pictures: @Sendable () -> any ScreenSource
  /// Receives what plugins and scripts log.
  package var log: @Sendable (LogLine) -> Void

  /// The app's texts, where there are any.
  package var texts: PreviewTexts?
  /// Seconds after which Lua is stopped in whatever it does without an answer.
  package var patience = 5.0

  package init(
    script: Script? = nil, folders: [String] = [], profile: Profile = .ios17,
    texts: PreviewTexts? = nil,
    pictures: @escaping @Sendable () -> any ScreenSource,
    log: @escaping @Sendable (LogLine) -> Void = { _ in }
  ) {
    self.script = script
    self.folders = folders
    self.profile = profile
    self.texts = texts
    self.pictures = pictures
    self.log = log
  }
}

/// A file with the texts of an app in several languages.
package struct PreviewTexts: Sendable {
  /// What the file has.
  package struct Content {
    package var source: TextSource
    /// The language where nobody names one, then the others.
    package var languages: [String]

    package init(source: @escaping TextSource, languages: [String]) {
      self.source = source
      self.languages = languages
    }
  }

  package let path: String
  /// The language to begin with, where one was named.
  package let language: String?
  /// Reads the file; where that cannot be done, it says why.
  package let read: @Sendable () -> (content: Content?, problem: String)

  package init(
    path: String, language: String?,
    read: @escaping @Sendable () -> (content: Content?, problem: String)
  ) {
    self.path = path
    self.language = language
    self.read = read
  }
}

/// Makes pictures, and knows what stands on the screen.
package protocol ScreenSource: PictureMaker {
  /// What is on the screen now, fingers and all; nil before a navigation controller is watched.
  var screen: Screen? { get }
  /// What was recorded up to now.
  var timeline: Timeline { get }
  /// The file of a screenshot that a controller names.
  func photo(_ name: String) throws(PictureError) -> [UInt8]
}
