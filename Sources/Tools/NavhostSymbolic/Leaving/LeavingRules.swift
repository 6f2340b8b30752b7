/// When a screen may be left without asking, by its props and what the app says of itself: what a platform wants to
/// know before somebody begins to swipe.
package struct LeavingRules: Sendable {
  /// The first whose condition holds counts; the last one has none.
  package struct Rule: Sendable {
    package var when: LeavingCondition
    package var canPop: Bool
  }

  package var plugin: String
  /// The patterns of classes that the plugin is asked about.
  package var controllers: [String]
  /// The sources of a pop for which it is asked.
  package var sources: [String]
  /// Its `gestureShouldBegin` may refuse: what it goes by is not told here.
  package var mayRefuseGesture: Bool
  package var rules: [Rule]
}

/// A test of props and `app` that other languages can make.
package indirect enum LeavingCondition: Hashable, Sendable {
  case all([LeavingCondition])
  case any([LeavingCondition])
  case not(LeavingCondition)
  case kind(LeavingValue, Kind)
  case equal(LeavingValue, LeavingValue)
  /// Two numbers or two texts in order; nothing else has one.
  case less(LeavingValue, LeavingValue)
  case lessOrEqual(LeavingValue, LeavingValue)

  /// What a value is.
  package enum Kind: String, Hashable, Sendable {
    case missing = "nil"
    case no = "false"
    case yes = "true"
    /// Any number that has an order.
    case number
    case notANumber = "nan"
    case text = "string"
    case table
  }

  package static let always = LeavingCondition.all([])
}

/// A value that other languages can find.
package indirect enum LeavingValue: Hashable, Sendable {
  case constant(Constant)
  case prop(ByteText)
  case app(ByteText)
  /// What stands in a table under a text or a number.
  case field(LeavingValue, Constant)
  /// The bytes of a text, the elements of a list.
  case length(LeavingValue)
}

/// A policy does not go by props and `app` alone.
package struct NotPortable: Error {
  package var message: String
  package var line: Int
}

extension HookRules {
  /// - Parameter gesture: the plugin's `gestureShouldBegin`.
  package func leaving(_ gesture: HookAnalysis?) throws(NotPortable) -> LeavingRules {
    let reader = LeavingReader(analysis)
    if analysis.takesRest {
      throw NotPortable(message: "asks the rest of the chain", line: analysis.line)
    }
    if let place = places.first {
      throw NotPortable(message: "not understood: \(place.what)", line: place.line)
    }
    var found: [LeavingRules.Rule] = []
    for rule in rules {
      found.append(.init(when: try reader.condition(rule), canPop: try reader.canPop(rule.outcome)))
    }
    while found.count > 1, found[found.count - 2].canPop == found[found.count - 1].canPop {
      found.remove(at: found.count - 2)
    }
    if !found.isEmpty { found[found.count - 1].when = .always }
    let policy = analysis.policy
    return LeavingRules(
      plugin: plugin, controllers: policy.patterns.map { $0.text },
      sources: policy.sources.map { $0.text }.sorted(),
      mayRefuseGesture: gesture?.paths.contains { $0.mayRefuse(policy) } ?? false, rules: found)
  }
}

extension Path {
  /// It says no, asks, or is not understood.
  fileprivate func mayRefuse(_ policy: Policy) -> Bool {
    switch answer {
    case .deny, .notUnderstood: true
    case .fault: policy.failsClosed
    default: !asked.isEmpty
    }
  }
}
