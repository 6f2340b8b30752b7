import Expectations
import Foundation
import NavhostPluginHost
import Testing
import UIKit

@testable import NavigationUIKit

/// How an app installs navhost.
enum Installation: CaseIterable, Sendable {
  case controller, stackGuard
}

/// The policy of the side that has navhost.
enum ComparedPolicy: String, Sendable {
  case abstains = "return {name = 'abstains', shouldPop = function() end}"
  case denies = "return {name = 'denies', shouldPop = function() return false end}"
}

/// Makes the navigation controllers of one side of a comparison: plain ones, or ones with navhost.
@MainActor
final class ComparedSide {
  /// Nil on the plain side.
  let host: NavigationHost?
  private let installation: Installation
  private var guards: [NavigationGuard] = []
  private(set) var reports: [String] = []
  private var lastNumber: Int64 = 0

  /// - Parameter file: the file of the policy; nil on the plain side.
  init(_ installation: Installation, policy file: URL?) throws {
    self.installation = installation
    host = file == nil ? nil : NavigationHost()
    host?.onReport = { [weak self] in self?.reports.append($0) }
    if let file { try host?.load(file.path) }
  }

  /// Another number at each call, for a prop that changes.
  func nextNumber() -> Int64 {
    lastNumber += 1
    return lastNumber
  }

  func make(_ root: UIViewController) -> UINavigationController {
    guard let host else { return UINavigationController(rootViewController: root) }
    if installation == .controller {
      return PolicyNavigationController(host: host, rootViewController: root)
    }
    let navigation = UINavigationController(rootViewController: root)
    guards.append(NavigationGuard(attachingTo: navigation, host: host))
    return navigation
  }
}

/// Random sequences, each run on a plain navigation controller and on one with navhost.
@MainActor
struct SideBySide<Step> {
  /// The number of sequences of one kind; `NAVHOST_SEQUENCES` sets another.
  static var sequences: Int {
    ProcessInfo.processInfo.environment["NAVHOST_SEQUENCES"].flatMap { Int($0) } ?? 100
  }

  /// Takes the steps on one side. The first result is the state before the first step.
  let run: @MainActor (ComparedSide, [Step]) async -> [String]
  let draw: (inout Dice) -> [Step]
  let installation: Installation
  var policy = ComparedPolicy.abstains

  /// Records the shortest of the random sequences whose states differ.
  ///
  /// - Parameter phone: the switches of the stand-in.
  func expectTheSame(_ phone: String, seed: UInt64 = 1) async throws {
    var dice = Dice(seed)
    try await expectTheSame(phone, (0..<Self.sequences).map { _ in draw(&dice) })
  }

  /// Records the shortest of the sequences whose states differ.
  func expectTheSame(_ phone: String, _ sequences: [[Step]]) async throws {
    (Waits.layout, Waits.dismissal) = (1e6, 1e6)
    defer { (Waits.layout, Waits.dismissal) = (0.1, 0.05) }
    UIUnknowns.current = UIUnknowns(phone)
    PolicyNavigationController.allowsDownloadedPolicies = true
    // A folder of its own: the host lists the folder of each plugin.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("policy.lua")
    try policy.rawValue.write(to: file, atomically: true, encoding: .utf8)
    var differences: [Difference] = []
    for steps in sequences {
      if let found = try await difference(steps, file) { differences.append(found) }
    }
    guard let shortest = differences.min(by: { $0.steps.count < $1.steps.count }) else { return }
    let count = "\(differences.count) of \(sequences.count) sequences differ"
    Issue.record("\(count) on phone '\(phone)'; the shortest:\n\(shortest.text)")
  }

  private struct Difference {
    let steps: [Step]
    let plain: String
    let installed: String
    let reports: [String]

    var text: String {
      "\(steps)\n  UIKit   \(plain)\n  navhost \(installed)\n  reports \(reports)"
    }
  }

  /// The steps up to the first difference; nil if there is none.
  private func difference(_ steps: [Step], _ file: URL) async throws -> Difference? {
    let plainSide = try ComparedSide(installation, policy: nil)
    let side = try ComparedSide(installation, policy: file)
    let plain = await run(plainSide, steps)
    let installed = await run(side, steps)
    guard let place = plain.indices.first(where: { plain[$0] != installed[$0] }) else { return nil }
    return Difference(
      steps: Array(steps.prefix(place)), plain: plain[place], installed: installed[place],
      reports: side.reports)
  }
}

/// The phones of the comparisons: a transition begins in the call, at layout, or by code at layout and by a swipe in
/// the call. `NAVHOST_UNKNOWNS` names another.
let comparedPhones: [String] =
  ProcessInfo.processInfo.environment["NAVHOST_UNKNOWNS"].map { [$0] } ?? ["", "c", "mixed"]

/// Waits until nothing moves.
@MainActor
func rest() async {
  for _ in 0..<3 {
    await nextTurn()
    UIPerson.wait()
  }
  await nextTurn()
}

extension UIPerson {
  /// Swipes back slowly: past the middle, or less far and then taken back.
  static func swipeBack(_ navigation: UINavigationController, finishes: Bool) {
    let end: CGFloat = finishes ? 330 : 20
    guard let pan = begin(navigation, from: 5, to: end, duration: 1) else { return }
    navigation.layOut()
    lift(pan, at: CGPoint(x: end, y: 400))
  }
}
