package import NavhostNavigation
internal import NavhostSupport

/// A function that a script put in front of the chain, for one controller or for a class.
package final class ScriptHook: Exported {
  package var handle: Int64 = 0
  /// Where it was put.
  package enum Place {
    case controller(Controller)
    case className(String)
  }

  package let name: HookName
  package let hook: HookFunction
  /// Set once it was taken away.
  package var isRemoved = false

  package init(_ name: HookName, _ hook: HookFunction) {
    self.name = name
    self.hook = hook
  }
}

/// The hooks that scripts put, in the order in which they were put.
package struct ScriptHooks {
  /// By the controller's id, which no other controller of its scene ever has.
  private var byController: [Int: [ScriptHook]] = [:]
  private var byClass: [(className: String, hook: ScriptHook)] = []
  /// With more controllers than these, it looks which of them are gone.
  private var sweepAt = ScriptHooks.few
  private static let few = 64

  package var isEmpty: Bool { byController.isEmpty && byClass.isEmpty }

  mutating func add(_ hook: ScriptHook, to place: ScriptHook.Place) {
    switch place {
    case .className(let name): byClass.append((name, hook))
    case .controller(let controller): add(hook, for: controller)
    }
  }

  private mutating func add(_ hook: ScriptHook, for controller: Controller) {
    byController[controller.id, default: []].append(hook)
    if byController.count > sweepAt, let scene = controller.navigation?.scene { sweep(scene) }
  }

  /// Forgets the hooks of controllers that are gone.
  private mutating func sweep(_ scene: NavigationScene) {
    byController = byController.filter { scene.hasController($0.key) }
    sweepAt = max(Self.few, 2 * byController.count)
  }

  /// The controller's own hooks, latest first, then those of its class and superclasses.
  package func hooks(_ name: HookName, _ controller: Controller, _ lineage: () -> [String])
    -> [ScriptHook]
  {
    let own = byController[controller.id] ?? []
    let lineage = byClass.isEmpty ? [] : lineage()
    let ofClass = byClass.filter { lineage.hasExactly($0.className) }.map { $0.hook }
    return (own.reversed() + ofClass.reversed()).filter { $0.name == name && !$0.isRemoved }
  }

  /// Forgets a hook.
  mutating func remove(_ hook: ScriptHook) {
    hook.isRemoved = true
    byClass.removeAll { $0.hook === hook }
    for key in byController.keys { byController[key]?.removeAll { $0 === hook } }
    byController = byController.filter { !$0.value.isEmpty }
  }

  mutating func removeAll() {
    for hook in byController.values.joined() { hook.isRemoved = true }
    for (_, hook) in byClass { hook.isRemoved = true }
    self = ScriptHooks()
  }
}
