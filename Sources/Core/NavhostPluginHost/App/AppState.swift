internal import NavhostLua
internal import NavhostNavigation

/// The app's own data: plugins and hooks of scripts read it as `app`.
///
/// A write is a reason to lay the bars out afresh. All of it is at most 64 KiB.
public final class AppState {
  package let table = DataTable()
  private var report: (String) -> Void = { _ in }
  /// Nil once it is gone. Not `weak`: every decision counts references to the host, which takes longer after a
  /// `weak` one.
  private unowned var host: NavigationHost?

  /// From now on this host reads it.
  func attach(_ host: NavigationHost) {
    table.onChange = { [unowned host] in host.navigation.scene.invalidateBars() }
    report = { [unowned host] in host.onReport($0) }
    self.host = host
  }

  /// The host is gone.
  func detach() {
    table.onChange = {}
    report = { _ in }
    host = nil
  }

  /// A field; nil takes it away. What finds no room is not written, and the host's `onReport` is told.
  public subscript(_ name: String) -> DataValue? {
    get { table[name] }
    set {
      do throws(DataError) {
        try set(name, to: newValue)
      } catch {
        report("app: '\(name)': \(error.message)")
      }
    }
  }

  /// Writes a field, or takes it away where `value` is nil.
  ///
  /// - Throws: `DataError` where there is no room for it.
  public func set(_ name: String, to value: DataValue?) throws(DataError) {
    try table.set(.string(name), to: value)
    tell(.field(.string(name)), value?.lua ?? .nil)
  }

  /// Puts a copy of other fields in the place of all of its own.
  ///
  /// - Throws: `DataError` where there is no room for them.
  public func replace(with fields: DataTable) throws(DataError) {
    try table.replace(with: fields)
    tell(.pairs, DataValue.table(table).lua)
  }

  /// It says nothing any more.
  func clear() {
    if !table.isEmpty { try? table.replace(with: DataTable()) }
  }

  private func tell(_ part: HostAccess.Part, _ value: LuaValue) {
    host?.observer?.tell {
      $0.wrote(
        HostAccess(
          target: .data(table), part: part, value: value, plugin: nil, isByScript: true, hook: nil,
          asked: nil))
    }
  }
}
