/// What has a number in a scene. It keeps nothing alive: what is in it forgets itself at its end.
///
/// Its references are not `weak`, and neither is another to what is in it: an object to which a `weak`
/// reference pointed once is counted on a slow path from then on.
final class Registry {
  private struct Reference<Object: AnyObject> {
    unowned let object: Object
  }

  private var controllersByID: [Int: Reference<Controller>] = [:]
  private var navigationsByNumber: [Int: Reference<NavigationController>] = [:]
  private var movingNumbers: [Int] = []
  private var lastController = 0
  private var lastNavigation = 0

  func nextControllerID() -> Int {
    lastController += 1
    return lastController
  }

  func skipControllerIDs(to id: Int) { lastController = max(lastController, id - 1) }

  func controller(_ id: Int) -> Controller? { controllersByID[id]?.object }

  func add(_ controller: Controller) {
    controllersByID[controller.id] = Reference(object: controller)
    controller.registry = self
  }

  func forget(_ controller: Controller) {
    controllersByID[controller.id] = nil
  }

  func navigation(_ number: Int) -> NavigationController? { navigationsByNumber[number]?.object }

  /// By number.
  var navigations: [NavigationController] {
    if navigationsByNumber.count == 1, let root { return [root] }
    return navigationsByNumber.sorted { $0.key < $1.key }.map { $0.value.object }
  }

  func nextNavigationNumber() -> Int {
    lastNavigation += 1
    return lastNavigation
  }

  func add(_ navigation: NavigationController) {
    navigationsByNumber[navigation.number] = Reference(object: navigation)
  }

  /// The one at the foot of the screen, which is number 1.
  unowned var root: NavigationController?

  /// It is at its end: to look at what points to it is too late.
  func forget(_ navigation: NavigationController) {
    if navigation.number == 1 { root = nil }
    navigationsByNumber[navigation.number] = nil
    moves(navigation, false)
  }

  /// Those whose transition runs, in the order in which they began.
  var moving: [NavigationController] { movingNumbers.compactMap(navigation) }

  var isMoving: Bool { !movingNumbers.isEmpty }

  func moves(_ navigation: NavigationController, _ isMoving: Bool) {
    let others = movingNumbers.filter { $0 != navigation.number }
    movingNumbers = isMoving ? others + [navigation.number] : others
  }
}
