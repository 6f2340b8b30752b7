package import Navigation
package import PluginHost
package import Rendering
package import Scripting
internal import Support

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

  package init(
    script: Script? = nil, folders: [String] = [], profile: Profile = .ios17,
    pictures: @escaping @Sendable () -> any ScreenSource,
    log: @escaping @Sendable (LogLine) -> Void = { _ in }
  ) {
    self.script = script
    self.folders = folders
    self.profile = profile
    self.pictures = pictures
    self.log = log
  }
}

/// Makes pictures, and knows what stands on the screen.
package protocol ScreenSource: PictureMaker {
  /// What is on the screen now, fingers and all; nil before a navigation controller is watched.
  var screen: Screen? { get }
  /// The file of a screenshot that a controller names.
  func photo(_ name: String) throws(PictureError) -> [UInt8]
}
