internal import NavhostRendering
internal import NavhostSupport

/// A script that was run, moment by moment.
struct Film {
  /// The state after a call of `nav`.
  struct Moment: Equatable {
    @Boxed var screen: Screen?
    /// The controllers of all stacks, as JSON.
    var stack: String
    /// The open question, as JSON.
    var question: String
    /// The number of decisions and events up to it.
    var decisions: Int
    var events: Int
  }

  /// A moment, and when it came.
  struct Step {
    var moment: Moment
    /// The line of the script that made the call, or that made the last one.
    var line: Int?
    /// Seconds on the virtual clock.
    var time: Double
    /// Seconds on the recording's clock, which no reset sets back.
    var recorded: Double
  }

  /// The number of steps after which a film ends.
  static let maxSteps = 1000

  private(set) var steps: [Step] = []
  private(set) var decisions: [String] = []
  private(set) var events: [String] = []
  /// The sources of the hooks that decided, by file.
  private(set) var sources: [ExactName: String] = [:]
  /// Whether the script went on after the last step.
  private(set) var isCut = false

  var isFull: Bool { steps.count >= Self.maxSteps }

  /// Adds a step if something changed. The steps of an empty stack are one until there is a decision.
  mutating func add(_ step: Step) {
    guard let last = steps.last else { return steps.append(step) }
    if last.moment == step.moment { return }
    if isFull {
      cut(at: last.moment)
    } else if last.moment.isEmpty, step.moment.decisions == 0 {
      steps[steps.count - 1] = step
    } else {
      steps.append(step)
    }
  }

  /// Ends the film before something that has no step.
  private mutating func cut(at moment: Moment) {
    isCut = true
    decisions.removeLast(decisions.count - moment.decisions)
    events.removeLast(events.count - moment.events)
  }

  /// The last step is of that line.
  mutating func mark(_ line: Int) {
    guard !isCut, !steps.isEmpty else { return }
    steps[steps.count - 1].line = line
  }

  mutating func add(event: String) { events.append(event) }

  /// - Parameter source: the file of the hook that decided, and what is in it.
  mutating func add(decision: String, source: (file: String, text: String)?) {
    decisions.append(decision)
    if let source, sources[source.file] == nil { sources[source.file] = source.text }
  }
}

extension Film.Moment {
  /// Whether no stack has a controller.
  fileprivate var isEmpty: Bool { stack == "[]" }
}
