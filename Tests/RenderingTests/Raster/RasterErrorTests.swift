import Expectations
import NavhostPlatform
import Testing

@testable import NavhostRendering

@Suite struct RasterErrorTests {
  @Test func whatIsMissingIsInstalledTheSystemsWay() {
    let debian = RasterError.missing("libcairo.so.2", package: "libcairo2", manager: .apt)
    expectEqual(
      debian.message,
      "a PNG needs libcairo.so.2: install the Debian package libcairo2 "
        + "(apt-get install libcairo2), or write an .svg")
    let mac = RasterError.missing("libcairo.2.dylib", package: "libcairo2", manager: .homebrew)
    expectEqual(
      mac.message,
      "a PNG needs libcairo.2.dylib: install the Homebrew package librsvg "
        + "(brew install librsvg), or write an .svg")
    #expect(debian.package == "libcairo2" && mac.package == "librsvg")
  }
}
