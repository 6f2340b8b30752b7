package import NavhostLua

/// A plugin in a host.
///
/// It stays the same object through reloads; what it loaded is in its `version` of the time.
public final class Plugin {
  /// Where a plugin's code comes from.
  package enum Origin {
    case file(PluginSource)
    /// A table of a script.
    case inline
  }

  /// One loaded version: a Lua state of its own, or the script's for an inline plugin.
  package struct Loaded {
    let manifest: Manifest
    package let hooks: [HookName: HookFunction]
    var warnings: [PluginWarning] = []
    /// nil once the plugin was unloaded.
    package let state: LuaState?
    package let access: ObjectAccess?
    /// What it may use: what the host granted when it was loaded.
    package let limits: Limits
    /// When it was loaded, by the log of the classes of controllers.
    let moment: Int
  }

  package let origin: Origin
  /// What `nav.use` gave it, for reloads.
  package let options: DataTable?
  package var loaded: Loaded
  package var handle: Int64 = 0
  /// Whether it is asked and told.
  public internal(set) var isEnabled = true
  /// The last faults, oldest first.
  public internal(set) var faults: [Fault] = []
  /// Whether its decision hooks count as its `onError`, until it is reloaded.
  public private(set) var isQuarantined = false
  /// False once it was unloaded.
  public internal(set) var isLoaded = true
  /// Counts reloads, unloads, switches: what was under way before is void.
  package var generation = 0
  /// How many of the last calls of a hook failed, in a row.
  private var failuresInRow: [HookName: Int] = [:]
  /// Whether it is asked and never obeyed (`NavigationHost.loadShadow`).
  public internal(set) var isShadow = false
  /// How its answers compared, if it is a shadow.
  public internal(set) var shadowCounts = ShadowCounts()

  /// What the host holds for it; nil for an inline plugin, which nothing bounds.
  let account: MemoryAccount?
  /// The controllers with which it may have a `state`.
  private var records: [WeakRecord] = []

  private struct WeakRecord {
    weak var object: ControllerRecord?
  }

  package init(
    _ origin: Origin, _ loaded: Loaded, options: DataTable? = nil, account: MemoryAccount? = nil
  ) {
    self.origin = origin
    self.options = options
    self.loaded = loaded
    self.account = account
    account?.move(to: loaded.state)
  }

  /// It has a `state` with one more controller.
  func keepsState(of record: ControllerRecord) {
    if records.count == records.capacity { records.removeAll { $0.object == nil } }
    records.append(WeakRecord(object: record))
  }

  /// Drops its `state` of all controllers, also of those that have left.
  func dropStates() {
    for entry in records { entry.object?.states[handle] = nil }
    records = []
  }

  /// Its own description of itself.
  public var manifest: Manifest { loaded.manifest }
  /// Its name.
  public var name: String { loaded.manifest.name }
  /// Fields of its table that are probably misspelt.
  public var warnings: [PluginWarning] { loaded.warnings }
  /// The hooks that it implements.
  public var hookNames: Set<HookName> { Set(loaded.hooks.keys) }

  /// The path that it was loaded from, nil for an inline plugin.
  public var path: String? {
    if case .file(let source) = origin { source.path } else { nil }
  }

  package var realPath: String? {
    if case .file(let source) = origin { source.realPath } else { nil }
  }

  package var isInline: Bool {
    if case .inline = origin { true } else { false }
  }

  /// Whether its place in a chain is before that of another: by priority, then by name.
  func isAsked(before other: Plugin) -> Bool {
    if manifest.priority != other.manifest.priority {
      return manifest.priority > other.manifest.priority
    }
    return name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }

  /// A call of a hook went well.
  package func succeeded(_ hook: HookName) {
    if !failuresInRow.isEmpty { failuresInRow = failuresInRow.filter { $0.key != hook } }
  }

  /// Records a fault; true if this one quarantines the plugin: the third in a row of one hook that
  /// counts.
  package func record(_ fault: Fault, counts: Bool) -> Bool {
    if faults.count == Self.keptFaults { faults.removeFirst() }
    faults.append(fault)
    guard counts else { return false }
    let inRow = failuresInRow[fault.hook, default: 0] + 1
    failuresInRow = failuresInRow.merging([fault.hook: inRow]) { $1 }
    guard inRow >= Self.faultsToQuarantine, !isQuarantined else {
      return false
    }
    quarantine()
    return true
  }

  /// A new version takes over: its record is clean.
  package func replace(with new: Loaded) {
    loaded = new
    account?.move(to: new.state)
    generation += 1
    isQuarantined = false
    failuresInRow = [:]
  }

  /// Its decision hooks count as its `onError` from now on.
  package func quarantine() { isQuarantined = true }

  /// Its faults are forgotten.
  package func forgive() {
    if !faults.isEmpty { faults = [] }
    isQuarantined = false
    failuresInRow = [:]
  }

  private static let keptFaults = 100
  private static let faultsToQuarantine = 3
}

extension Plugin: Exported {}
