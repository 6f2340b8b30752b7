internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension StepMaker {
  /// A new controller: its class, or a title besides, and sometimes a setting.
  mutating func spec() -> ControllerReference {
    screens += 1
    let name = random.pick(classes)
    guard random.below(3) > 0 else { return .new(ControllerSpec(name)) }
    let title = "\(name.prefix(12)) \(screens)"
    if random.once(in: 4) { settingsOfSpecs[title] = settingOfSpec() }
    return .new(ControllerSpec(name, title: title))
  }

  private mutating func settingOfSpec() -> String {
    let (name, values) = random.pick(StepMaker.settings)
    return "\(name) = \(random.pick(values))"
  }

  /// Without animation, or without its end, more often with both.
  mutating func motion() -> Motion {
    random.pick([
      Motion(), Motion(), Motion(animated: false), Motion(settle: false), Motion(settle: false),
    ])
  }

  /// Whether transitions run to their end.
  mutating func settles() -> Bool { !random.once(in: 2) }

  mutating func push() -> String {
    if navigation.depth > 6 { return line(.popToRoot(motion())) }
    let new = spec()
    return line(.push(new, motion()))
  }

  mutating func pop() -> String { line(.pop(motion())) }

  mutating func popTo() -> String {
    guard navigation.depth > 0 else { return pop() }
    let target = ControllerReference.index(1 + random.below(navigation.depth))
    return line(.popTo(target, motion()))
  }

  mutating func requestPop() -> String {
    guard random.once(in: 2), navigation.depth > 0 else { return line(.requestPop()) }
    let extent: PopExtent =
      random.once(in: 2)
      ? .count(1 + random.below(4)) : .to(.index(1 + random.below(navigation.depth)))
    return line(.requestPop(extent, Motion(settle: settles())))
  }

  /// Some of those that stand, and new ones; as a deep link that asks, too.
  mutating func setStack() -> String {
    var specs = (0..<navigation.depth).filter { _ in random.once(in: 2) }
      .map { ControllerReference.index($0 + 1) }
    if random.once(in: 3) { specs.reverse() }
    if specs.isEmpty || random.once(in: 2) { specs.append(spec()) }
    guard random.once(in: 2) else { return line(.setStack(specs)) }
    let change = StackChange(ask: true, animated: random.once(in: 2), settle: settles())
    return line(.setStack(specs, change))
  }
}
