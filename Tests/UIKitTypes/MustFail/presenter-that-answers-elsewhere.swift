// refused: main actor-isolated
import NavhostNavigation
import NavigationUIKit
import UIKit

final class Elsewhere: QuestionPresenter {
  func ask(
    _ question: Question, on viewController: UIViewController,
    answer: @escaping @MainActor (Reply) -> Void
  ) {
    leaveTheActor { answer(.accepted(true)) }
  }

  func withdraw() {}

  private nonisolated func leaveTheActor(_ body: @escaping @Sendable () -> Void) { body() }
}
