/// What a policy waits for: a choice of the person in front of the screen, or an answer of the app.
public struct Question: Equatable, Sendable {
  /// What kind of question it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// Yes or no.
    case confirm
    /// One of several choices.
    case choose
    /// The app is asked, not the person.
    case await
  }

  /// How a question is shown.
  public enum Style: String, Sendable, CaseIterable {
    /// In the middle of the screen.
    case alert
    /// At the foot of the screen.
    case sheet
  }

  /// What the person may pick.
  public struct Choice: Equatable, Sendable {
    /// What a choice is like.
    public enum Style: String, Sendable, CaseIterable {
      /// Nothing special.
      case `default`
      /// It loses something.
      case destructive
      /// Everything stays as it is.
      case cancel
    }

    /// What answers call it.
    public var id: String
    /// What the person reads.
    public var title: String
    /// What it is like.
    public var style: Style

    /// A choice; without an `id` its title is its id.
    public init(_ title: String, id: String? = nil, style: Style = .default) {
      self.id = id ?? title
      self.title = title
      self.style = style
    }
  }

  /// What kind of question it is.
  public var kind: Kind
  /// What the person reads; `""` where the app is asked.
  public var message: String
  /// How it is shown.
  public var style: Style
  /// What the person may pick; empty where the app is asked.
  public var choices: [Choice]
  /// What the app is asked to do; nil where the person is asked.
  public var action: String?
  /// What goes with that.
  public var data: AppData?
  /// After how many seconds an answer of the app comes too late; nil: never.
  public var timeout: Double?

  /// A question with two choices: yes, whose id is `ok`, and no, whose id is `cancel`.
  public init(
    _ message: String, ok: String = "Leave", cancel: String = "Stay", destructive: Bool = true,
    style: Style = .alert
  ) {
    self.init(
      .confirm, message,
      [
        Choice(ok, id: Self.ok, style: destructive ? .destructive : .default),
        Choice(cancel, id: Self.cancel, style: .cancel),
      ], style)
  }

  /// A question with choices of the policy's own; their ids differ.
  public init(_ message: String, choices: [Choice], style: Style = .alert) {
    self.init(.choose, message, choices, style)
  }

  /// A question to the app. Where the answer has not come after `timeout` seconds, it has failed.
  public init(awaiting action: String, data: AppData? = nil, timeout: Double? = nil) {
    self.init(.await, "", [], .alert)
    self.action = action
    self.data = data
    self.timeout = timeout
  }

  private init(_ kind: Kind, _ message: String, _ choices: [Choice], _ style: Style) {
    self.kind = kind
    self.message = message
    self.choices = choices
    self.style = style
  }

  private static let ok = "ok"
  private static let cancel = "cancel"
}

extension Question {
  /// The word for yes: the first choice that is not `cancel`.
  public var ok: String { choices.first { $0.style != .cancel }?.title ?? "" }
  /// The word for no.
  public var cancel: String { choices.first { $0.style == .cancel }?.title ?? "" }
  /// Whether yes loses something.
  public var destructive: Bool {
    choices.first { $0.style != .cancel }?.style == .destructive
  }

  /// What the explanation says of it.
  package var summary: String { action.map { "waits for \(AppData.string($0))" } ?? message }

  /// Its fields, as scripts and events have them.
  package var fields: [(key: String, value: EventValue)] {
    var fields: [(key: String, value: EventValue)] = [("kind", .string(kind.rawValue))]
    if let action {
      fields.append(("action", .string(action)))
      if let data { fields.append(("data", .data(data))) }
      return fields
    }
    fields.append(("message", .string(message)))
    if kind == .confirm {
      fields += [
        ("ok", .string(ok)), ("cancel", .string(cancel)), ("destructive", .boolean(destructive)),
      ]
    }
    let list = choices.map { choice in
      AppData.fields([
        ("id", .string(choice.id)), ("title", .string(choice.title)),
        ("style", .string(choice.style.rawValue)),
      ])
    }
    return fields + [("style", .string(style.rawValue)), ("choices", .data(.list(list)))]
  }
}
