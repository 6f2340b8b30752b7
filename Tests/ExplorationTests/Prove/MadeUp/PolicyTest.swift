/// A test of one or two inputs that a made-up policy does, as Lua writes it and as it is.
struct PolicyTest {
  /// What kind of test it is: by this the figures are told.
  var kind: String
  /// An expression that never fails for the values below.
  var lua: String
  /// The inputs, and all kinds of values that they may have.
  var values: [String: [LuaDatum]]
  /// What stands before the plugin's table.
  var prelude: String?
  var holds: @Sendable (Inputs) -> Bool
}

/// What a policy decides by.
indirect enum Condition {
  case test(PolicyTest)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  func holds(_ inputs: Inputs) -> Bool {
    switch self {
    case .test(let test): test.holds(inputs)
    case .not(let inner): !inner.holds(inputs)
    case .and(let one, let other): one.holds(inputs) && other.holds(inputs)
    case .or(let one, let other): one.holds(inputs) || other.holds(inputs)
    }
  }

  var lua: String {
    switch self {
    case .test(let test): "(\(test.lua))"
    case .not(let inner): "not \(inner.lua)"
    case .and(let one, let other): "(\(one.lua) and \(other.lua))"
    case .or(let one, let other): "(\(one.lua) or \(other.lua))"
    }
  }

  var tests: [PolicyTest] {
    switch self {
    case .test(let test): [test]
    case .not(let inner): inner.tests
    case .and(let one, let other), .or(let one, let other): one.tests + other.tests
    }
  }
}
