// refused: non-Sendable type 'NavigationHost'
import NavigationUIKit
import PluginHost

final class Policies: Sendable {
  let host: NavigationHost

  init(_ host: NavigationHost) { self.host = host }
}
