import Expectations
import Foundation
import Testing
import UIKit

@testable import FidelityApp
@testable import NavhostFidelity

extension AdapterTests {
  /// The app that logs what a phone calls, on the stand-in: the log tells which combination it was.
  @Suite("The app that logs")
  @MainActor
  struct FidelityAppTests {
    nonisolated static let letters = Array("abcdefghijklmno")

    /// No switch, each by itself, and all of them.
    nonisolated static let golden = [""] + letters.map { "\($0)" } + [String(letters)]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../FidelityTests/Golden").standardizedFileURL

    /// What the app writes where a person does all that it asks for.
    private func log(_ letters: String, version: Int = 17) async -> [String] {
      UIUnknowns.current = UIUnknowns(letters)
      UINavigationController.systemVersion = version
      defer { UINavigationController.systemVersion = 17 }
      var lines: [String] = []
      var root: UIViewController?
      let run = FidelityRun(
        system: "\(version).0", model: "iPad", log: CallbackLog { lines.append($0) }
      ) {
        root = $0
        $0.show()
      }
      for _ in Gesture.allCases {
        run.next()
        run.start()
        if let root, let gesture = run.gesture { await GesturePerson(root: root).perform(gesture) }
      }
      return lines
    }

    @Test(arguments: golden)
    func theGoldenLogsAreWhatTheStandInDoes(_ letters: String) async throws {
      let text = await log(letters).joined(separator: "\n") + "\n"
      let file = Self.folder.appendingPathComponent("\(letters.isEmpty ? "none" : letters).jsonl")
      if ProcessInfo.processInfo.environment["NAVHOST_RECORD"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded")
      }
      try expectEqual(String(contentsOf: file, encoding: .utf8), text)
    }

    @Test func everyCombinationIsToldByItsLog() async throws {
      // Every day all of a to j, each with other ones of k to o.
      let isThorough = ProcessInfo.processInfo.environment["NAVHOST_THOROUGH"] != nil
      for number in 0..<(1 << Self.letters.count)
      where isThorough || number >> 10 == number % 1024 * 11 % 32 {
        let chosen = Self.letters.enumerated().filter { number >> $0.offset & 1 == 1 }
        try await expectTold(String(chosen.map(\.element)), version: 17)
      }
    }

    @Test(arguments: golden)
    func soItIsOnIOS26(_ letters: String) async throws {
      try await expectTold(letters, version: 26)
    }

    private func expectTold(_ letters: String, version: Int) async throws {
      let lines = await log(letters, version: version)
      let bytes = Array(lines.joined(separator: "\n").utf8)
      let comparison = Comparison(try NavhostFidelity.CallbackLog(bytes))
      expectEqual(String(comparison.combination.map(\.rawValue)), letters)
      #expect(comparison.fits, "\(letters): \(comparison.errors.map(\.message))")
      #expect(comparison.untold.isEmpty && comparison.missing.isEmpty, "\(comparison.text)")
    }

    @Test func theGesturesAreThoseOfTheProgram() {
      expectEqual(Gesture.allCases.map(\.rawValue), Expectations.gestures)
      #expect(Gesture.allCases.allSatisfy { $0.instruction.hasSuffix(".") })
    }

    @Test func aRecognizerIsToldOfAndAnswersAsItsDelegateDoes() throws {
      var lines: [String] = []
      let log = FidelityApp.CallbackLog { lines.append($0) }
      let navigation = UINavigationController(rootViewController: UIViewController())
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      let other = UIGestureRecognizer(target: nil, action: nil)
      let delegate = Agreeing()
      for agrees in [false, true] {
        pan.delegate = agrees ? delegate : nil
        let recognizerLog = RecognizerLog(log, "edge", pan, navigation)
        let seen = try #require(pan.delegate)
        expectEqual(seen.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other), agrees)
        expectEqual(seen.gestureRecognizer(pan, shouldRequireFailureOf: other), agrees)
        expectEqual(seen.gestureRecognizer(pan, shouldBeRequiredToFailBy: other), agrees)
        #expect(seen === recognizerLog)
      }
      expectEqual(
        lines.suffix(3),
        ["together", "waits", "comesFirst"].map {
          #"{"event":"recognizer.\#($0)","which":"edge","other":"UIGestureRecognizer","answer":true}"#
        })
      let gesture = #"{"event":"gesture","name":"swipe"}"#
      let bytes = Array(([gesture] + lines).joined(separator: "\n").utf8)
      try expectEqual(NavhostFidelity.CallbackLog(bytes).sections.first?.callbacks.count, 6)
    }

    @Test func theAppLeadsThroughThem() {
      var lines: [String] = []
      let run = FidelityRun(
        system: "17.0", model: "iPhone", log: CallbackLog { lines.append($0) }, show: { _ in })
      #expect(run.instruction.contains("tap Start"))
      run.start()
      expectEqual(lines, [#"{"event":"phone","system":"17.0","model":"iPhone"}"#])
      run.next()
      expectEqual(run.instruction, "1 of 25: Wait: the app pops.")
      for _ in 1..<25 { run.next() }
      expectEqual(run.instruction, "25 of 25: With VoiceOver, scrub with two fingers.")
      run.next()
      #expect(run.instruction.hasPrefix("1 of 25"))
    }
  }
}

/// Who does the gestures with the stand-in.
@MainActor
private struct GesturePerson {
  var root: UIViewController

  func perform(_ gesture: Gesture) async {
    switch gesture {
    case .tabOther, .tabOfTabs: UIPerson.tapTab(tabs, 1)
    case .tabAgain: UIPerson.tapTab(tabs, 0)
    case .sheetPulled, .sheetHeld: pull()
    case .sheetPulledABit: pull(finishes: false)
    case .sheetBeside: navigation.presentedViewController.map(UIPerson.tapOutside)
    case .tapBack, .tapBackRefused, .tapBackLater: UIPerson.tapBack(navigation)
    case .tapDuringPush:
      UIClock.shared.advance(by: 0.1)
      UIPerson.tapBack(navigation)
    case .swipeTakenBack: UIPerson.swipe(navigation, from: 5, to: 60)
    case .swipeInMiddle: UIPerson.swipe(navigation, from: 150, to: 380)
    case .menu: UIPerson.pickBackMenu(navigation, 2)
    case .escape: UIPerson.scrub(navigation)
    case .popByCode, .popToRootByCode, .setByCode, .sheetUntouched, .presentDuringDismissal: break
    default: UIPerson.swipe(navigation, from: 5, to: 330)
    }
    await nextTurn()
    UIPerson.wait()
    await nextTurn()
    UIPerson.wait()
  }

  private var navigation: UINavigationController { root as! UINavigationController }
  private var tabs: UITabBarController { root as! UITabBarController }

  private func pull(finishes: Bool = true) {
    if let sheet = navigation.presentedViewController {
      UIPerson.pullDown(sheet, finishes: finishes)
    }
  }
}

/// A delegate that says yes to whatever it is asked.
private final class Agreeing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { true }
}
