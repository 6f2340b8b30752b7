extension Execution {
  private static let wish: ByteText = "cancelled by the user"

  func ask(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    if name == "perform" {
      try perform(arguments)
      return []
    }
    if isLoading || !HookShape.canAsk(hook) { throw fault("\(name.text) cannot be called here") }
    switch name {
    case "confirm": return [try confirm(arguments)]
    case "choose": return [try choose(arguments)]
    default: return try wait(arguments)
    }
  }

  private func needMessage(_ value: Value, _ name: String) throws(Stop) -> Operand {
    try need(value, .text, "\(name) needs a message, a string")
    return value.operand ?? .constant(.nil)
  }

  private func note(_ asking: Asking, _ message: Operand) -> Path.Asked {
    let asked = Path.Asked(
      number: result.asked.count + 1, asking: asking, message: message, line: site.line)
    result.asked.append(asked)
    timePasses()
    return asked
  }

  private func answer(_ asked: Path.Asked) -> Term {
    terms.term(.answer(policy.ownNumber(asked.number), asked.asking))
  }

  private func confirm(_ arguments: [Value]) throws(Stop) -> Value {
    let message = try needMessage(argument(arguments, 0), "confirm")
    let texts: [ByteText: Kinds] = [
      "ok": .text, "cancel": .text, "destructive": .boolean, "style": .text,
    ]
    try checkOptions(argument(arguments, 1), texts, "confirm")
    let asked = note(.confirm, message)
    let answer = answer(asked)
    let isYes =
      try decide([[Literal(.kind(answer, .true))], [Literal(.kind(answer, .false))]], asked: asked)
      == 0
    told = isYes ? .other(.nil) : .no(asked, reason: .constant(.text(Execution.wish)), value: nil)
    return .boolean(isYes)
  }

  private func checkOptions(
    _ value: Value, _ allowed: [ByteText: Kinds], _ name: String
  ) throws(Stop) {
    switch value {
    case .constant(.nil): return
    case .table(let table):
      if table.kept != nil { throw unclear("options that are kept") }
      for key in table.keys where try !isNil(table[key]) {
        guard let text = key.bytes, let kinds = allowed[text] else {
          throw fault("\(name): unknown option \(key.luaText)")
        }
        try need(table[key], kinds.union(.nil), "\(name): \(text.text) has a wrong type")
        if text == "style" {
          guard let style = table[key].bytes else { throw unclear("a style that is not known") }
          if style != "alert" && style != "sheet" {
            throw fault("\(name): style must be \"alert\" or \"sheet\"")
          }
        }
      }
    case .term(let some):
      if try isOf(some, .nil) { return }
      if try isOf(some, .table) { throw unclear("options of the app") }
      throw fault("\(name): options must be a table")
    default: throw fault("\(name): options must be a table")
    }
  }

  private func choose(_ arguments: [Value]) throws(Stop) -> Value {
    let message = try needMessage(argument(arguments, 0), "choose")
    if case .term(let some) = argument(arguments, 1), try isOf(some, .table) {
      throw unclear("choices of the app")
    }
    guard case .table(let list) = argument(arguments, 1), list.kept == nil else {
      throw fault("choose needs choices")
    }
    let count = try border(list)
    guard (1...8).contains(count) else { throw fault("choose needs 1 to 8 choices") }
    var ids: [ByteText] = []
    var cancel: ByteText?
    for place in 1...count {
      let (id, isCancel) = try choice(list[place])
      if ids.contains(id) { throw fault("two choices have the same id") }
      ids.append(id)
      if isCancel {
        if cancel != nil { throw fault("choose: two choices are cancels") }
        cancel = id
      }
    }
    try checkOptions(argument(arguments, 2), ["style": .text], "choose")
    let asked = note(.choose(ids), message)
    let answer = answer(asked)
    let picked = ids[
      try decide(ids.map { [Literal(.equal(answer, .constant(.text($0))))] }, asked: asked)]
    let value = Value.constant(.text(picked))
    if picked == cancel, ids.count > 1 {
      told = .no(asked, reason: .constant(.text(Execution.wish)), value: value)
    } else {
      told = .other(value)
    }
    return value
  }

  private func choice(_ value: Value) throws(Stop) -> (id: ByteText, isCancel: Bool) {
    switch value {
    case .constant(.text(let text)): return (text, false)
    case .table(let table):
      let allowed: [ByteText] = ["id", "title", "style"]
      for key in table.keys where !allowed.contains(key.bytes ?? "") {
        if try isNil(table[key]) { continue }
        throw fault("choose: unknown field \(key.luaText)")
      }
      let title = table["title"]
      try need(title, .text, "choose: a choice needs a title")
      let id = table["id"].isNil ? title : table["id"]
      if id.term != nil { throw unclear("a choice with an unknown id") }
      guard let text = id.bytes else { throw fault("choose: an id must be a string") }
      if table["style"].term != nil { throw unclear("a style that is not known") }
      if !table["style"].isNil {
        guard let style = table["style"].bytes,
          ["default", "cancel", "destructive"].contains(style)
        else {
          throw fault("choose: wrong style")
        }
        return (text, style == "cancel")
      }
      return (text, false)
    case .term: throw unclear("a choice that is not known")
    default: throw fault("choose: a choice is a string or a table")
    }
  }

  private func wait(_ arguments: [Value]) throws(Stop) -> [Value] {
    let name = argument(arguments, 0)
    try needAction(name, "await")
    _ = try data(argument(arguments, 1))
    try checkOptions(argument(arguments, 2), ["timeout": .number], "await")
    let asked = note(.await, name.operand ?? .constant(.nil))
    let answer = answer(asked)
    let fails =
      try decide(
        [[Literal(.kind(answer, .nil), false)], [Literal(.kind(answer, .nil))]], asked: asked) == 1
    if fails {
      let reason = terms.term(.reason(policy.ownNumber(asked.number)))
      told = .no(asked, reason: .term(reason), value: nil)
      return [.nil, .term(reason)]
    }
    told = .no(asked, reason: .constant(.text("failed")), value: .term(answer))
    return [.term(answer)]
  }

  private func needAction(_ value: Value, _ name: String) throws(Stop) {
    try need(value, .text, "\(name) needs an action, a string")
    if let bytes = value.bytes {
      let count = bytes.text.unicodeScalars.count
      if count < 1 || count > 64 { throw fault("\(name): an action has 1 to 64 characters") }
    } else if let operand = value.operand, try !branch(.fact(.actionName, [operand])) {
      throw fault("\(name): an action has 1 to 64 characters")
    }
  }

  private func perform(_ arguments: [Value]) throws(Stop) {
    if isLoading || !HookShape.canPerform(hook) { throw fault("perform cannot be called here") }
    let name = argument(arguments, 0)
    try needAction(name, "perform")
    let value = argument(arguments, 1)
    let text: DataText? = value.isNil ? nil : try data(value)
    if result.actions.count >= 16 { throw fault("more than 16 actions") }
    result.actions.append(
      Path.Action(name: name.operand ?? .constant(.nil), data: text, line: site.line))
  }
}
