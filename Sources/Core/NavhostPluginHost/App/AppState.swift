internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// The app's own data: plugins and hooks of scripts read it as `app`.
///
/// A write is a reason to lay the bars out afresh. All of it is at most 64 KiB.
public final class AppState {
  package let table = DataTable()
  private var report: (String) -> Void = { _ in }
  /// Nil once it is gone. Not `weak`: every decision touches the host, and to count the references to what a
  /// `weak` one points to takes longer.
  @BackReferenceIfAny private var host: NavigationHost?

  /// From now on this host reads it.
  func attach(_ host: NavigationHost) {
    let reference = BackReference(host)
    table.onChange = { reference.object.navigation.scene.invalidateBars() }
    report = { reference.object.onReport($0) }
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
