// refused: non-Sendable type 'NavigationHost'
import NavhostPluginHost
import NavigationUIKit

final class Policies: Sendable {
  let host: NavigationHost

  init(_ host: NavigationHost) { self.host = host }
}
