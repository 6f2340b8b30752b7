package import NavhostLua
package import NavhostNavigation
internal import NavhostSupport

/// Reads operations as Lua writes them, and traces. It keeps the controllers that it makes, until
/// the operation has put them on a stack.
package final class OperationReader {
  private let host: NavigationHost
  /// The stack that they are done to.
  private let stack: NavigationController
  private var made: [Controller] = []

  package init(_ host: NavigationHost, on stack: NavigationController) {
    self.host = host
    self.stack = stack
  }

  /// - Throws: `LuaRaise` where an argument is wrong.
  package func read(_ name: NavigationOperation.Name, _ values: [LuaValue]) throws(LuaRaise)
    -> NavigationOperation
  {
    let arguments = Arguments(values: values, name: name)
    switch name {
    case .tapBack: return .tapBack(settle: try arguments.settle(0))
    case .tap:
      let point = ScreenPoint(
        x: try arguments.coordinate(0, "x"), y: try arguments.coordinate(1, "y"))
      return .tap(point, settle: try arguments.settle(2))
    case .pan: return .pan(try pan(arguments))
    case .touch: return try touch(arguments)
    case .backMenu:
      guard let entry = arguments[0].integerValue else {
        throw LuaRaise("the entry must be an integer, got \(arguments[0].described)")
      }
      return .backMenu(entry, settle: try arguments.settle(1))
    case .swipeDown: return .swipeDown(try drag(arguments))
    case .tapOutside: return .tapOutside(settle: try arguments.settle(0))
    case .escape: return .escape(settle: try arguments.settle(0))
    case .select: return try select(arguments)
    case .answer: return try answer(arguments)
    case .advance:
      guard let seconds = arguments[0].numberValue, seconds.isFinite, seconds >= 0 else {
        throw LuaRaise(
          "needs seconds, a number that is not negative, got \(arguments[0].described)")
      }
      return .advance(seconds)
    case .settle: return .settle
    default: return try ofApp(name, arguments)
    }
  }

  /// What an app does to its stacks.
  private func ofApp(_ name: NavigationOperation.Name, _ arguments: Arguments) throws(LuaRaise)
    -> NavigationOperation
  {
    switch name {
    case .setRoot: return .setRoot(try spec(arguments[0]))
    case .push:
      let motion = try arguments.motion(1)
      return .push(try spec(arguments[0]), motion)
    case .setStack: return try setStack(arguments)
    case .requestPop: return try requestPop(arguments)
    case .pop: return .pop(try arguments.motion(0))
    case .popTo:
      let motion = try arguments.motion(1)
      return .popTo(try target(arguments[0]), motion)
    case .popToRoot: return .popToRoot(try arguments.motion(0))
    case .embed: return try embed(arguments)
    case .present: return try present(arguments)
    case .requestDismiss: return .requestDismiss(try arguments.motion(0))
    case .dismiss: return .dismiss(try arguments.motion(0))
    case .show: return .show(try tab(arguments[0], "tabs.show"))
    default: return .tabs(try specs(arguments[0], orMore: 0, "needs a list of specs"))
    }
  }
}

extension OperationReader {
  private func pan(_ arguments: Arguments) throws(LuaRaise) -> Pan {
    let options = try arguments.options(
      0, ["from", "to", "duration", "steps", "fingers", "release", "settle", "input"])
    guard let from = try options["from"].point() else { throw LuaRaise("'from' is missing") }
    guard let to = try options["to"].point() else { throw LuaRaise("'to' is missing") }
    var pan = Pan(from: from, to: to)
    pan.duration = try options["duration"].number() ?? pan.duration
    guard pan.duration >= 0 else { throw LuaRaise("'duration' must not be negative") }
    pan.steps = try options["steps"].integer() ?? pan.steps
    guard (1...100_000).contains(pan.steps) else { throw LuaRaise("'steps' must be 1 to 100000") }
    pan.fingers = try options["fingers"].integer() ?? pan.fingers
    guard (1...5).contains(pan.fingers) else { throw LuaRaise("'fingers' must be 1 to 5") }
    pan.release = try options["release"].flag() ?? pan.release
    pan.settle = try options["settle"].flag() ?? pan.settle
    pan.input = try options["input"].choice() ?? pan.input
    return pan
  }

