import Expectations
import Foundation
import ProgramSupport
import Testing

/// The policies of real apps in `examples/field`: their specs pass, and their scenes run.
@Suite struct FieldExamplesTests {
  private static let folder = "examples/field"

  private static let scenes: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: URL.package.appending(path: "\(folder)/scenes").path)) ?? []).sorted()

  @Test func theirSpecsPass() throws {
    let run = try ProgramRun(["test", "--strict", Self.folder], in: URL.package)
    expectEqual(run.status, 0, "\(run.output)")
  }

  @Test func eachHasAPluginASpecAndAScene() throws {
    expectEqual(Self.scenes.count, 17)
    for scene in Self.scenes {
      for name in [scene, scene.replacing(".lua", with: "_spec.lua")] {
        let path = URL.package.appending(path: "\(Self.folder)/plugins/\(name)").path
        #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      }
    }
  }

  @Test(arguments: scenes)
  func theirScenesRun(scene: String) throws {
    let run = try ProgramRun(
      [
        "run", "--strict", "--plugins", "\(Self.folder)/plugins", "\(Self.folder)/scenes/\(scene)",
      ], in: URL.package)
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }

  @Test func nothingIsFoundInThem() throws {
    let run = try ProgramRun(["check", Self.folder], in: URL.package)
    expectEqual(run.status, 0, "\(run.output)")
  }
}
