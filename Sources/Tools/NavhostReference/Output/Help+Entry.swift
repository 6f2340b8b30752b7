extension Reference.Help {
  /// What a name of the API means; nil where it is unknown.
  package static func text(_ entry: Reference.Entry) -> String? {
    switch entry.owner {
    case "hook": return hook(entry.name)
    case "plugin": return pluginField(entry.name)
    case "nav": return function(ofNav: entry.name)
    case "global":
      if let found = Reference.globalFunctions.first(where: { $0.name == entry.name }) {
        return describe(found, prefix: "")
      }
      return entry.name == "nav" ? function("nav") : luaFunction(entry.name)
    case "type": return object(entry.name)
    case "EventName": return event(entry.name)
    default: return word(entry) ?? member("\(entry.owner).\(entry.name)")
    }
  }

  private static func function(ofNav name: String) -> String? {
    if let found = Reference.navFunctions.first(where: { $0.name == name }) {
      return describe(found, prefix: "nav.")
    }
    return Reference.navFields.first { $0.name == name }.map { "nav." + describe($0) }
  }

  private static func word(_ entry: Reference.Entry) -> String? {
    guard let list = Reference.vocabulary(entry.owner),
      let word = list.words.first(where: { $0.text == entry.name })
    else { return nil }
    return "\"\(word.text)\": \(plain(word.doc))\n\(plain(list.doc))"
  }
}
