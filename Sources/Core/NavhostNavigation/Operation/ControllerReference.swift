/// A controller that an operation names.
public enum ControllerReference: Equatable, Sendable {
  /// By its id in the scene.
  case id(Int)
  /// By its place on the stack that the operation is done to, from 1, the root.
  case index(Int)
  /// One that the operation makes.
  case new(ControllerSpec)
}
