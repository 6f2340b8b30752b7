// refused: 'mirror' is inaccessible
import NavigationUIKit

@MainActor func reach(_ controller: PolicyNavigationController) {
  _ = controller.mirror
}
