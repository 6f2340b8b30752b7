import Foundation
import ProgramSupport

/// Files that stand beside the tests.
enum Fixtures {
  static let url = URL.package.appending(path: "Tests/SpecRunnerTests/Fixtures")
}
