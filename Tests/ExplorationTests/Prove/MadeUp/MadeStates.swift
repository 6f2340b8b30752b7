/// The states of an app with a made-up policy, and how a person leaves them: by counting, without an
/// engine.
struct MadeStates {
  /// A controller above the root.
  struct Screen: Hashable {
    var className: String
    var inputs: Inputs
  }

  typealias Stack = [Screen]

  let policy: MadePolicy
  /// What is written on the top, by the input.
  let domains: [String: [LuaDatum]]

  /// The stacks that so many operations of the app lead to, in one or another way.
  func stacks(depth: Int) -> [Stack] {
    var met: Set<Stack> = [[]]
    var layer: [Stack] = [[]]
    for _ in 0..<depth {
      layer = layer.flatMap(next).filter { met.insert($0).inserted }
    }
    return Array(met)
  }

  private func next(_ stack: Stack) -> [Stack] {
    var all: [Stack] = []
    if stack.count < 3 {
      all += policy.classes.map { stack + [Screen(className: $0, inputs: [:])] }
    }
    guard let top = stack.last else { return all }
    for (input, values) in domains {
      for value in values {
        var screen = top
        screen.inputs[input] = value == .none ? nil : value
        all.append(stack.dropLast() + [screen])
      }
    }
    return all
  }

  /// A way out: its source, and how many leave.
  func ways(_ stack: Stack) -> [(source: String, count: Int)] {
    if stack.isEmpty { return [] }
    return ["backButton", "edgeGesture", "escape", "request"].map { ($0, 1) }
      + (1...stack.count).map { ("backMenu", $0) } + [("deepLink", stack.count)]
  }

  /// What the policy answers of the controllers that leave, from the top down.
  func answers(_ stack: Stack, _ way: (source: String, count: Int)) -> [MadePolicy.Answer] {
    (0..<way.count).map { place in
      let screen = stack[stack.count - 1 - place]
      guard policy.classes.contains(screen.className) else { return .none }
      var inputs = screen.inputs
      inputs["class"] = .text(screen.className)
      inputs["source"] = .text(way.source)
      inputs["depth"] = .number(Double(stack.count + 1 - place))
      return policy.answer(inputs)
    }
  }

  func isTrap(_ stack: Stack) -> Bool {
    !stack.isEmpty && ways(stack).allSatisfy { way in answers(stack, way).contains(where: \.holds) }
  }

  /// Whether a screen with that prop can be left here without a question.
  func loses(_ stack: Stack, _ prop: String) -> Bool {
    ways(stack).contains { way in
      let answers = answers(stack, way)
      return !answers.contains(where: \.holds) && !answers.contains(.ask)
        && stack.suffix(way.count).contains { $0.inputs.value("props.\(prop)").isTruthy }
    }
  }
}
