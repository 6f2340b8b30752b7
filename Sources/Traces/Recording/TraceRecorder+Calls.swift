package import Lua
package import Navigation
package import PluginHost
internal import Scripting
internal import Support

extension TraceRecorder: CallObserver {
  package func calling(_ name: String, _ arguments: [LuaValue], on number: Int) {
    guard TraceOperations.functions.contains(name), name != "backMenu" || !arguments.isEmpty else {
      return
    }
    if host.isCalling { return write(name, arguments, on: number) }
    if !handlers.isEmpty {
      draft.removeAll()
      return write(name, arguments, on: number)
    }
    open.append(name)
    draft.removeAll()
    beginSession()
    switch name {
    case "touch": touch(arguments, on: number)
    case "advance":
      if let seconds = arguments.first?.numberValue, holdBack(advance: seconds) { return }
      fallthrough
    default: write(name, arguments, on: number)
    }
  }

  package func called(_ name: String) {
    guard !host.isCalling, handlers.isEmpty else { return }
    if open.last == name { open.removeLast() }
    draft.removeAll()
    handOver()
  }

  private func write(_ name: String, _ arguments: [LuaValue], on number: Int) {
    writeOperation(name, on: number) { json in
      for argument in arguments { writer.write(argument, to: &json) }
    }
  }

  /// A touch that is wrong does nothing, and is not written.
  private func touch(_ arguments: [LuaValue], on number: Int) {
    func argument(_ index: Int) -> LuaValue { index < arguments.count ? arguments[index] : .nil }
    guard let phase = argument(0).stringValue, TouchPhase(rawValue: phase) != nil,
      let x = argument(1).numberValue, let y = argument(2).numberValue, x.isFinite, y.isFinite,
      let finger = argument(3).isNil ? 1 : argument(3).integerValue
    else { return }
    touch(phase, Point(x: x, y: y), finger, on: number)
  }

  /// So many touches are a line of some 200 KB.
  private static let maxBatch = 10_000

  /// Adds a touch to those before it, which become one line, up to the last finger that is lifted.
  func touch(_ phase: String, _ point: Point, _ finger: Int, on number: Int) {
    if batch.navigation != number || batch.touches.count == Self.maxBatch { endTouches() }
    batch.navigation = number
    if batch.touches.isEmpty { batch.time = host.navigation.time }
    batch.touches.append(
      TouchBatch.Touch(
        delay: batch.advance?.seconds ?? 0, phase: phase, x: point.x, y: point.y, finger: finger))
    batch.advance = nil
    switch phase {
    case "began": fingers.insert(finger)
    case "ended", "cancelled": fingers.remove(finger)
    default: break
    }
    if fingers.isEmpty { endTouches() }
  }

  /// A step of the clock between two touches becomes a part of their line. False where it is none.
  func holdBack(advance seconds: Double) -> Bool {
    guard !batch.touches.isEmpty, batch.advance == nil, seconds.isFinite, seconds >= 0 else {
      return false
    }
    batch.advance = (host.navigation.time, seconds)
    return true
  }

  package func added(_ hook: ScriptHook, className: String?, _ controller: Controller?) {
    hookCount += 1
    let recorded = RecordedHook(
      number: hookCount, hook: hook, className: className, controller: controller?.id)
    hooks.append(recorded)
    writeHook(recorded)
  }

  package func removed(_ hook: ScriptHook) {
    guard let place = hooks.firstIndex(where: { $0.hook === hook }) else { return }
    let number = hooks.remove(at: place).number
    writeOperation("unhook") { $0.integer(number) }
  }

  package func made(_ controller: Controller) {}
  package func made(_ navigation: NavigationController) {}
}