  private func touch(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    let phase: TouchPhase? = try OptionReader(arguments[0], name: "phase").choice()
    guard let phase else { throw LuaRaise("'phase' is missing") }
    let point = ScreenPoint(
      x: try arguments.coordinate(1, "x"), y: try arguments.coordinate(2, "y"))
    let finger = try OptionReader(arguments[3], name: "id").integer() ?? 1
    return .touch(phase, point, finger: finger)
  }

  /// `nav.answer(value[, reason][, {settle =}])`. Where no question is open nothing is looked at.
  private func answer(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    let reason = arguments[1].stringValue
    let settle = try arguments.settle(reason == nil && arguments[2].isNil ? 1 : 2)
    guard let question = stack.question else { return .answer(.accepted(false), settle: settle) }
    return .answer(try reply(to: question, arguments[0], reason), settle: settle)
  }

  private func reply(to question: Question, _ value: LuaValue, _ reason: String?) throws(LuaRaise)
    -> Reply
  {
    guard question.kind == .await else { return try choice(question, value) }
    do throws(DataError) {
      return Reply(try AppData(value) { host.dataTable($0) }, reason)
    } catch {
      throw LuaRaise(error.message)
    }
  }

  private func choice(_ question: Question, _ value: LuaValue) throws(LuaRaise) -> Reply {
    let reply: Reply? =
      value.booleanValue.map { .accepted($0) } ?? value.stringValue.map { .choice($0) }
    if let reply, question.accepts(reply) { return reply }
    let ids = question.choices.map { "\"\(Plain.line($0.id, limit: 60))\"" }
    let words = (question.kind == .confirm ? ["true", "false"] : []) + ids
    let list = words.dropLast().joined(separator: ", ")
    throw LuaRaise(
      "the answer must be \(list.isEmpty ? "" : "\(list) or ")\(words.last ?? ""), "
        + "got \(value.described)")
  }

  private func drag(_ arguments: Arguments) throws(LuaRaise) -> SheetDrag {
    let options = try arguments.options(0, ["distance", "duration", "release", "settle"])
    var drag = SheetDrag()
    drag.distance = try options["distance"].number()
    if let distance = drag.distance, distance < 0 {
      throw LuaRaise("'distance' must not be negative")
    }
    drag.duration = try options["duration"].number() ?? drag.duration
    guard drag.duration >= 0 else { throw LuaRaise("'duration' must not be negative") }
    drag.release = try options["release"].flag() ?? drag.release
    drag.settle = try options["settle"].flag() ?? drag.settle
    return drag
  }

  private func select(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    let index = try tab(arguments[0], "tabs.select")
    return .select(index, settle: try arguments.settle(1))
  }

  private func tab(_ value: LuaValue, _ function: String) throws(LuaRaise) -> Int {
    guard let index = value.integerValue else {
      throw LuaRaise("\(function): the tab must be an integer, got \(value.described)")
    }
    if let count = stack.tabBar?.navigations.count, !(1...max(1, count)).contains(index) {
      throw LuaRaise("\(function): there is no tab \(index): there are \(count)")
    }
    return index
  }

  private func setStack(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    let list = try list(arguments[0], orMore: 1, "needs a list of at least one spec")
    let options = try arguments.options(1, ["ask", "animated", "settle"])
    let change = StackChange(
      ask: try options["ask"].flag() ?? false, animated: try options["animated"].flag() ?? false,
      settle: try options["settle"].flag() ?? true)
    return .setStack(try list.map(spec), change)
  }

  private func requestPop(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    let options = try arguments.options(0, ["count", "to", "animated", "settle"])
    let motion = Motion(
      animated: try options["animated"].flag() ?? true,
      settle: try options["settle"].flag() ?? true)
    if !options["to"].value.isNil {
      return .requestPop(.to(try target(options["to"].value)), motion)
    }
    let count = try options["count"].integer() ?? 1
    guard count >= 1 else { throw LuaRaise("'count' must be at least 1, got \(count)") }
    return .requestPop(.count(count), motion)
  }

