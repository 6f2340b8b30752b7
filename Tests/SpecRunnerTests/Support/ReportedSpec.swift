import NavhostSpecRunner

/// A spec with a test of each outcome, and what a reporter writes about it.
struct ReportedSpec {
  private static let spec = """

    describe("a <b> & \\"c\\"", function()
      it("passes #tag", function() end)
      it("fails", function() assert.same({ 1 }, { 2 }) end)
      it("errs", function() error("\\27[31m]]> \\1 end\\nsecond line") end)
      pending("waits")
      it("waits too", function() pending("for <rain>") end)
    end)
    describe("broken", function() error("outside") end)
    """

  /// What a reporter writes about the spec, with FILE for its path.
  static func report(
    _ reporter: (@escaping SpecOutput) -> any SpecReporter
  ) throws -> String {
    let run = try SpecRun(spec)
    var text = ""
    let reporter = reporter { text += $0 }
    reporter.began()
    for event in run.events { reporter.happened(event) }
    var summary = run.summary
    summary.seconds = 1.23456
    reporter.ended(summary)
    return run.plain(text)
  }
}
