internal import Navigation
internal import Support

extension StepMaker {
  /// A class name, or a table with a title.
  mutating func spec() -> String {
    screens += 1
    let name = random.pick(classes)
    guard random.below(3) > 0 else { return LuaText.quoted(Array(name.utf8)) }
    var fields = [
      "class = \(LuaText.quoted(Array(name.utf8)))", "title = \"\(name.prefix(12)) \(screens)\"",
    ]
    if random.once(in: 4) { fields.append(settingOfSpec()) }
    return "{\(fields.joined(separator: ", "))}"
  }

  private mutating func settingOfSpec() -> String {
    let (name, values) = random.pick(StepMaker.settings)
    return "\(name) = \(random.pick(values))"
  }

  /// `, {animated = false}`, or nothing.
  mutating func moves(after first: Bool) -> String {
    let options = random.pick([
      "", "", "{animated = false}", "{settle = false}", "{settle = false}",
    ])
    return options.isEmpty || !first ? options : ", " + options
  }

  /// `{settle = false}`, or nothing.
  mutating func settles(after first: Bool) -> String {
    guard random.once(in: 2) else { return "" }
    return (first ? ", " : "") + "{settle = false}"
  }

  mutating func push() -> String {
    if navigation.depth > 6 { return "\(nav).popToRoot(\(moves(after: false)))" }
    return "\(nav).push(\(spec())\(moves(after: true)))"
  }

  mutating func pop() -> String { "\(nav).pop(\(moves(after: false)))" }

  mutating func popTo() -> String {
    guard navigation.depth > 0 else { return pop() }
    return "\(nav).popTo(\(1 + random.below(navigation.depth))\(moves(after: true)))"
  }

  mutating func requestPop() -> String {
    guard random.once(in: 2), navigation.depth > 0 else { return "\(nav).requestPop()" }
    let target =
      random.once(in: 2)
      ? "count = \(1 + random.below(4))" : "to = \(1 + random.below(navigation.depth))"
    return "\(nav).requestPop{\(target)\(random.once(in: 2) ? ", settle = false" : "")}"
  }

  /// Some of those that stand, and new ones; as a deep link that asks, too.
  mutating func setStack() -> String {
    var specs = (0..<navigation.depth).filter { _ in random.once(in: 2) }
      .map { "\(nav).stack[\($0 + 1)]" }
    if random.once(in: 3) { specs.reverse() }
    if specs.isEmpty || random.once(in: 2) { specs.append(spec()) }
    let stack = "\(nav).setStack({\(specs.joined(separator: ", "))}"
    guard random.once(in: 2) else { return stack + ")" }
    var options = ["ask = true"]
    if random.once(in: 2) { options.append("animated = true") }
    if random.once(in: 2) { options.append("settle = false") }
    return stack + ", {\(options.joined(separator: ", "))})"
  }
}
