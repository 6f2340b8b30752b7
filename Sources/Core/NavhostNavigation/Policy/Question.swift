/// The words that navhost itself puts up: they are keys of the app's texts.
package enum OwnWord: String, CaseIterable, Sendable {
  case leave = "Leave"
  case stay = "Stay"
  case ok = "OK"
  case cancel = "Cancel"
}

/// A policy waits for it: for a choice of the person in front of the screen, or an answer of the app.
public struct Question: Equatable, Sendable {
  /// The kinds of questions.
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

  /// A choice of the person.
  public struct Choice: Equatable, Sendable {
    /// How a choice looks.
    public enum Style: String, Sendable, CaseIterable {
      /// Nothing special.
      case `default`
      /// It loses something.
      case destructive
      /// Everything stays as it is.
      case cancel
    }

    /// Answers name it by this.
    public var id: String
    /// The text that the person reads.
    public var title: String
    /// How it looks.
    public var style: Style
    /// The word of navhost's own that the title is, and that the app may say in the person's language.
    private var word: OwnWord?

    /// A choice; without an `id` its title is its id.
    public init(_ title: String, id: String? = nil, style: Style = .default) {
      self.id = id ?? title
      self.title = title
      self.style = style
    }

    /// "OK", in the person's language; its id is `ok`.
    public static var ok: Choice { Choice(.ok, id: Question.ok, style: .default) }
    /// "Cancel", in the person's language; its id is `cancel`.
    public static var cancel: Choice { Choice(.cancel, id: Question.cancel, style: .cancel) }

    fileprivate init(_ word: OwnWord, id: String, style: Style) {
      self.init(word.rawValue, id: id, style: style)
      self.word = word
    }

    /// The same with its word as the app says it.
    fileprivate func said(by say: (OwnWord) -> String) -> Choice {
      word.map { Choice(say($0), id: id, style: style) } ?? self
    }
  }

  /// The kind of question.
  public var kind: Kind
  /// The text that the person reads; `""` if the app is asked.
  public var message: String
  /// How it is shown.
  public var style: Style
  /// The choices of the person; empty if the app is asked.
  public var choices: [Choice]
  /// The action that the app is asked for; nil if the person is asked.
  public var action: String?
  /// The data that goes with the action.
  public var data: AppData?
  /// After how many seconds an answer of the app comes too late; nil: never.
  public var timeout: Double?

  /// A question with two choices: yes, whose id is `ok`, and no, whose id is `cancel`. Without words of its own
  /// it says "Leave" and "Stay", in the person's language.
  public init(
    _ message: String, ok: String? = nil, cancel: String? = nil, destructive: Bool = true,
    style: Style = .alert
  ) {
    let yes = Choice.Style(isDestructive: destructive)
    self.init(
      .confirm, message,
      [
        ok.map { Choice($0, id: Self.ok, style: yes) } ?? Choice(.leave, id: Self.ok, style: yes),
        cancel.map { Choice($0, id: Self.cancel, style: .cancel) }
          ?? Choice(.stay, id: Self.cancel, style: .cancel),
      ], style)
  }

  /// A question with choices of the policy's own; their ids differ. Without any there is "OK", which keeps
  /// everything as it is.
  public init(_ message: String, choices: [Choice], style: Style = .alert) {
    let only = Choice(.ok, id: Self.ok, style: .cancel)
    self.init(.choose, message, choices.isEmpty ? [only] : choices, style)
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

  fileprivate static let ok = "ok"
  fileprivate static let cancel = "cancel"
}

extension Question.Choice.Style {
  fileprivate init(isDestructive: Bool) { self = isDestructive ? .destructive : .default }
}

extension Question {
  /// The same with navhost's own words as the app says them.
  func said(by say: ((OwnWord) -> String)?) -> Question {
    guard let say else { return self }
    var said = self
    said.choices = choices.map { $0.said(by: say) }
    return said
  }

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
