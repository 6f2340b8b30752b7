import ProgramSupport

/// A spec that `navhost test` runs in a folder of its own.
struct FaultRun {
  let folder: Folder
  let run: ProgramRun

  /// - Parameters:
  ///   - spec: `a_spec.lua`.
  ///   - files: other files, by name.
  ///   - words: options, and paths instead of the spec.
  init(
    _ spec: String, files: [String: String] = [:], _ words: [String] = ["a_spec.lua"]
  ) throws {
    folder = try Folder(files)
    try folder.write("a_spec.lua", spec)
    run = try ProgramRun(["test", "--limit-fuel", "1000000"] + words, in: folder.url)
  }

  var output: String { run.output }
  var lastLine: String { run.lastLine }
  var status: Int32 { run.status }

  /// A test in which `B` is left after some code.
  static func leaving(_ code: String) -> String {
    """
    it("leaves", function()
      nav.setStack { "A", "B" }
      \(code)
      assert.popped(nav.tapBack())
    end)
    it("is not the one", function() end)
    """
  }
}