  private func embed(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    guard let container = host.controller(arguments[0]) else {
      throw LuaRaise("needs a controller that is on a stack, got \(arguments[0].described)")
    }
    if container.navigation?.isAttached != true, stack.isAttached {
      throw LuaRaise("\(container.described) is not on a stack")
    }
    return .embed(in: .existing(container), root: try spec(arguments[1]))
  }

  private func present(_ arguments: Arguments) throws(LuaRaise) -> NavigationOperation {
    let options = try arguments.options(1, ["style", "animated", "settle"])
    let style: Presentation.Style? = try options["style"].choice()
    let motion = Motion(
      animated: try options["animated"].flag() ?? true, settle: try options["settle"].flag() ?? true
    )
    return .present(try spec(arguments[0]), style ?? .sheet, motion)
  }
}

extension OperationReader {
  private func list(
    _ value: LuaValue, orMore least: Int, _ needs: String
  ) throws(LuaRaise) -> [LuaValue] {
    guard let table = value.tableValue, table.isList, table.pairs.count >= least else {
      throw LuaRaise("\(needs), got \(value.described)")
    }
    return table.list
  }

  private func specs(
    _ value: LuaValue, orMore least: Int, _ needs: String
  ) throws(LuaRaise) -> [ControllerReference] {
    try list(value, orMore: least, needs).map(spec)
  }

  /// The controller that a spec stands for: a new one, or one that was handed out before.
  private func spec(_ value: LuaValue) throws(LuaRaise) -> ControllerReference {
    let controller = try host.controller(of: value)
    made.append(controller)
    stack.scene.adoptLoose(controller)
    return .existing(controller)
  }

  /// A controller on the stack: itself, its index, or a class name (the nearest below the top, of
  /// the class or a subclass).
  private func target(_ value: LuaValue) throws(LuaRaise) -> ControllerReference {
    // Nothing is there on a stack that has left, whatever is named.
    guard stack.isAttached else { return .index(0) }
    if let controller = host.controller(value) {
      guard controller.index != nil, controller.navigation === stack else {
        throw LuaRaise("\(controller.described) is not on the stack")
      }
      return .existing(controller)
    }
    if let name = value.stringValue {
      let below = stack.stack.dropLast().reversed()
      if let found = below.first(where: { host.classes.lineage(of: $0.className).hasExactly(name) })
      {
        return .existing(found)
      }
      throw LuaRaise(
        "no controller of class '\(Plain.line(name, limit: 60))' is below the top"
          + Spelling.hint(name, among: below.map { $0.className }))
    }
    guard let index = value.integerValue else {
      throw LuaRaise(
        "the target must be a controller, an index or a class name, got \(value.described)")
    }
    guard (1...max(1, stack.depth)).contains(index), stack.depth > 0 else {
      throw LuaRaise("there is no controller at index \(index): the stack has \(stack.depth)")
    }
    return .existing(stack.stack[index - 1])
  }
}

/// What a function is called with.
private struct Arguments {
  let values: [LuaValue]
  let name: NavigationOperation.Name

  subscript(_ index: Int) -> LuaValue { index < values.count ? values[index] : .nil }

  func options(_ index: Int, _ known: [String]) throws(LuaRaise) -> OptionTable {
    try OptionTable(
      self[index], of: "\(name == .select ? "tabs" : "nav").\(name.rawValue)", known: known)
  }

  func settle(_ index: Int) throws(LuaRaise) -> Bool {
    try options(index, ["settle"])["settle"].flag() ?? true
  }

  func motion(_ index: Int) throws(LuaRaise) -> Motion {
    let options = try options(index, ["animated", "settle"])
    return Motion(
      animated: try options["animated"].flag() ?? true, settle: try options["settle"].flag() ?? true
    )
  }

  func coordinate(_ index: Int, _ name: String) throws(LuaRaise) -> Double {
    guard let number = self[index].numberValue, number.isFinite else {
      throw LuaRaise("'\(name)' must be a finite number, got \(self[index].described)")
    }
    return number
  }
}
