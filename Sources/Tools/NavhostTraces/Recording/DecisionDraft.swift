internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What is known of the decision that hooks are being asked for: who was asked, and what they read.
struct DecisionDraft {
  private struct Key: Hashable {
    var kind: UInt8
    var controller: Int
    var field: ExactName
    var plugin: ExactName?
  }

  /// The JSON of the reads, and of those who were asked, without the brackets around it.
  private(set) var reads = JSONWriter()
  private(set) var asked = JSONWriter()
  private(set) var answers = JSONWriter()
  private var known: Set<Key> = []

  mutating func removeAll() {
    guard !reads.isEmpty || !asked.isEmpty || !known.isEmpty || !answers.isEmpty else { return }
    reads.removeAll()
    asked.removeAll()
    answers.removeAll()
    known.removeAll(keepingCapacity: true)
  }

  mutating func ask(_ hook: HookName, _ controller: Controller) {
    asked.beginArray()
    asked.string(hook.rawValue)
    asked.integer(controller.id)
    asked.string(controller.className)
    asked.endArray()
  }

  mutating func answer(_ reply: Reply, _ writer: TraceValueWriter) {
    writer.write(reply, to: &answers)
  }

  /// A hook wrote there itself: what it reads there from now on is its own.
  mutating func wrote(_ kind: ObjectKind, _ controller: Int?, _ field: String, _ plugin: String?) {
    known.insert(Self.key(kind, controller, field, plugin))
  }

  /// Notes the first read of a field.
  mutating func read(
    _ kind: ObjectKind, _ controller: Int?, _ field: String, _ plugin: String?, _ value: LuaValue,
    path: String, _ writer: TraceValueWriter
  ) {
    guard known.insert(Self.key(kind, controller, field, plugin)).inserted else { return }
    reads.beginArray()
    reads.string(kind.name)
    if let controller { reads.integer(controller) } else { reads.null() }
    reads.string(field)
    writer.write(value, path: path, to: &reads)
    if let plugin { reads.string(plugin) }
    reads.endArray()
  }

  private static func key(
    _ kind: ObjectKind, _ controller: Int?, _ field: String, _ plugin: String?
  ) -> Key {
    Key(
      kind: kind.rawValue, controller: controller ?? 0, field: ExactName(field),
      plugin: plugin.map { ExactName($0) })
  }
}
