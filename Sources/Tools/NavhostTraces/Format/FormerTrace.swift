internal import NavhostPluginHost
internal import NavhostSupport

/// Gives the lines of recordings of level 3 and older today's names.
struct FormerTrace {
  /// The first level with today's names.
  private static let firstWithNewNames = 4

  /// Whether the recording has the former names.
  let isFormer: Bool

  /// - Parameter api: The level of the contract at which the session was recorded.
  init(_ api: Int) {
    isFormer = api < Self.firstWithNewNames
  }

  // MARK: Headers

  func header(_ json: JSONValue) -> JSONValue {
    guard isFormer else { return json }
    return json.mapped { key, value in
      let new = FormerNames.headerKeys[key] ?? key
      switch key {
      case "profile": return (new, version(value))
      case "limits": return (new, value.mapped { (FormerNames.headerKeys[$0] ?? $0, $1) })
      case "masked": return (new, value.each { text($0, FormerNames.masks) })
      default: return (key, value)
      }
    }
  }

  private func version(_ value: JSONValue) -> JSONValue {
    guard let name = value.text, let number = FormerNames.versions[name].flatMap({ Int64($0) })
    else {
      return value
    }
    return .integer(number)
  }

  // MARK: Lines

  /// A line after the header, except for a decision.
  func line(_ json: JSONValue) -> JSONValue {
    guard isFormer else { return json }
    return json.mapped { key, value in
      switch key {
      case "op": (key, text(value, FormerNames.operations))
      case "args" where json["op"]?.text == "load": (key, value.each(plugin))
      case "did": (key, value.each(line))
      default: (key, value)
      }
    }
  }

  /// An inline plugin, as an operation loads it.
  private func plugin(_ json: JSONValue) -> JSONValue {
    json.mapped { key, value in
      switch key {
      case "sources": (key, value.each { text($0, FormerNames.sources) })
      case "onError": (key, text(value, FormerNames.faultResults))
      default: (key, value)
      }
    }
  }

  /// All of a decision's line.
  func decision(_ json: JSONValue) -> JSONValue {
    guard isFormer else { return json }
    return json.mapped { key, value in
      switch key {
      case "source": (key, text(value, FormerNames.sources))
      case "reads": (key, value.each(read))
      case "answers": (key, value.each(answer))
      default: (key, value)
      }
    }
  }

  /// `["pop",null,"source","program"]`
  private func read(_ json: JSONValue) -> JSONValue {
    guard var parts = json.array, parts.count >= 4, parts[0].text == ObjectKind.pop.name,
      parts[2].text == "source"
    else { return json }
    parts[3] = text(parts[3], FormerNames.sources)
    return .array(parts)
  }

  /// `{"failed":"nobody handles 'save'"}`
  private func answer(_ json: JSONValue) -> JSONValue {
    json.mapped { key, value in
      guard key == "failed", let new = value.text.flatMap(FormerNames.reason) else {
        return (key, value)
      }
      return (key, .string(new))
    }
  }

  private func text(_ value: JSONValue, _ names: [String: String]) -> JSONValue {
    value.text.flatMap { names[$0] }.map { .string($0) } ?? value
  }

  // MARK: Decisions

  /// A decision, as it is compared.
  func decided(_ decided: Decided) -> Decided {
    guard isFormer else { return decided }
    var new = decided
    if let source = decided.source { new.source = FormerNames.sources[source] ?? source }
    // Only guards and the engine decide so: a policy gives no reason for it.
    if decided.outcome == "ignored" || decided.outcome == "cancelled" {
      new.reason = decided.reason.map { FormerNames.guards[$0] ?? $0 }
      if decided.by.isExactly(decided.reason) { new.by = new.reason }
    }
    if let reason = new.reason.flatMap(FormerNames.reason) {
      // A policy may have said so itself, and says so again then.
      new.formerReason = new.reason
      new.reason = reason
    }
    return new
  }
}

extension JSONValue {
  /// An object with other members; anything else stays.
  fileprivate func mapped(_ change: (String, JSONValue) -> (String, JSONValue)) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        let (key, value) = change(member.key, member.value)
        return Member(key, value)
      })
  }

  /// A list with other elements; anything else stays.
  fileprivate func each(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .array(let values) = self else { return self }
    return .array(values.map(change))
  }
}
