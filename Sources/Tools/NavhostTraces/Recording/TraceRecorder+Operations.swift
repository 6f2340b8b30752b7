package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// What is done to the stacks of a host: by a program, by a script, or by a script's hook.
extension TraceRecorder: SceneObserver {
  package func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {
    let written = host.written(operation)
    if host.isCalling {
      if let written { write(operation.name, written, on: stack) }
      return
    }
    guard !stack.scene.isBusy else { return }
    let isOfApp = !handlers.isEmpty
    if !isOfApp { open += 1 }
    draft.removeAll()
    beginSession()
    switch operation {
    case .touch(let phase, let point, let finger) where !isOfApp:
      touch(phase, point, finger, on: stack.number)
    case .advance(let seconds) where !isOfApp && holdBack(advance: seconds): break
    default:
      if let written {
        write(operation.name, written, on: stack)
      } else {
        introduce(operation, on: stack)
        writeOperation(operation.name.rawValue, on: stack.number) { json in
          operation.writeArguments(detail, to: &json) { writer.write($0, to: &$1) }
        }
      }
    }
  }

  /// It is tried again when the session is played, and is as wrong as it was. A touch that is wrong is
  /// not written.
  package func misread(
    _ name: NavigationOperation.Name, _ arguments: [LuaValue], on stack: NavigationController
  ) {
    if host.isCalling { return write(name, arguments, on: stack, fails: true) }
    draft.removeAll()
    beginSession()
    if name != .touch { write(name, arguments, on: stack, fails: true) }
  }

  package func carriedOut(_ operation: NavigationOperation, on stack: NavigationController) {
    guard !host.isCalling, handlers.isEmpty, !stack.scene.isBusy else { return }
    open = max(0, open - 1)
    draft.removeAll()
    handOver()
  }

  private func write(
    _ name: NavigationOperation.Name, _ arguments: [LuaValue], on stack: NavigationController,
    fails: Bool = false
  ) {
    writeOperation(name.rawValue, on: stack.number, fails: fails) { json in
      for argument in arguments { writer.write(argument, to: &json) }
    }
  }

  /// So many touches are a line of some 200 KB.
  private static let maxBatch = 10_000

  /// Adds a touch to those before it, which become one line, up to the last finger that is lifted.
  private func touch(_ phase: TouchPhase, _ point: ScreenPoint, _ finger: Int, on number: Int) {
    if batch.navigation != number || batch.touches.count == Self.maxBatch { endTouches() }
    batch.navigation = number
    if batch.touches.isEmpty { batch.time = host.navigation.time }
    batch.touches.append(
      TouchBatch.Touch(
        delay: batch.advance?.seconds ?? 0, phase: phase, point: point, finger: finger))
    batch.advance = nil
    switch phase {
    case .began: fingers.insert(finger)
    case .ended, .cancelled: fingers.remove(finger)
    case .moved: break
    }
    if fingers.isEmpty { endTouches() }
  }

  /// A step of the clock between two touches becomes a part of their line. False where it is none.
  private func holdBack(advance seconds: Double) -> Bool {
    guard !batch.touches.isEmpty, batch.advance == nil else { return false }
    batch.advance = (host.navigation.time, seconds)
    return true
  }

  package func added(_ hook: ScriptHook, to place: ScriptHook.Place) {
    hookCount += 1
    var recorded = RecordedHook(number: hookCount, hook: hook)
    switch place {
    case .className(let name): recorded.className = name
    case .controller(let controller): recorded.controller = controller.id
    }
    hooks.append(recorded)
    writeHook(recorded)
  }

  package func removed(_ hook: ScriptHook) {
    guard let place = hooks.firstIndex(where: { $0.hook === hook }) else { return }
    let number = hooks.remove(at: place).number
    writeOperation(.unhook) { $0.integer(number) }
  }
}

/// Controllers that a program made.
extension TraceRecorder {
  package func changed(_ controller: Controller) {
    guard let known = ownControllers[controller.id], known.controller === controller else { return }
    let new = OwnController(controller, plainWriter)
    if !host.isCalling {
      for change in new.fields where change.text != known.text(of: change.name) {
        writeSet(controller.id, change.name, change.value)
      }
    }
    ownControllers[controller.id] = new
  }

  /// Writes the controllers that an operation names and the recording does not know yet, and what became
  /// of others while they were on no stack.
  private func introduce(_ operation: NavigationOperation, on stack: NavigationController) {
    for case .id(let id) in operation.references {
      if let controller = stack.scene.controller(withID: id) { introduce(controller) }
    }
  }

  private func introduce(_ controller: Controller) {
    guard controller.navigation == nil else { return }
    if ownControllers[controller.id]?.controller === controller { return changed(controller) }
    let new = OwnController(controller, plainWriter)
    ownControllers = ownControllers.filter { $0.value.controller != nil }
    ownControllers[controller.id] = new
    let name = ("class", LuaValue.string(controller.className))
    let said = new.fields.filter(\.isSaid).map { ($0.name, $0.value) }
    writeOperation(.make, making: controller.id) { json in
      writer.write(.table(LuaTable(fields: [name] + said)), to: &json)
    }
  }

  private var plainWriter: TraceValueWriter { TraceValueWriter(host: host, mask: nil) }
}
