// refused: 'model' is a get-only property
import NavhostNavigation
import NavigationUIKit

@MainActor func replace(_ controller: PolicyNavigationController) {
  controller.model = NavigationController()
}
