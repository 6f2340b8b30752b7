import Foundation
import ProgramSupport
import Testing

/// The first Ctrl-C ends what goes on without end, also where no Lua runs just then.
@Suite struct InterruptTests {
  private static let scene = """
    io.stdout:setvbuf('no')
    nav.setStack({ 'Home', 'Page' })
    app = { more = function(nav) nav.top.props.n = (nav.top.props.n or 0) + 1 end }
    print('ready')
    """

  /// Begins the command in a folder with a scene and a plugin, and presses Ctrl-C once, so much after the
  /// scene has said that it runs.
  private func interrupted(
    _ words: [String], after milliseconds: UInt32, scene: String = Self.scene
  ) throws -> (Int32, Bool) {
    let folder = try Folder([
      "plugins/p.lua":
        "return { shouldPop = function(c, pop) return pop.source ~= 'request' and c.title ~= 'x' end }",
      "scene.lua": scene,
    ])
    let process = Process()
    let output = Pipe()
    process.executableURL = ProgramRun.navhost
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !output.fileHandleForReading.availableData.contains(UInt8(ascii: "\n")) {
      guard process.isRunning else { break }
    }
    usleep(milliseconds * 1000)
    process.interrupt()
    // Ends what hangs, so that a run of the tests ends. It is no measure of speed.
    let identifier = process.processIdentifier
    let watchdog = Task.detached {
      try await Task.sleep(for: .seconds(60))
      kill(identifier, SIGKILL)
    }
    defer { watchdog.cancel() }
    _ = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .exit)
  }

  @Test(arguments: [
    ["explore", "--steps", "100000000", "scene.lua"],
    ["prove", "--no-plugins", "--depth", "1000", "scene.lua"],
  ])
  func `The first Ctrl-C is enough`(words: [String]) throws {
    for milliseconds: UInt32 in [0, 30, 77, 150, 301, 800] {
      let (status, isExit) = try interrupted(words, after: milliseconds)
      #expect(status == 130 && isExit, "\(words) after \(milliseconds) ms: \(status), \(isExit)")
    }
  }

  @Test func `Ctrl-C stops a script that has called nav.prove`() throws {
    let script = """
      io.stdout:setvbuf('no')
      nav.setStack({ 'Home', 'Page' })
      assert(nav.prove('can_always_leave', { depth = 1 }))
      print('ready')
      while true do end
      """
    let (status, isExit) = try interrupted(
      ["run", "--no-plugins", "scene.lua"], after: 0, scene: script)
    #expect(status == 130 && isExit, "\(status), \(isExit)")
  }
}
