import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import Testing
import UIKit

@testable import NavigationUIKit

extension AdapterTests {
  /// An app of 30 screens with tabs and sheets.
  @Suite("Random steps tell the same through the adapter and through the model")
  @MainActor
  struct RandomStepsTests {
    private let plugins = ["draft_guard", "checkout_guard", recorder(), Self.strict]

    /// Holds what is written and paid for, also where the program pops.
    private static let strict = """
      return {name = "strict", controllers = "EditorScreen", sources = {"programmatic"},
        shouldPop = function(c) if c.props.paying then return false, "paying" end end}
      """

    /// 5,000 steps a seed; `deep.sh adapter` takes 12,000 under each combination.
    private static let steps =
      ProcessInfo.processInfo.environment["NAVHOST_RANDOM_STEPS"].flatMap { Int($0) } ?? 5_000

    @Test(arguments: [1, 2] as [UInt64])
    func theSameEvents(_ seed: UInt64) async throws {
      (Waits.layout, Waits.dismissal) = (1e6, 1e6)
      defer { (Waits.layout, Waits.dismissal) = (0.1, 0.05) }
      let adapter = try AdapterWalker(plugins)
      let model = try ModelWalker(plugins)
      var taken: Set<RandomStep> = []
      var sources: Set<String> = []
      let heard = Hearing(adapter.app.host.navigation)
      let heardAlone = Hearing(model.app.host.navigation)
      for app in [adapter.app, model.app] { app.host.onLog = { _ in } }
      var dice = Dice(seed)
      for number in 0..<Self.steps {
        let step = RandomStep.allCases[dice.roll(RandomStep.allCases.count)]
        let choice = dice.roll(30)
        await adapter.take(step, choice)
        model.take(step, choice)
        let told = heard.new()
        let toldAlone = heardAlone.new()
        guard told == toldAlone, adapter.stacks == model.stacks, adapter.looks == model.looks
        else {
          Issue.record(
            """
            seed \(seed), step \(number), \(step) \(choice):
            \(told.joined(separator: "\n"))
            alone:
            \(toldAlone.joined(separator: "\n"))
            \(adapter.stacks) \(adapter.looks), alone \(model.stacks) \(model.looks)
            """)
          return
        }
        if !told.isEmpty { taken.insert(step) }
        sources.formUnion(heard.sources)
      }
      expectEqual(taken, Set(RandomStep.allCases).subtracting([.pay, .draft]))
      #expect(sources.isSuperset(of: ["backButton", "edgeGesture", "fullscreenGesture"]))
      #expect(sources.isSuperset(of: ["backMenu", "escape", "customBackButton", "request"]))
      #expect(sources.isSuperset(of: ["sheetSwipe", "tabBar", "programmatic"]))
      let untold = adapter.app.reports.filter { $0 != "dismiss is blocked: paying" }
      #expect(untold.isEmpty, "\(untold.prefix(3))")
    }
  }
}

/// What the events of a scene say, without times, indices, and what a finger's exact way leaves in them.
@MainActor
private final class Hearing {
  private let navigation: NavigationController
  private var last: Int
  private var numbers: [Int: Int] = [:]
  /// The ways out of which the last events tell.
  private(set) var sources: Set<String> = []

  init(_ navigation: NavigationController) {
    self.navigation = navigation
    last = navigation.events.lastIndex
  }

  func new() -> [String] {
    let events = navigation.events.since(last)
    last = navigation.events.lastIndex
    sources = Set(events.compactMap { $0["source"]?.description })
    return events.map(story)
  }

  private func story(_ event: Event) -> String {
    let details = event.details.filter { !["x", "y", "progress"].contains($0.key) }
    let said = details.map { "\($0.key)=\(plain($0.value))" }.joined(separator: " ")
    return "\(event.stack) \(event.name.rawValue) \(event.controller?.className ?? "-") \(said)"
  }

  private func plain(_ value: EventValue) -> String {
    if case .controller(let controller) = value { controller.className } else { "\(value)" }
  }
}
