import Foundation
import NavhostLua
import ProgramSupport
import Testing

@testable import Exploration

/// Policies are made up with what they truly answer, and proofs of them are held against it.
///
/// `NAVHOST_POLICIES=10000` takes so many instead of twenty, `NAVHOST_FIRST_POLICY=5001` begins
/// there, `NAVHOST_FIGURES=FILE` writes how many claims there were; `NAVHOST_POLICY=17` prints one policy
/// with its proof.
@Suite struct MadeUpPoliciesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NAVHOST_POLICIES"].flatMap { UInt64($0) } ?? 20
  private static let first = environment["NAVHOST_FIRST_POLICY"].flatMap { UInt64($0) } ?? 1

  @Test func noClaimIsWrong() throws {
    if let seed = Self.environment["NAVHOST_POLICY"].flatMap({ UInt64($0) }) {
      return try show(seed)
    }
    var figures = Figures()
    for seed in Self.first..<Self.first + Self.count {
      let (judge, text, report) = try judge(seed)
      figures.add(judge)
      #expect(
        judge.wrong.isEmpty,
        "policy \(seed)\n\(text)\n\(judge.wrong.prefix(3))\n\(report.text())")
      if figures.wrong >= 10 { break }
    }
    if let path = Self.environment["NAVHOST_FIGURES"] {
      try Data(figures.text.utf8).write(to: URL(filePath: path))
    }
  }

  private func judge(_ seed: UInt64) throws -> (PolicyJudge, String, ProofReport) {
    let policy = MadePolicy(seed: seed)
    let text = policy.shape.text(policy)
    let watched = ["a", "k", "n", "zzz"][Int(seed % 4)]
    let depth = 2
    let report = try prove(["it": text], depth: depth) { options in
      options.properties = SceneScript(
        path: "p.lua", source: Array("return {loss = prove.no_silent_loss('\(watched)')}".utf8))
    }
    let judge = PolicyJudge(policy, text: text, report, watched: watched, depth: depth)
    return (judge, text, report)
  }

  private func show(_ seed: UInt64) throws {
    let (judge, text, report) = try judge(seed)
    print(text, report.text(), judge.wrong.joined(separator: "\n"), separator: "\n")
  }
}

/// What was claimed, and how much was not.
private struct Figures {
  private var policies = 0
  private var claims = 0
  private(set) var wrong = 0
  private var undecided: [String: (of: Int, undecided: Int)] = [:]

  mutating func add(_ judge: PolicyJudge) {
    policies += 1
    claims += judge.claims
    wrong += judge.wrong.count
    for name in ["shape \(judge.policy.shape)", "policies"] { add(name, judge.isUndecided) }
    for test in judge.policy.tests {
      add("test \(test.kind)", test.values.keys.contains { judge.isExample($0) })
    }
  }

  private mutating func add(_ name: String, _ isUndecided: Bool) {
    let known = undecided[name] ?? (0, 0)
    undecided[name] = (known.of + 1, known.undecided + (isUndecided ? 1 : 0))
  }

  var text: String {
    let lines = undecided.sorted { $0.key < $1.key }.map { shape, count in
      "  \(shape): \(count.undecided) of \(count.of)"
    }
    return "\(policies) policies, \(claims) claims, \(wrong) wrong; by examples or not finished:\n"
      + lines.joined(separator: "\n") + "\n"
  }
}
