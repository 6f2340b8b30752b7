// refused: main actor-isolated
// swift: 5
import NavhostPluginHost
import NavigationUIKit

func logIn(_ navigation: PolicyNavigationController, _ host: NavigationHost) {
  navigation.attach(to: host)
}
