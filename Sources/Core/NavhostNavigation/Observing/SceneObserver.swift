/// Hears what is done to the stacks of a scene, and what changes in their controllers.
package protocol SceneObserver: AnyObject {
  /// Called before it is done, and before it is refused.
  func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController)
  /// It is done, or was refused.
  func carriedOut(_ operation: NavigationOperation, on stack: NavigationController)
  /// The title, the settings or what the embedder keeps with a controller that is on a stack was
  /// changed, by whomever.
  func changed(_ controller: Controller)
}

extension SceneObserver {
  package func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {}
  package func carriedOut(_ operation: NavigationOperation, on stack: NavigationController) {}
  package func changed(_ controller: Controller) {}
}
