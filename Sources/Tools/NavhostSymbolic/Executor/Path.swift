/// One way through a hook: under which conditions it is taken, and what comes of it.
package struct Path: Sendable {
  package enum Answer: Sendable, Hashable {
    case none, allow, deny, value, told, fault, notUnderstood
  }

  /// A choice that was made: among the alternatives, the one with these conditions.
  package struct Choice: Sendable {
    package var literals: [Literal]
    package var index: Int
    /// The number of alternatives.
    package var count: Int
    package var asked: Asked?
  }

  /// A question, or a wait for the app.
  package struct Asked: Sendable, Hashable {
    package var number: Int
    package var asking: Asking
    package var message: Operand
    package var line: Int
  }

  /// What the app is asked to do.
  package struct Action: Sendable, Hashable {
    package var name: Operand
    package var data: DataText?
    package var line: Int
  }

  /// A value that is kept with the controller.
  package struct Kept: Sendable, Hashable {
    /// `state.tries`, `props.count`.
    package var place: ByteText
    package var value: Operand
  }

  package var literals: [Literal] = []
  package var choices: [Choice] = []
  package var answer = Answer.none
  /// The reason of a yes or no, the value of a hook that lays out.
  package var detail: Detail = .none
  package var line = 0
  package var file = 0
  /// Lines that explanations may give besides.
  package var lines: Set<Int> = []
  package var asked: [Asked] = []
  package var actions: [Action] = []
  /// What it leaves in `state` and `props` of the controller.
  package var kept: [Kept] = []
  /// What went wrong, or what is not understood.
  package var message = ""
  /// The statements that ran.
  var ran: Set<Site> = []
  /// A wrapper has asked the rest of the chain.
  var asksRest = false

  func isAtLine(of other: Path) -> Bool { line == other.line && file == other.file }

  /// It ends with an error, whatever that counts as.
  package var hasFailed: Bool { !message.isEmpty && answer != .notUnderstood }

  package enum Detail: Sendable, Hashable {
    case none
    case operand(Operand)
    /// A table.
    case data(DataText)
  }
}

/// Data of an action or of a setting, as Lua writes it where it is constant.
package struct DataText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case operand(Operand)
  }

  package var parts: [Part]
}
