package import NavhostLua
package import NavhostNavigation

/// Something of the host that Lua can hold.
package protocol Exported: AnyObject {
  /// Its id in Lua, 0 until it is first handed out.
  var handle: Int64 { get set }
}

/// The controller that was handed to Lua last, and its object: most decisions hand out the same one again.
private struct LastHandle {
  let controller: Controller
  let object: LuaObject
}

/// What of the host Lua holds, by kind and id. Forgets what no state holds any more.
package final class HandleTable {
  /// So many are not worth a look.
  private static let few = 64

  private var objects: [LuaObject: any Exported] = [:]
  /// What is never forgotten: Lua states that are yet to be opened begin with it.
  private var permanent: [LuaObject: any Exported] = [:]
  private var lastHandle: Int64 = 0
  private var sweepAt = HandleTable.few
  /// A plugin that makes little garbage is not collected by itself, and what stands for a controller is
  /// small: with more objects than these, the states that hold one are collected first.
  private var collectAt = HandleTable.few
  /// Many were forgotten: what they held goes back to the system next time.
  private var givesBack = false
  /// How many ended since a sweep was last asked for.
  private var ended = 0
  /// Set while a function's results wait for something else to run.
  package var areOnTheirWay = false
  private var last: LastHandle?

  /// The Lua object that stands for `value`.
  package func export(_ value: any Exported, as kind: ObjectKind) -> LuaObject {
    if value.handle == 0 {
      lastHandle += 1
      value.handle = lastHandle
    }
    let object = LuaObject(kind: kind.rawValue, id: value.handle)
    objects[object] = value
    return object
  }

  /// The Lua object that stands for a controller.
  package func export(_ controller: Controller) -> LuaObject {
    if let last, last.controller === controller { return last.object }
    let object = export(controller, as: .controller)
    last = LastHandle(controller: controller, object: object)
    return object
  }

  /// The Lua object that stands for `value`, which is never forgotten.
  package func keep(_ value: any Exported, as kind: ObjectKind) -> LuaObject {
    let object = export(value, as: kind)
    objects[object] = nil
    permanent[object] = value
    return object
  }

  package func find(_ object: LuaObject) -> (any Exported)? {
    objects[object] ?? permanent[object]
  }

  /// The controller behind an id that its kind was handed out with.
  package func controller(_ id: Int64) -> Controller? {
    if let last, last.object.id == id { return last.controller }
    let object = LuaObject(kind: ObjectKind.controller.rawValue, id: id)
    return objects[object] as? Controller
  }

  /// An id for something that lives only while a hook runs.
  package func nextHandle() -> Int64 {
    lastHandle += 1
    return lastHandle
  }

  /// Whether it is worth a look which values no state holds.
  var needsSweep: Bool { givesBack || objects.count > sweepAt && !areOnTheirWay }

  /// Forgets values that no state holds. A result on its way to Lua is not held yet, so call this only
  /// when none is.
  func sweep(heldBy states: [LuaState]) {
    if givesBack {
      LuaState.giveMemoryBack()
      givesBack = false
    }
    guard objects.count > sweepAt, !areOnTheirWay else { return }
    let before = objects.count
    // Of many plugins most were never handed an object.
    let kinds = Set(objects.keys.lazy.map { $0.kind })
    let holders = states.filter { state in kinds.contains { state.wasHanded($0) } }
    if before > collectAt {
      for state in holders where objects.keys.contains(where: state.holds) {
        state.collectGarbage()
      }
    }
    last = nil
    objects = objects.filter { object, _ in holders.contains { $0.holds(object) } }
    sweepAt = max(Self.few, objects.count * 2)
    if before > collectAt { collectAt = max(Self.few, objects.count * 2) }
    givesBack = before - objects.count > 4 * Self.few
  }

  /// For tests: what Lua holds, or held at the last sweep.
  package var all: [any Exported] { Array(objects.values) + Array(permanent.values) }

  /// Much may have been let go of: the next sweep comes soon.
  package func sweepSoon() {
    sweepAt = 0
    ended = 0
  }

  /// Counts an object that has come to its end. A sweep looks at every plugin, so it waits for some of them.
  package func countEnded() {
    ended += 1
    if ended > max(Self.few / 2, objects.count / 4) { sweepSoon() }
  }
}
