// refused: 'model' is a get-only property
import Navigation
import NavigationUIKit

@MainActor func replace(_ controller: PolicyNavigationController) {
  controller.model = NavigationController()
}
