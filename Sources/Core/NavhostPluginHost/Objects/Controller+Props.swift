public import NavhostNavigation
internal import NavhostSupport

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
