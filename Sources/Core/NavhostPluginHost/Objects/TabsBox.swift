package import NavhostNavigation

/// A tab bar that Lua holds.
package final class TabsBox: Exported {
  package var handle: Int64 = 0
  package let bar: TabBarController

  package init(_ bar: TabBarController) {
    self.bar = bar
  }
}
