internal import NavhostSupport

/// A failed call of a hook, a listener or a handler while the code of a spec ran.
struct SpecFault: Equatable {
  /// The error as Lua has it: the text that `assert.faults` compares with its pattern.
  var message: String
  /// The hook, or the function of `nav`, and the plugin; nil for the spec's own functions.
  var hook: String
  var plugin: String?
  /// The place, with the frames from there to the spec.
  var file = ""
  var line = 0
  var traceback: [String] = []
  /// The number of times that it happened.
  var count = 1
  /// Whether the plugin is quarantined because of it.
  var quarantines = false

  /// Whether it is another occurrence of the same failure.
  func isSame(as other: SpecFault) -> Bool {
    message.isExactly(other.message) && hook == other.hook
      && ExactName(plugin ?? "") == ExactName(other.plugin ?? "")
  }
}

/// The faults of a test, or of what `assert.faults` runs: each once, in the order in which they happened.
struct SpecFaultList {
  private(set) var faults: [SpecFault] = []
  /// The number of different faults that are kept.
  private static let most = 1000

  mutating func add(_ fault: SpecFault) {
    if let known = faults.firstIndex(where: { $0.isSame(as: fault) }) {
      faults[known].count += fault.count
      faults[known].quarantines = faults[known].quarantines || fault.quarantines
    } else if faults.count < Self.most {
      faults.append(fault)
    }
  }
}
