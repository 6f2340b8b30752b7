import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Random sequences of steps, compared with a plain navigation controller after each step.
  @Suite("A policy that abstains is invisible")
  @MainActor
  struct InvisibleTests {
    @Test(arguments: Installation.allCases, comparedPhones)
    func theBarIsTheApps(_ installation: Installation, _ phone: String) async throws {
      for isAnimated in [true, false] {
        let comparison = BarStep.sideBySide(installation, isAnimated: isAnimated)
        try await comparison.expectTheSame(phone)
      }
    }

    @Test(arguments: Installation.allCases, comparedPhones)
    func eachStepDoesTheSame(_ installation: Installation, _ phone: String) async throws {
      let comparison = ComparedApp.sideBySide(installation, from: AppStep.allCases)
      try await comparison.expectTheSame(phone)
    }

    /// The guard of the first sheet does not notice that the app dismisses it.
    @Test(arguments: Installation.allCases, comparedPhones)
    func aSecondSheetDoesTheSame(_ installation: Installation, _ phone: String) async throws {
      let comparison = ComparedApp.sideBySide(installation, from: AppStep.allCases)
      try await comparison.expectTheSame(phone, [[.present, .dismiss, .present, .pull]])
    }

    /// A guard without overrides cannot ask about the back button, its menu and the scrub.
    @Test(arguments: Installation.allCases, comparedPhones)
    func aPolicyThatDeniesLeavesOutTheUsersSteps(
      _ installation: Installation, _ phone: String
    ) async throws {
      let uncheckedSources: [AppStep] =
        installation == .controller ? [] : [.tapBack, .menu, .scrub]
      let steps = AppStep.allCases.filter { !uncheckedSources.contains($0) }
      let comparison = ComparedApp.sideBySide(installation, from: steps, policy: .denies)
      try await comparison.expectTheSame(phone)
    }
  }
}
