// refused: does not conform to protocol 'QuestionPresenter'
import NavhostNavigation
import NavigationUIKit
import UIKit

final class Half: QuestionPresenter {
  func ask(
    _ question: Question, on viewController: UIViewController,
    answer: @escaping @MainActor (Reply) -> Void
  ) {}
}
