package import NavhostLua
package import NavhostNavigation
internal import NavhostSupport

/// What a hook waits for: `confirm`, `choose` and `await` suspend it in the same way.
extension NavigationHost {
  /// `confirm(message[, {ok =, cancel =, destructive =, style =}])`: true or false.
  package func confirm(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    try wait(call, "confirm") { () throws(LuaRaise) in
      let known = ["ok", "cancel", "destructive", "style"]
      let options = try OptionTable(plain(call[1]), of: "confirm", known: known)
      return Question(
        try QuestionReader.message(call, "confirm"),
        ok: try options["ok"].text().map { Plain.line($0, limit: 60) } ?? said(.leave),
        cancel: try options["cancel"].text().map { Plain.line($0, limit: 60) } ?? said(.stay),
        destructive: try options["destructive"].flag() ?? true,
        style: try options["style"].choice() ?? .alert)
    }
  }

  /// `choose(message, choices[, {style =}])`: the id of the choice that is picked.
  package func choose(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    try wait(call, "choose") { () throws(LuaRaise) in
      let message = try QuestionReader.message(call, "choose")
      let choices = try QuestionReader.choices(plain(call[1]))
      let options = try OptionTable(plain(call[2]), of: "choose", known: ["style"])
      return Question(message, choices: choices, style: try options["style"].choice() ?? .alert)
    }
  }

  /// `await(action[, data[, {timeout =}]])`: what the app answers, or nil and why it does not.
  package func await(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    try wait(call, "await") { () throws(LuaRaise) in
      let action = try ActionName.read(call[0], "await")
      let data = try actionData(call[1], "await", call.output)
      let options = try OptionTable(plain(call[2]), of: "await", known: ["timeout"])
      return Question(
        awaiting: action, data: data, timeout: try QuestionReader.timeout(options["timeout"]))
    }
  }

  private func wait(
    _ call: LuaCall, _ function: String, _ question: () throws(LuaRaise) -> Question
  ) throws(LuaRaise) -> LuaReply {
    guard let running = current(in: call.state), running.run.hook.canWait else {
      let hooks = HookName.allCases.filter { $0.canWait }.map { $0.rawValue }
      throw LuaRaise(
        "\(function) is good inside \(hooks.dropLast().joined(separator: ", ")) and "
          + "\(hooks.last ?? "") only")
    }
    if isEvaluating { throw LuaRaise("\(function) cannot wait in an expression") }
    let question = try question()
    guard call.state.canSuspend, running.run.canSuspend else {
      throw LuaRaise("\(function) cannot wait here: something that cannot yield is running")
    }
    running.run.question = question
    running.placeOfQuestion = call.state.runningPlace
    return .suspend
  }

  /// The data that go with an action.
  func actionData(
    _ value: LuaValue, _ function: String, _ output: LuaOutput
  ) throws(LuaRaise) -> AppData? {
    output.spend(copying(value))
    do throws(DataError) {
      return try AppData(value) { dataTable($0) }
    } catch {
      throw LuaRaise("\(function): \(error.message)")
    }
  }
}

/// Reads what a question is made of.
enum QuestionReader {
  static let maxChoices = 8

  static func message(_ call: LuaCall, _ function: String) throws(LuaRaise) -> String {
    guard let message = call[0].stringValue else {
      throw LuaRaise("\(function) needs a message, a string, got \(call[0].described)")
    }
    return Plain.escaped(message, limit: 1000)
  }

  static func timeout(_ option: OptionReader) throws(LuaRaise) -> Double? {
    guard !option.value.isNil else { return nil }
    guard let seconds = option.value.numberValue, seconds > 0 else {
      throw LuaRaise(
        "await: 'timeout' must be a number of seconds above 0, got \(option.value.described)")
    }
    return seconds.isFinite ? seconds : nil
  }

  static func choices(_ value: LuaValue) throws(LuaRaise) -> [Question.Choice] {
    guard let table = value.tableValue, table.isList else {
      throw LuaRaise("choose needs a list of choices, got \(value.described)")
    }
    guard (1...maxChoices).contains(table.pairs.count) else {
      throw LuaRaise("choose needs 1 to \(maxChoices) choices, got \(table.pairs.count)")
    }
    let choices = try table.list.enumerated().map { place throws(LuaRaise) in
      try choice(place.element, place.offset + 1)
    }
    var ids: Set<ExactName> = []
    for choice in choices where !ids.insert(choice.id).inserted {
      throw LuaRaise("choose: two choices have the id \"\(Plain.line(choice.id, limit: 60))\"")
    }
    guard choices.count(where: { $0.style == .cancel }) <= 1 else {
      throw LuaRaise("choose: one choice at most may have the style \"cancel\"")
    }
    return choices
  }

  private static func choice(_ value: LuaValue, _ number: Int) throws(LuaRaise) -> Question.Choice {
    let place = "choose: choice \(number)"
    if let title = value.stringValue {
      guard !title.isEmpty else { throw LuaRaise("\(place) needs a title") }
      return Question.Choice(Plain.line(title, limit: 60), id: title)
    }
    guard value.tableValue != nil else {
      throw LuaRaise("\(place) must be a string or a table, got \(value.described)")
    }
    let fields = try OptionTable(value, of: place, known: ["id", "title", "style"])
    do throws(LuaRaise) {
      guard let title = try fields["title"].text(), !title.isEmpty else {
        throw LuaRaise("it needs a title")
      }
      let id = try fields["id"].text() ?? title
      guard !id.isEmpty else { throw LuaRaise("'id' must not be empty") }
      return Question.Choice(
        Plain.line(title, limit: 60), id: id, style: try fields["style"].choice() ?? .default)
    } catch {
      throw LuaRaise("\(place): \(error.message)")
    }
  }
}

/// The names of actions.
package enum ActionName {
  static let maxLength = 64

  /// A name as a script or a plugin gives it.
  package static func read(_ value: LuaValue, _ function: String) throws(LuaRaise) -> String {
    guard let name = value.stringValue, (1...maxLength).contains(name.unicodeScalars.count) else {
      throw LuaRaise(
        "\(function) needs an action, a string of 1 to \(maxLength) characters, "
          + "got \(described(value))")
    }
    guard !name.unicodeScalars.contains(where: { $0.isControl }) else {
      throw LuaRaise("\(function): an action's name has no control characters")
    }
    return name
  }

  private static func described(_ value: LuaValue) -> String {
    guard let count = value.stringValue?.unicodeScalars.count, count > maxLength else {
      return value.described
    }
    return "one of \(count)"
  }
}

extension Reply {
  /// What the app answers who waits for it: data, or nothing; beside false and nothing, why.
  package init(_ data: AppData?, _ reason: String?) {
    let reason = reason.map { Plain.line($0, limit: 200) }
    switch data {
    case nil: self = .failed(reason: reason ?? "failed")
    case .boolean(false)?: self = reason.map { .refused(reason: $0) } ?? .data(.boolean(false))
    case let data?: self = .data(data)
    }
  }
}

extension Question {
  /// What the function that asked returns.
  func results(_ reply: Reply) -> [LuaValue] {
    switch (kind, reply) {
    case (.confirm, _): [.boolean(isYes(reply))]
    case (_, .choice(let id)): [.string(id)]
    case (_, .data(let data)): [data.lua]
    case (_, .refused(let reason)): [.boolean(false), .string(reason)]
    case (_, .failed(let reason)): [.nil, .string(reason)]
    case (_, .accepted(let accepted)): [.boolean(accepted)]
    }
  }
}
