import Foundation

/// The Lua programs that are measured.
enum Plugins {
  /// Reads two fields and vetoes.
  static let veto = """
    return {
      shouldPop = function(c, pop)
        if c.class == "Editor" and pop.source == "request" then
          return false, "unsaved changes"
        end
      end,
    }
    """

  /// Looks at every gesture, and has nothing against it.
  static let gesture = """
    return {
      gestureShouldBegin = function(c, gesture)
        if gesture.distanceToEdge > 100 and c.class == "Editor" then
          return false, "too far"
        end
      end,
    }
    """

  /// Matches no controller that is there.
  static func elsewhere(_ number: Int) -> String {
    """
    return {
      controllers = "Other\(number)",
      shouldPop = function(c, pop)
        if pop.count > 1 then return false, "not so many" end
      end,
    }
    """
  }
}

/// A folder for the files of a run, gone with it.
final class Scratch {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "navhost-benchmarks-\(getpid())"
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) -> String {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
