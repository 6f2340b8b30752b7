/// Why a decision fell as it did.
public struct Explanation: Equatable, Sendable {
  public enum Subject: String, Sendable {
    case pop
    case gesture
    case push
  }

  /// What a guard or a plugin said.
  public enum Answer: String, Sendable {
    case allow
    case deny
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
  public final class Speaker: Equatable, Sendable {
    public let name: String
    public let file: String?
    public let line: Int?
    /// The hook that is asked; nil of a guard.
    public let hook: String?
    /// The class of the controller that it is asked about; nil of a guard.
    public let className: String?

    public init(
      _ name: String, file: String? = nil, line: Int? = nil, hook: String? = nil,
      className: String? = nil
    ) {
      self.name = name
      self.file = file
      self.line = line
      self.hook = hook
      self.className = className
    }

    public static func == (left: Speaker, right: Speaker) -> Bool {
      (left.name, left.file, left.line) == (right.name, right.file, right.line)
        && (left.hook, left.className) == (right.hook, right.className)
    }
  }

  /// One that was asked.
  public struct Step: Equatable, Sendable {
    public let speaker: Speaker
    public var answer: Answer?
    public var reason: String?
    /// The id of the controller that it was asked about; nil of a guard.
    public var controller: Int?

    public init(
      _ speaker: Speaker, answer: Answer?, reason: String? = nil, controller: Int? = nil
    ) {
      self.speaker = speaker
      self.answer = answer
      self.reason = reason
      self.controller = controller
    }

    /// The guard's or the plugin's name.
    public var by: String { speaker.name }
    public var file: String? { speaker.file }
    public var line: Int? { speaker.line }
    public var hook: String? { speaker.hook }
    public var className: String? { speaker.className }
  }

  /// How a decision ended.
  enum Ending: String {
    case popped, dismissed, selected, blocked, deferred, cancelled, ignored
    /// Of a push.
    case pushed
    /// A gesture runs.
    case began
  }

  public internal(set) var subject: Subject
  /// Nil while it is under way.
  var ending: Ending?
  public internal(set) var reason: String?
  /// What asked to leave; nil of a push, and while a gesture runs.
  public internal(set) var source: PopSource?
  /// The class of the controller that was to be left or pushed.
  public internal(set) var className: String?
  /// In the order asked.
  public internal(set) var steps: [Step] = []

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// For tests of what reads explanations: one that is made up.
  package init(_ subject: Subject, outcome: String, source: PopSource? = nil, steps: [Step] = []) {
    self.subject = subject
    ending = Ending(rawValue: outcome)
    self.source = source
    self.steps = steps
  }

  /// An outcome's name; of a push `pushed`, `blocked` or `ignored`; `began` while a gesture runs.
  public var outcome: String { ending?.rawValue ?? "" }
}

extension Explanation: CustomStringConvertible {
  public var description: String {
    let head = "\(subject.rawValue) \(outcome)" + (reason.map { ": \($0)" } ?? "")
    return ([head] + steps.map { "  \($0)" }).joined(separator: "\n")
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
