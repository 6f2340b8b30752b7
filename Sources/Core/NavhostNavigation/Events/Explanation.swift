internal import NavhostSupport

/// Why a decision ended as it did.
public struct Explanation: Equatable, Sendable {
  /// The kinds of decisions.
  public enum Subject: String, Sendable {
    /// A controller leaves.
    case pop
    /// A gesture begins.
    case gesture
    /// A controller comes.
    case push
    /// Another tab is shown.
    case tab
  }

  /// The answer of a guard or a plugin.
  public enum Answer: String, Sendable {
    /// It may happen.
    case allow
    /// It may not happen.
    case deny
    /// Leaves the decision to others.
    case abstain
    /// A guard said no.
    case refused
    /// A guard that does not object.
    case satisfied
    /// A guard that objects, and that a policy overrides.
    case overridden
    /// A person is asked first.
    case ask
    /// The hook failed.
    case fault
    /// It was stopped from outside.
    case notAsked

    /// The answer in words.
    public var text: String {
      switch self {
      case .notAsked: "not asked"
      default: rawValue
      }
    }
  }

  /// A guard or a plugin, and where what it says is written. One serves for many steps.
  package final class Respondent: Equatable, Sendable {
    /// The plugin's name, or the guard's.
    package let name: String
    /// The file of the hook.
    package let file: String?
    /// The line on which the hook begins.
    package let line: Int?
    /// The hook that is asked; nil of a guard.
    package let hook: String?
    /// The class of the controller that it is asked about; nil of a guard.
    package let className: String?

    /// Whether its failure is a no.
    package let deniesOnError: Bool

    /// Who answered, and where its code stands.
    package init(
      _ name: String, file: String? = nil, line: Int? = nil, hook: String? = nil,
      className: String? = nil, deniesOnError: Bool = false
    ) {
      self.name = name
      self.file = file
      self.line = line
      self.hook = hook
      self.className = className
      self.deniesOnError = deniesOnError
    }

    package static func == (left: Respondent, right: Respondent) -> Bool {
      left.line == right.line && left.hook == right.hook && left.name.isExactly(right.name)
        && left.file.isExactly(right.file) && left.className.isExactly(right.className)
    }
  }

  /// How a decision ended.
  enum Ending: String {
    case popped, dismissed, selected, blocked, deferred, cancelled, ignored
    /// Of a push.
    case pushed
    /// A gesture runs.
    case began
  }

  /// The kind of decision.
  public internal(set) var subject: Subject
  /// Nil while it is under way.
  var ending: Ending?
  /// The reason that was given, nil where there is none.
  public internal(set) var reason: String?
  /// The way out that somebody took; nil of a push, and while a gesture runs.
  public internal(set) var source: PopSource?
  /// The class of the controller that was to be left or pushed.
  public internal(set) var className: String?
  /// In the order asked.
  public internal(set) var steps: [Step] = []
  /// Whom the decision could have asked, of its first hook and of the second: a gesture has two.
  private var first: Skips?
  private var second: Skips?
  /// Of a tab its place, from 0.
  public internal(set) var tab: Int?
  /// The actions that were done because of it, in the order asked.
  public internal(set) var actions: [Action] = []

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Makes an explanation up, for tests of its readers.
  package init(_ subject: Subject, outcome: String, source: PopSource? = nil, steps: [Step] = []) {
    self.subject = subject
    ending = Ending(rawValue: outcome)
    self.source = source
    self.steps = steps
  }

  /// Adds the steps of a verdict.
  mutating func add(_ more: consuming [Step]) {
    // Most decisions have the steps of one verdict: that list serves as it is.
    steps = steps.isEmpty ? more : steps + more
  }

  /// One of its hooks was asked so far, or not at all.
  mutating func note(_ skips: consuming Skips?) {
    guard let skips else { return }
    if first == nil || first?.roster.hook == skips.roster.hook {
      first = skips
    } else {
      second = skips
    }
  }

  /// Whether somebody was asked, or could have been.
  func hasNoted(_ hook: AskedHook) -> Bool {
    first?.roster.hook == hook || second?.roster.hook == hook
  }

  /// The plugins with that hook that were not asked, in the order of the chain.
  public var skipped: [Skipped] {
    var found: [Skipped] = []
    for skips in [first, second] {
      for plugin in skips?.skipped(excluding: steps) ?? []
      where !found.contains(where: { $0.by.isExactly(plugin.by) }) {
        found.append(plugin)
      }
    }
    return found
  }

  /// An outcome's name; of a push `pushed`, `blocked` or `ignored`; `began` while a gesture runs.
  public var outcome: String { ending?.rawValue ?? "" }
}
