import Foundation
import NavhostPlatform
import ProgramSupport
import Testing

@Suite struct SharedLibraryTests {
  @Test func oneThatIsNotThereIsMissing() {
    #expect(throws: SharedLibrary.Problem.missing) {
      _ = try SharedLibrary("libnavhost-none", version: 1)
    }
  }

  @Test func oneThatIsNoneIsOfNoUse() throws {
    let folder = try Folder([SharedLibrary.file("libnone", 1): "text"])
    let problem = #expect(throws: SharedLibrary.Problem.self) {
      _ = try SharedLibrary(folder.path("libnone"), version: 1)
    }
    guard case .unusable(let reason) = problem else { return #expect(problem != .missing) }
    #expect(reason.contains("libnone"))
  }

  @Test(.enabled(if: (try? SharedLibrary("libm", version: 6)) != nil))
  func itsFunctionsAreFound() throws {
    let library = try SharedLibrary("libm", version: 6)
    #expect(library.address(of: "cos") != nil && library.address(of: "no_such_function") == nil)
  }
}
