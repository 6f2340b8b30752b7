package import NavhostNavigation

/// What the host keeps with a controller.
package final class ControllerRecord {
  package var handle: Int64 = 0
  package let props = DataTable()
  /// Each plugin's own table, by its handle; a script's at 0.
  package var states: [Int64: DataTable] = [:]
  /// What the app does for policies that are asked about it.
  package var handlers: AppHandlers?

  /// The plugin whose memory the settings count against.
  private var shares: [Field: MemoryShares] = [:]

  package init(of controller: Controller) {
    props.onChange = { [unowned controller] in
      guard let scene = controller.navigation?.scene else { return }
      scene.tellChanged(controller)
      scene.invalidateBars()
    }
  }

  deinit {
    for field in shares.keys { shares[field]?.releaseAll() }
    // The controller goes, and Lua may hold its props still.
    props.onChange = {}
  }

  /// A setting was written that takes so many bytes: who wrote it pays.
  func pay(for field: Field, _ bytes: Int, _ account: MemoryAccount?) {
    if shares[field] != nil { shares[field]?.releaseAll() }
    guard let account, bytes > 0 else { return }
    shares[field, default: MemoryShares()].change(by: bytes, account)
  }
}
