import Foundation
import ProgramSupport
import Testing

/// The C library differs from system to system: `Platform` alone knows how.
@Suite struct ImportsTests {
  private static let systems = ["Glibc", "Musl", "Darwin", "MachO"]

  private func files(below folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: URL.package.appending(path: folder).path)
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  private func asksForSystem(_ file: String) throws -> Bool {
    let text = try String(contentsOf: URL.package.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").contains { line in
      Self.systems.contains { line.contains("import \($0)") || line.contains("canImport(\($0))") }
        || line.contains("#if os(") || line.contains("#elseif os(")
    }
  }

  @Test func noOtherModuleImportsTheCLibraryOrAsksForASystem() throws {
    let files = try files(below: "Sources")
    #expect(files.count > 400)
    let asking = try files.filter(asksForSystem)
    #expect(
      asking.count > 10 && asking.allSatisfy { $0.hasPrefix("Sources/Core/NavhostPlatform/") })
  }
}
