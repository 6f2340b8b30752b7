// refused: main actor-isolated
import NavigationUIKit

func leave(_ controller: PolicyNavigationController) {
  controller.requestPop()
}
