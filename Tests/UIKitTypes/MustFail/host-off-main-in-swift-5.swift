// refused: main actor-isolated
// swift: 5
import NavhostPluginHost
import NavigationUIKit

func switchOff(_ navigation: PolicyNavigationController) {
  navigation.host?.isEnabled = false
}
