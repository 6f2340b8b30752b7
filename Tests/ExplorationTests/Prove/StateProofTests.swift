import Exploration
import Lua
import Testing

/// What is wrong in the states of an app.
@Suite struct StateProofTests {
  @Test func askingForEverIsATrap() throws {
    let report = try prove(formHook("repeat confirm('again?') until false"), depth: 2)
    #expect(report.findings.contains { $0.kind == .trap }, "\(report.text())")
  }

  /// contract.md, section 8: each title that plugins name is set.
  @Test func aTitleThatIsTestedForTruthIsSet() throws {
    let report = try prove(formHook("if c.title then return false, 'titled' end"), depth: 3)
    #expect(report.findings.map(\.kind) == [.trap], "\(report.text())")
    #expect(report.findings.first?.script.contains("nav.top.title = \"A title\"") == true)
  }

  /// What a person does on a tab bar of a sheet cannot be written down: then nothing is called checked.
  @Test func aStackWithoutANameIsNotPassedOver() throws {
    var options = ProofOptions()
    options.depth = 1
    let named = "nav.setRoot 'Home' nav.tabs {'Other'} nav.present 'Sheet'"
    options.scene = Scene.Script(path: "-", source: Array(named.utf8))
    #expect(try Prover(options).run().isFinished)
    options.scene?.source = Array((named + ".tabs {'Side'}").utf8)
    let report = try Prover(options).run()
    #expect(!report.isFinished)
    #expect(report.cuts.contains { $0.contains("cannot be named") }, "\(report.cuts)")
  }
}
