/// Hears what a program asks of the stacks of a scene, and what it changes, while a session is
/// recorded. A scene without one pays a look at nil.
package protocol SceneObserver: AnyObject {
  /// Called before it is done. What is refused as `busy` is not told.
  ///
  /// - Parameters:
  ///   - function: by its name in Lua.
  ///   - stack: the number of the stack whose function it is.
  func requested(_ function: String, _ arguments: [SceneArgument], of stack: Int)
  /// The same of a raw touch.
  func touched(_ phase: TouchPhase, at point: Point, finger: Int, of stack: Int)
  /// The title, the settings or what the embedder keeps with a controller that is on a stack was
  /// changed, by whomever.
  func changed(_ controller: Controller)
}

/// What a program gives with what it asks.
package enum SceneArgument {
  case flag(Bool)
  case number(Double)
  case integer(Int)
  case text(String)
  case point(Point)
  case controller(Controller)
  case controllers([Controller])
  case data(AppData)
  case nothing
  case options([(name: String, value: SceneArgument)])
}

extension WindowScene {
  /// Tells the observer, where there is one, of what is about to be done.
  func announce(
    _ function: String, _ stack: NavigationController?,
    _ arguments: @autoclosure () -> [SceneArgument] = []
  ) {
    guard let observer, !isBusy else { return }
    observer.requested(function, arguments(), of: stack?.number ?? 1)
  }

  func announceTouch(
    _ phase: TouchPhase, at point: Point, finger: Int, _ stack: NavigationController
  ) {
    guard let observer, !isBusy else { return }
    observer.touched(phase, at: point, finger: finger, of: stack.number)
  }
}

extension SceneArgument {
  /// The options of most functions.
  static func moves(animated: Bool? = nil, settle: Bool) -> SceneArgument {
    .options((animated.map { [("animated", .flag($0))] } ?? []) + [("settle", .flag(settle))])
  }
}

extension Reply {
  /// As `nav.answer` takes it.
  var arguments: [SceneArgument] {
    switch self {
    case .accepted(let accepted): [.flag(accepted)]
    case .choice(let id): [.text(id)]
    case .data(let data): [.data(data)]
    case .failed(let reason): [.nothing, .text(reason)]
    }
  }
}

extension Pan {
  var argument: SceneArgument {
    .options(
      [
        ("from", .point(from)), ("to", .point(to)), ("duration", .number(max(0, duration))),
        ("steps", .integer(max(1, steps))), ("fingers", .integer(max(1, fingers))),
        ("release", .flag(release)), ("settle", .flag(settle)),
      ] + (input == .finger ? [] : [("input", .text(input.rawValue))]))
  }

  /// The options of a sheet that is dragged down.
  static func argument(
    _ distance: Double?, _ duration: Double, _ release: Bool, _ settle: Bool
  ) -> SceneArgument {
    .options(
      (distance.map { [("distance", .number($0))] } ?? []) + [
        ("duration", .number(max(0, duration))), ("release", .flag(release)),
        ("settle", .flag(settle)),
      ])
  }
}
