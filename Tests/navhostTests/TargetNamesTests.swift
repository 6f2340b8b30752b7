import Foundation
import ProgramSupport
import Testing

/// The names of the package's targets, which no target of an app may have as well.
@Suite struct TargetNamesTests {
  @Test func `Every target but NavigationUIKit begins with a name of navhost`() throws {
    let sources = URL.package.appending(path: "Sources")
    for layer in ["App", "Core", "Program", "Tools"] {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: sources.appending(path: layer).path)
      #expect(folders.count > 2)
      for name in folders where name != "NavigationUIKit" {
        #expect(["Navhost", "CNavhost", "navhost"].contains { name.hasPrefix($0) }, "\(name)")
      }
    }
  }
}
