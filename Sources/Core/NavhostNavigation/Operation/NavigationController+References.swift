extension ControllerReference {
  /// A controller that is there.
  public static func existing(_ controller: Controller) -> ControllerReference {
    .id(controller.id)
  }
}

extension NavigationController {
  /// The controller that is named; nil where there is none.
  func controller(_ reference: ControllerReference) -> Controller? {
    switch reference {
    case .id(let id): scene.controller(withID: id)
    case .index(let index): stack.indices.contains(index &- 1) ? stack[index - 1] : nil
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

extension NavigationOperation {
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
