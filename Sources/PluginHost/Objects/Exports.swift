internal import Lua

/// Something of the host that Lua can hold.
protocol Exported: AnyObject {
  /// Its id in Lua, 0 until it is first handed out.
  var handle: Int64 { get set }
}

/// What of the host Lua holds, by kind and id. Forgets what no state holds any more.
final class Exports {
  private var objects: [LuaObject: any Exported] = [:]
  private var lastHandle: Int64 = 0
  private var sweepAt = 256
  /// What was handed out last: most decisions hand out one controller again and again.
  private var last: (value: any Exported, object: LuaObject)?

  /// The Lua object that stands for `value`.
  func export(_ value: any Exported, as kind: ObjectKind, heldBy states: () -> [LuaState])
    -> LuaObject
  {
    if let last, last.value === value { return last.object }
    if value.handle == 0 {
      lastHandle += 1
      value.handle = lastHandle
    }
    let object = LuaObject(kind: kind.rawValue, id: value.handle)
    if objects.updateValue(value, forKey: object) == nil, objects.count > sweepAt {
      sweep(states(), keeping: object)
    }
    last = (value, object)
    return object
  }

  func find(_ object: LuaObject) -> (any Exported)? {
    if let last, last.object == object { return last.value }
    return objects[object]
  }

  /// An id for something that lives only while a hook runs.
  func nextHandle() -> Int64 {
    lastHandle += 1
    return lastHandle
  }

  private func sweep(_ states: [LuaState], keeping new: LuaObject) {
    objects = objects.filter { object, _ in
      object == new || states.contains { $0.holds(object) }
    }
    sweepAt = max(256, objects.count * 2)
  }
}
