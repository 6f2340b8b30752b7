import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// docs/app-review.md: what was not reviewed with the app is not asked, unless the app says so.
  @Suite("Policies come with the app")
  @MainActor
  struct BundleRuleTests {
    @Test func oneFromOutsideIsOff() async throws {
      let app = try App(stack: [Home(), Form()], allowsDownloadedPolicies: false)
      try app.load(recorder("false"))
      await app.tapBack()
      #expect(app.depth == 1 && app.asks.isEmpty)
      #expect(app.reports.contains { $0.contains("'recorder' is not from the app's bundle") })
    }

    @Test func soIsOneThatWasThereBefore() async throws {
      let host = NavigationHost()
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../plugins/draft_guard").standardizedFileURL.path
      let plugin = try host.load(file)
      PolicyNavigationController.allowsDownloadedPolicies = false
      let navigation = PolicyNavigationController(host: host, rootViewController: Home())
      #expect(!plugin.isEnabled)
      withExtendedLifetime(navigation) {}
    }

    @Test func oneOfTheBundleIsAsked() async throws {
      let app = try App(stack: [Home(), Form()], allowsDownloadedPolicies: false)
      try app.write(recorder("false"), into: URL(fileURLWithPath: Bundle.main.bundlePath))
      await app.tapBack()
      #expect(app.depth == 2 && app.asks == ["shouldPop Form backButton"])
      #expect(app.reports.isEmpty)
    }

    @Test func aPathThatLeadsOutIsFromOutside() async throws {
      let app = try App(stack: [Home(), Form()], allowsDownloadedPolicies: false)
      let folder = URL(fileURLWithPath: Bundle.main.bundlePath + "/../")
      try app.write(recorder("false"), into: folder)
      await app.tapBack()
      #expect(app.depth == 1 && app.asks.isEmpty)
    }

    /// Paths are compared by the places that they lead to.
    @Test func aLinkThatLeadsOutIsFromOutside() async throws {
      let app = try App(stack: [Home(), Form()], allowsDownloadedPolicies: false)
      let outside = FileManager.default.temporaryDirectory
        .appendingPathComponent("outside-\(UUID().uuidString)")
      let link = Bundle.main.bundlePath + "/link-\(UUID().uuidString)"
      try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
      defer {
        try? FileManager.default.removeItem(atPath: link)
        try? FileManager.default.removeItem(at: outside)
      }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.path)
      try app.write(recorder("false"), into: URL(fileURLWithPath: link))
      await app.tapBack()
      #expect(app.depth == 1 && app.asks.isEmpty)
    }

    @Test func theAppMayAllowIt() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      await app.tapBack()
      #expect(app.depth == 2 && app.reports.isEmpty)
    }
  }
}
