/// A controller that an operation names.
public enum ControllerReference: Equatable, Sendable {
  /// By its id in the scene.
  case id(Int)
  /// By its place on the stack that the operation is done to, from 1, the root.
  case index(Int)
  /// One that the operation makes.
  case new(ControllerSpec)

  /// A controller that is there.
  public static func existing(_ controller: Controller) -> ControllerReference {
    .id(controller.id)
  }
}

/// A controller to be made.
public struct ControllerSpec: Equatable, Sendable {
  /// The name of its class, which plugins match.
  public var className: String
  /// The title in the bar.
  public var title: String?

  /// A controller of a class, without a title unless you give one.
  public init(_ className: String, title: String? = nil) {
    self.className = className
    self.title = title
  }
}

extension NavigationController {
  /// The controller that is named; nil where there is none.
  func controller(_ reference: ControllerReference) -> Controller? {
    switch reference {
    case .id(let id): scene.controller(withID: id)
    case .index(let index): stack.indices.contains(index - 1) ? stack[index - 1] : nil
    case .new(let spec):
      makeController(className: spec.className, title: spec.title)
    }
  }

  /// The controllers that are named; nil where one of them is not there.
  func controllers(_ references: [ControllerReference]) -> [Controller]? {
    let found = references.compactMap(controller)
    return found.count == references.count ? found : nil
  }
}

extension Operation {
  /// The controllers that it names.
  public var references: [ControllerReference] {
    switch self {
    case .setRoot(let one), .push(let one, _), .popTo(let one, _), .present(let one, _, _),
      .requestPop(.to(let one), _):
      [one]
    case .setStack(let list, _), .tabs(let list): list
    case .embed(let container, let root): [container, root]
    default: []
    }
  }
}
