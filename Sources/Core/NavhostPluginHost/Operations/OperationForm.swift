internal import NavhostNavigation

/// An operation as a call: what both its Lua and its JSON are written from.
struct OperationForm {
  /// An argument of a call.
  indirect enum Argument: Equatable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    /// Of a place on the screen.
    case coordinate(Double)
    case text(String)
    case data(AppData)
    case nothing
    case point(ScreenPoint)
    case controller(ControllerReference)
    /// A controller, to which an operation pops.
    case target(ControllerReference)
    case list([Argument])
    case options([Option])
  }

  /// When a trace has an option that is as usual.
  enum Presence {
    case always
    /// Where it has all options.
    case full
    case never
  }

  /// A named option.
  struct Option: Equatable {
    let name: String
    let value: Argument
    /// What it is where it is left out.
    var usual: Argument?
    /// When a trace has it.
    var presence = Presence.full
  }

  let name: String
  let arguments: [Argument]
  /// Whether the options are all that it takes: `nav.pan{…}`.
  var isNamed = false

  init(_ operation: NavigationOperation) {
    name = operation.name.rawValue
    switch operation {
    case .pan, .swipeDown, .requestPop: isNamed = true
    default: break
    }
    arguments = Self.arguments(operation)
  }

  private static func arguments(_ operation: NavigationOperation) -> [Argument] {
    switch operation {
    case .tapBack(let settle), .escape(let settle), .tapOutside(let settle):
      [.settle(settle)]
    case .tap(let point, let settle): [.coordinate(point.x), .coordinate(point.y), .settle(settle)]
    case .pan(let pan): [.options(options(pan))]
    case .touch(let phase, let point, let finger):
      [.text(phase.rawValue), .coordinate(point.x), .coordinate(point.y)]
        + (finger == 1 ? [] : [.integer(finger)])
    case .backMenu(let entry, let settle): [.integer(entry), .settle(settle)]
    case .swipeDown(let drag): [.options(options(drag))]
    case .select(let index, let settle): [.integer(index), .settle(settle)]
    case .answer(let reply, let settle): arguments(reply) + [.settle(settle)]
    case .advance(let seconds): [.number(seconds)]
    case .settle: []
    default: argumentsOfApp(operation)
    }
  }

  private static func argumentsOfApp(_ operation: NavigationOperation) -> [Argument] {
    switch operation {
    case .setRoot(let root): [.controller(root)]
    case .push(let new, let motion): [.controller(new), .motion(motion)]
    case .setStack(let list, let change):
      [.list(list.map { .controller($0) }), .options(options(change))]
    case .requestPop(.count(let count), let motion):
      [
        .options(
          [Option(name: "count", value: .integer(max(1, count)), usual: .integer(1))]
            + optionsOfRequest(motion))
      ]
    case .requestPop(.to(let target), let motion):
      [.options([Option(name: "to", value: .target(target))] + optionsOfRequest(motion))]
    case .requestDismiss(let motion): [.options(optionsOfRequest(motion))]
    case .pop(let motion), .popToRoot(let motion), .dismiss(let motion): [.motion(motion)]
    case .popTo(let target, let motion): [.target(target), .motion(motion)]
    case .embed(let container, let root): [.controller(container), .controller(root)]
    case .present(let root, let style, let motion):
      [
        .controller(root),
        .options([
          Option(name: "style", value: .text(style.rawValue), usual: .text("sheet")),
          .flag("animated", motion.animated, usual: true),
          .flag("settle", motion.settle, usual: true),
        ]),
      ]
    case .show(let index): [.integer(index)]
    case .tabs(let roots): [.list(roots.map { .controller($0) })]
    default: []
    }
  }

  private static func arguments(_ reply: Reply) -> [Argument] {
    switch reply {
    case .accepted(let accepted): [.flag(accepted)]
    case .choice(let id): [.text(id)]
    case .data(let data): [.data(data)]
    case .refused(let reason): [.flag(false), .text(reason)]
    case .failed(let reason): [.nothing, .text(reason)]
    }
  }

  private static func options(_ pan: Pan) -> [Option] {
    let usual = Pan(from: pan.from, to: pan.to)
    return [
      Option(name: "from", value: .point(pan.from)), Option(name: "to", value: .point(pan.to)),
      Option(
        name: "duration", value: .number(max(0, pan.duration)), usual: .number(usual.duration),
        presence: .always),
      Option(name: "steps", value: .integer(max(1, pan.steps)), usual: .integer(usual.steps)),
      Option(name: "fingers", value: .integer(max(1, pan.fingers)), usual: .integer(usual.fingers)),
      .flag("release", pan.release, usual: true), .flag("settle", pan.settle, usual: true),
      Option(
        name: "input", value: .text(pan.input.rawValue), usual: .text(usual.input.rawValue),
        presence: .never),
    ]
  }

  private static func options(_ drag: SheetDrag) -> [Option] {
    (drag.distance.map { [Option(name: "distance", value: .number($0))] } ?? []) + [
      Option(
        name: "duration", value: .number(max(0, drag.duration)),
        usual: .number(SheetDrag().duration)),
      .flag("release", drag.release, usual: true), .flag("settle", drag.settle, usual: true),
    ]
  }

  private static func optionsOfRequest(_ motion: Motion) -> [Option] {
    [
      .flag("animated", motion.animated, usual: true, presence: .never),
      .flag("settle", motion.settle, usual: true),
    ]
  }

  private static func options(_ change: StackChange) -> [Option] {
    [
      .flag("ask", change.ask, usual: false, presence: .never),
      .flag("animated", change.animated, usual: false, presence: .never),
      .flag("settle", change.settle, usual: true),
    ]
  }
}

extension OperationForm.Argument {
  fileprivate static func settle(_ settle: Bool) -> Self {
    .options([.flag("settle", settle, usual: true)])
  }

  fileprivate static func motion(_ motion: Motion) -> Self {
    .options([
      .flag("animated", motion.animated, usual: true), .flag("settle", motion.settle, usual: true),
    ])
  }
}

extension OperationForm.Option {
  fileprivate static func flag(
    _ name: String, _ value: Bool, usual: Bool, presence: OperationForm.Presence = .full
  ) -> Self {
    Self(name: name, value: .flag(value), usual: .flag(usual), presence: presence)
  }
}
