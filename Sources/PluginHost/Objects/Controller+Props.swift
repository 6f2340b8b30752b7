package import Lua
public import Navigation
internal import Support

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
    props.onChange = { [controller = BackReference(controller)] in
      guard let scene = controller.object.navigation?.scene else { return }
      scene.tellChanged(controller.object)
      scene.invalidateBars()
    }
  }

  /// What leads to it, for those whose `state` it keeps.
  var tether: Tether<ControllerRecord> {
    if let ownTether { return ownTether }
    let tether = Tether(self)
    ownTether = tether
    return tether
  }
  private var ownTether: Tether<ControllerRecord>?

  deinit {
    ownTether?.end()
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

extension Controller {
  /// The app's data, which plugins read and write.
  public var props: DataTable { record.props }

  package var record: ControllerRecord {
    if let record = hostRecord as? ControllerRecord { return record }
    let record = ControllerRecord(of: self)
    hostRecord = record
    return record
  }
}

extension Controller {
  /// What the host keeps with it, where it keeps something.
  var recordIfAny: ControllerRecord? { hostRecord as? ControllerRecord }
}

extension Controller: Exported {
  package var handle: Int64 {
    get { record.handle }
    set { record.handle = newValue }
  }
}

/// What the host keeps with a stack.
private final class NavigationRecord {
  var handle: Int64 = 0
}

extension NavigationController: Exported {
  package var handle: Int64 {
    get { (hostRecord as? NavigationRecord)?.handle ?? 0 }
    set {
      let record = NavigationRecord()
      record.handle = newValue
      hostRecord = record
    }
  }
}

extension NavigationHost {
  /// The value by which Lua knows what an event is about.
  package func export(_ summary: ControllerSummary) -> LuaObject {
    export(navigation.scene.controller(summary))
  }

  /// The value by which Lua knows the controller.
  package func export(_ controller: Controller) -> LuaObject {
    handles.export(controller)
  }

  package func export(_ table: DataTable) -> LuaObject {
    handles.export(table, as: .data)
  }

  /// The controller behind a value from Lua; nil where it is none.
  package func controller(_ value: LuaValue) -> Controller? {
    value.objectValue.flatMap { handles.find($0) as? Controller }
  }

  /// A value from Lua in which a table of data is a table.
  package func plain(_ value: LuaValue) -> LuaValue {
    guard let object = value.objectValue, let table = dataTable(object) else { return value }
    return DataValue.table(table).lua
  }

  /// Units for copying the data behind a value from Lua.
  package func copying(_ value: LuaValue) -> Int {
    guard case .object(let object) = value else { return 0 }
    return (dataTable(object)?.size ?? 0) / 4
  }

  /// The data table behind an object from Lua; nil where it is none.
  package func dataTable(_ object: LuaObject) -> DataTable? {
    handles.find(object) as? DataTable
  }
}
