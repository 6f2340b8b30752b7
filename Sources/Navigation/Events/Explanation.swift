/// Why a decision ended as it did.
public struct Explanation: Equatable, Sendable {
  /// What was decided about.
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

  /// What a guard or a plugin said.
  public enum Answer: String, Sendable {
    /// It may happen.
    case allow
    /// It may not happen.
    case deny
    /// Somebody else decides.
    case noOpinion
    /// A guard said no.
    case refused
    /// A guard had nothing against it.
    case passed
    /// A guard said no, and a policy lifted it.
    case lifted
    /// A person is asked first.
    case ask
    /// The hook failed.
    case fault
    /// The decision had no units of work left for it.
    case notAsked

    /// The answer in words.
    public var text: String {
      switch self {
      case .noOpinion: "no opinion"
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

    /// Who answered, and where its code stands.
    package init(
      _ name: String, file: String? = nil, line: Int? = nil, hook: String? = nil,
      className: String? = nil
    ) {
      self.name = name
      self.file = file
      self.line = line
      self.hook = hook
      self.className = className
    }

    package static func == (left: Respondent, right: Respondent) -> Bool {
      (left.name, left.file, left.line) == (right.name, right.file, right.line)
        && (left.hook, left.className) == (right.hook, right.className)
    }
  }

  /// One guard or hook that was asked, and its answer.
  public struct Step: Equatable, Sendable {
    /// The guard or hook that answered.
    package let respondent: Respondent
    /// The answer; nil while there is none.
    public var answer: Answer?
    /// The reason that it gave, nil where it gave none.
    public var reason: String?
    /// The id of the controller that it was asked about; nil of a guard.
    public var controller: Int?

    /// A step with its answer.
    package init(
      _ respondent: Respondent, answer: Answer?, reason: String? = nil, controller: Int? = nil
    ) {
      self.respondent = respondent
      self.answer = answer
      self.reason = reason
      self.controller = controller
    }

    /// The guard's or the plugin's name.
    public var by: String { respondent.name }
    /// The file of the hook, nil of the engine's own steps.
    public var file: String? { respondent.file }
    /// The line on which the hook begins.
    public var line: Int? { respondent.line }
    /// The name of the hook.
    public var hook: String? { respondent.hook }
    /// The class of the controller that the step is about, where it matters.
    public var className: String? { respondent.className }
  }

  /// How a decision ended.
  enum Ending: String {
    case popped, dismissed, selected, blocked, deferred, cancelled, ignored
    /// Of a push.
    case pushed
    /// A gesture runs.
    case began
  }

  /// What was decided about.
  public internal(set) var subject: Subject
  /// Nil while it is under way.
  var ending: Ending?
  /// The reason that was given, nil where there is none.
  public internal(set) var reason: String?
  /// What asked to leave; nil of a push, and while a gesture runs.
  public internal(set) var source: PopSource?
  /// The class of the controller that was to be left or pushed.
  public internal(set) var className: String?
  /// In the order asked.
  public internal(set) var steps: [Step] = []
  /// Of a tab its place, from 0.
  public internal(set) var tab: Int?
  /// What was done because of it, in the order asked.
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
  mutating func add(_ more: [Step]) {
    // Most decisions have the steps of one verdict: that list serves as it is.
    steps = steps.isEmpty ? more : steps + more
  }

  /// An outcome's name; of a push `pushed`, `blocked` or `ignored`; `began` while a gesture runs.
  public var outcome: String { ending?.rawValue ?? "" }
}

extension Explanation: CustomStringConvertible {
  public var description: String {
    let head = "\(subject.rawValue) \(outcome)" + (reason.map { ": \($0)" } ?? "")
    let lines = steps.map { "  \($0)" } + actions.map { "  does \($0)" }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension Explanation.Step: CustomStringConvertible {
  public var description: String {
    var text = hook.map { "\(by).\($0)" } ?? by
    if let answer { text += ": \(answer.text)" }
    if let reason { text += " (\(reason))" }
    if let file { text += " at \(file)" + (line.map { ":\($0)" } ?? "") }
    return text
  }
}
